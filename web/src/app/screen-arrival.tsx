import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { documentTitle } from '#words/shell'
import { repeatEarlyInput } from '../browser/early-input.ts'
import { isStaying } from '../browser/staying.ts'

const storageKey = 'scroll'
const restoreMs = 10_000
let places: Record<string, number> | undefined

function savedPlaces(): Record<string, number> {
  try {
    places ??= JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    places = {}
  }
  return places
}

function keepPlaces() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(savedPlaces()))
  } catch {
    // A full or closed storage only costs the place after a reload.
  }
}

/** Scrolls to where the person was; what is fetched may still be growing, so it tries until they move themselves. */
function restoreScroll(top: number): () => void {
  const end = performance.now() + restoreMs
  let frame = 0
  const attempt = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < end) frame = requestAnimationFrame(attempt)
  }
  attempt()
  const stop = () => cancelAnimationFrame(frame)
  for (const own of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(own, stop, { once: true, passive: true })
  }
  return stop
}

let lastPathname: string | undefined

/**
 * Stands beside each screen, keyed by the entry of the history, and greets it once it is there: names the document
 * after its h1, moves the focus to it, and scrolls to the top, or back to where the person was. The first screen hears
 * of what was typed before the client ran. A query that
 * is replaced under way, as a search does, is no arrival.
 */
export function ScreenArrival() {
  const { key, pathname, state } = useLocation()
  const action = useNavigationType()

  // A layout effect of a keyed component: its clean-up runs before the next screen is shown and moves the scroll.
  useLayoutEffect(() => {
    const keep = () => {
      savedPlaces()[key] = window.scrollY
    }
    const leave = () => {
      keep()
      keepPlaces()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      keep()
      window.removeEventListener('pagehide', leave)
    }
  }, [key])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const first = lastPathname === undefined
    const takenOver = first && document.getElementById('root')?.dataset.address === pathname
    if (takenOver) repeatEarlyInput()
    const sameScreen = lastPathname === pathname && action === 'REPLACE'
    lastPathname = pathname
    if (sameScreen) return
    greet(first)
    const saved = action === 'POP' ? savedPlaces()[key] : undefined
    if (saved !== undefined) return restoreScroll(saved)
    // Hydrated HTML has been there for a while: a person who scrolled it stays there.
    if (takenOver || (!first && isStaying(state))) return
    window.scrollTo(0, 0)
    return
  }, [key, pathname, action, state])

  return null
}

function greet(first: boolean) {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  if (!document.title.startsWith(heading.textContent)) document.title = documentTitle(heading.textContent)
  if (first || heading.closest('main')?.contains(document.activeElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
