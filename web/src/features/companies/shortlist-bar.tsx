import { maxCompared, screens } from '@tameer/contract'
import * as words from '#words/shortlist-mark'
import { ActionLink } from '../../ui/links.tsx'
import { useShortlist } from './shortlist.ts'

/**
 * Bar below a list of companies, shown when something is on the shortlist: leads to a request to those companies. If
 * there are more than `maxCompared`, the visitor chooses some first.
 */
export function ShortlistBar() {
  const kept = useShortlist().map(({ id }) => id)
  if (kept.length === 0) return null
  const few = kept.length <= maxCompared
  return (
    <div className="stick-bottom z-10 -mx-4 mt-8 flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-edge border-t bg-paper px-4 py-2 sm:mx-0 sm:px-0">
      <p className="leading-tight">
        <span className="block text-muted text-small">{words.shortlist}</span>
        {words.companiesKept(kept.length)}
      </p>
      <ActionLink main to={screens.shortlist.to(few ? { ask: kept } : {})}>
        {words.askThese(kept.length)}
      </ActionLink>
    </div>
  )
}
