import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storageKey = 'scroll'
const restoreMs = 1000
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

/** Scrolls to where the person was; what is fetched may still be growing, so it tries for a second. */
function restoreScroll(top: number): () => void {
  const end = performance.now() + restoreMs
  let frame = 0
  const attempt = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < end) frame = requestAnimationFrame(attempt)
  }
  attempt()
  const stop = () => cancelAnimationFrame(frame)
  for (const own of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(own, stop, { once: true, passive: true })
  }
  return stop
}

let firstArrival = true

/**
 * Stands beside each screen and greets it once it is there: names the document after its h1, moves the focus to
 * it, and scrolls to the top, or back to where the person was.
 */
export function ScreenArrival() {
  const { key, pathname } = useLocation()
  const back = useNavigationType() === 'POP'

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', keepPlaces)
    return () => window.removeEventListener('pagehide', keepPlaces)
  }, [])

  // As a layout effect its clean-up still sees the scroll of the screen that is left.
  useLayoutEffect(() => {
    const keep = () => {
      savedPlaces()[key] = window.scrollY
    }
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [key])

  useEffect(() => {
    const saved = back ? savedPlaces()[key] : undefined
    if (saved !== undefined) return restoreScroll(saved)
    window.scrollTo(0, 0)
    return
  }, [key, back])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone is the same screen
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !document.title.startsWith(heading.textContent))
      document.title = `${heading.textContent} · Tameer`
    const first = firstArrival
    firstArrival = false
    if (first || !heading) return
    const main = heading.closest('main')
    if (main?.contains(document.activeElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])

  return null
}
