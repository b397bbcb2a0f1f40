import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { isForeign } from './history-entries.ts'

/** Focuses a field in a part; false while it is not there. */
type GoTo = (part: HTMLElement, field: string) => boolean

/**
 * Scrolls to the part named by the address's `part` once the screen is shown, opens its fold if it has one, and
 * focuses it: the line that folds it, or else a heading that takes the focus. With `goTo` the address's `field` names
 * a field in the part, which takes the focus instead, as soon as it is there. Back and reload return to the stored
 * position. The hash of the address belongs to the router, so a fragment cannot name a part.
 */
export function useOpenedPart(goTo?: GoTo) {
  const { key } = useLocation()
  const action = useNavigationType()
  const [search] = useSearchParams()
  const part = search.get('part')
  const field = search.get('field')
  const reach = useRef(goTo)
  reach.current = goTo

  useEffect(() => {
    const element = part && document.getElementById(part)
    if (!element) return
    const fold = element.matches('details') ? element : element.querySelector(':scope > details')
    if (fold instanceof HTMLDetailsElement) fold.open = true
    const returning = action === 'POP' && !isForeign(key)
    if (action === 'REPLACE' || returning) return
    const stop = element.querySelector<HTMLElement>('summary:not([hidden]), h2[tabindex]') ?? element
    if (stop === element) element.tabIndex = -1
    stop.focus({ preventScroll: true })
    let leave: (() => void) | undefined
    // Runs after the arrival, which scrolls every screen to its top, and one frame after the part was opened. So
    // nothing in view moves.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        element.scrollIntoView()
        if (field !== null && reach.current) leave = goWhenThere(element, field, reach.current)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      leave?.()
    }
  }, [part, field, key, action])
}

/** Goes to the field at once, or when it comes, unless the person does something first. Returns the way to give up. */
function goWhenThere(part: HTMLElement, field: string, goTo: GoTo): () => void {
  const giveUp = new AbortController()
  const observer = new MutationObserver(() => {
    if (goTo(part, field)) giveUp.abort()
  })
  giveUp.signal.addEventListener('abort', () => observer.disconnect())
  if (goTo(part, field)) return () => {}
  observer.observe(part, { childList: true, subtree: true })
  for (const act of ['pointerdown', 'keydown']) {
    window.addEventListener(act, () => giveUp.abort(), { signal: giveUp.signal })
  }
  return () => giveUp.abort()
}
