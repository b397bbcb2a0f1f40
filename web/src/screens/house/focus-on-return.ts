import { focusHeading } from '../../browser/focus-heading.ts'

/**
 * Moves the focus when a sheet has closed: to what opened it, in a row that is opened for it. `query` is that of the sheet's
 * address; undefined after an act, and then the next thing that waits gets the focus, or the heading. `label` is the text
 * of what opened it, if known.
 */
export function focusOnReturn(query: string | undefined, label?: string | null): void {
  const shown = query === undefined ? [] : openers(query).filter(isShown)
  const opener = shown.find(({ textContent }) => textContent === label) ?? shown[0]
  if (!opener) {
    focusHeading()
    // Going back in the history restores the place where the page was left; what the act changed stands at the top.
    requestAnimationFrame(() => document.body.scrollIntoView?.())
    return
  }
  const row = opener.closest('details')
  if (row) row.open = true
  opener.focus()
}

function openers(query: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('main a[href], main [data-opens]')
  return [...all].filter((one) => (one.dataset.opens ?? one.getAttribute('href') ?? '').endsWith(query))
}

/** False for what is hidden at this width. What is in a closed row counts as shown. */
function isShown(element: HTMLElement): boolean {
  const row = element.closest('details')
  return (row ?? element).getClientRects().length > 0
}
