import { useEffect } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { isForeign } from './history-entries.ts'

/**
 * Brings the part named by the address's `part` into sight once the screen is shown, opens it when it can be opened, and
 * moves the focus to it. Going back and reloading return to the place left instead. The hash of the address
 * belongs to the router, so a part cannot be a fragment.
 */
export function useOpenedPart() {
  const { key } = useLocation()
  const action = useNavigationType()
  const part = useSearchParams()[0].get('part')

  useEffect(() => {
    const element = part && document.getElementById(part)
    if (!element) return
    if (element instanceof HTMLDetailsElement) element.open = true
    const returning = action === 'POP' && !isForeign(key)
    if (action === 'REPLACE' || returning) return
    const stop = element.querySelector<HTMLElement>('summary') ?? element
    if (stop === element) element.tabIndex = -1
    stop.focus({ preventScroll: true })
    // After the arrival, which begins every screen at its top, and a frame after the opening, which so moves nothing
    // that is in sight.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => element.scrollIntoView())
    })
    return () => cancelAnimationFrame(frame)
  }, [part, key, action])
}
