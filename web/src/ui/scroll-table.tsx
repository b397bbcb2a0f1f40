import type { ReactNode } from 'react'

const ledger = [
  'w-full border-separate border-spacing-0 text-small figures',
  '[&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2.5 @max-[32rem]:[&_:is(td,th)]:px-1.5',
  '[&_:is(td,th)]:text-end [&_:is(td,th)]:align-top [&_td]:whitespace-nowrap',
  '[&_th]:font-normal [&_thead_th]:text-muted [&_tfoot_:is(td,th)]:font-semibold',
  '[&_tfoot_:is(td,th)]:border-b-0 [&_tfoot_:is(td,th)]:border-t [&_tfoot_:is(td,th)]:border-edge',
  '[&_th:first-child]:text-start',
  '[&_th:first-child]:min-w-24 @min-[32rem]:[&_th:first-child]:min-w-36 @max-[32rem]:[&_th:first-child]:border-e',
  '@max-[32rem]:text-[0.8125rem] @max-[32rem]:[&_td]:whitespace-normal',
].join(' ')

/**
 * A ledger: words in the first column, figures at the end of the others. On a phone it is set close, so that the
 * cost is in view. A table wider than its place scrolls inside itself; no column is sticky, since it would hide
 * digits.
 */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that scrolls, reached by keyboard to be scrolled
    <div
      aria-label={label}
      className="@container relative max-w-full overflow-x-auto border border-line bg-sheet"
      role="region"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll the table
      tabIndex={0}
    >
      <table className={ledger}>
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  )
}
