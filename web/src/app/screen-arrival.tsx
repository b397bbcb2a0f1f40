import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { lang } from '#words/language'
import { documentTitle } from '#words/shell'
import { repeatEarlyInput } from '../browser/early-input.ts'
import { applyLateFont } from '../browser/late-font.ts'
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
    // A full or blocked storage costs only the scroll position after a reload.
  }
}

/**
 * Scrolls to the stored position. Data may still be loading and make the page longer, so it tries again until the
 * person scrolls.
 */
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
 * Sets the title and moves the focus when a screen is mounted. It stands beside each screen, keyed by the history
 * entry: it titles the document after the screen's h1, focuses that h1, and scrolls to the top, or to the stored
 * position. On the first screen it also replays what was typed before the client ran. A replaced query, as in a
 * search, is not an arrival.
 */
export function ScreenArrival() {
  const { key, pathname, search, state } = useLocation()
  const action = useNavigationType()

  // A layout effect of a keyed component: its clean-up runs before the next screen is shown and changes the scroll
  // position.
  useLayoutEffect(() => {
    // Before the new screen is painted, and never in one that somebody reads.
    if (lang !== 'en' && lastPathname !== undefined && lastPathname !== pathname) applyLateFont()
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
  }, [key, pathname])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const first = lastPathname === undefined
    const takenOver = first && document.getElementById('root')?.dataset.address === pathname + search
    if (takenOver) repeatEarlyInput()
    const sameScreen = lastPathname === pathname && action === 'REPLACE'
    lastPathname = pathname
    if (sameScreen) return
    greet(first)
    const saved = action === 'POP' ? savedPlaces()[key] : undefined
    if (saved !== undefined) return restoreScroll(saved)
    // Prerendered HTML is visible before hydration: if the person has scrolled it, the position stays.
    if (takenOver || (!first && isStaying(state))) return
    window.scrollTo(0, 0)
    return
  }, [key, pathname, search, action, state])

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
