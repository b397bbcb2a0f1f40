import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { isForeign } from '../history-entries.ts'

/** Focuses a field in a part; false while it is not there. */
type GoTo = (part: HTMLElement, field: string) => boolean

/**
 * Scrolls to the part named by the address's `part` once the screen is shown, opens its fold if it has one, and
 * focuses it: the line that folds it, or else a heading that takes the focus. With `goTo` the address's `field` names
 * a field in the part, which takes the focus instead, as soon as it is there. A part keeps its place when what stands
 * above it comes later. Back and reload return to the stored position. The hash of the address belongs to the router,
 * so a fragment cannot name a part.
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
        leave =
          field !== null && reach.current ? goWhenThere(element, field, reach.current) : keepPlace(element)
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
  if (goTo(part, field)) return () => {}
  const giveUp = onChange(part, () => {
    if (goTo(part, field)) giveUp.abort()
  })
  return () => giveUp.abort()
}

/** Scrolls to the part again when a change moves it, until the person does something. Returns the way to give up. */
function keepPlace(part: HTMLElement): () => void {
  const inView = () => Math.round(part.getBoundingClientRect().top)
  const inPage = () => Math.round(part.getBoundingClientRect().top + window.scrollY)
  const kept = inView()
  let known = inPage()
  const check = () => {
    const moved = inPage() !== known
    // A scroll bar and a search in the page scroll without a press or a key: only the view has moved.
    if (inView() !== kept && !moved) giveUp.abort()
    else if (inView() !== kept) part.scrollIntoView()
    known = inPage()
  }
  const giveUp = onChange(document.body, check)
  window.addEventListener('scroll', check, { signal: giveUp.signal })
  return () => giveUp.abort()
}

/** Calls after each change within an element, until the person does something or what it returns is aborted. */
function onChange(within: HTMLElement, call: () => void): AbortController {
  const giveUp = new AbortController()
  const observer = new MutationObserver(call)
  giveUp.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(within, { childList: true, subtree: true })
  for (const act of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(act, () => giveUp.abort(), { signal: giveUp.signal })
  }
  return giveUp
}
