import { useEffect } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { isForeign } from './history-entries.ts'

/**
 * Scrolls to the part named by the address's `part` once the screen is shown, opens its fold if it has one, and
 * focuses it: the line that folds it, or else a heading that takes the focus. Back and reload return to the stored position instead. The hash of the address belongs to the router,
 * so a fragment cannot name a part.
 */
export function useOpenedPart() {
  const { key } = useLocation()
  const action = useNavigationType()
  const part = useSearchParams()[0].get('part')

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
    // Runs after the arrival, which scrolls every screen to its top, and one frame after the part was opened. So
    // nothing in view moves.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => element.scrollIntoView())
    })
    return () => cancelAnimationFrame(frame)
  }, [part, key, action])
}
