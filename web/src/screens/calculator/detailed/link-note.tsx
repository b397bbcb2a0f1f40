import { currentPriceBook, detailedEstimate } from '@tameer/calculator'
import { useMemo } from 'react'
import { displayAmount } from '#words/amounts'
import * as linkWords from '#words/link-prices'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { newestBook } from '../../../store/prices/present-book.ts'
import { Link } from '../../../ui/link.tsx'
import { PlainNote } from '../../../ui/text/plain-note.tsx'
import { dateOfPrices, hasOlderPrices } from '../older-prices.ts'
import { useTotalWhenMade } from '../use-total-when-made.ts'
import { type DetailedAnswers, todaysBillQuery } from './use-detailed-answers.ts'

export type LinkPrices = Pick<DetailedAnswers, 'texts' | 'linkTotalPkr'> & {
  version: string
  /** The bill's total at the prices that are shown. */
  totalPkr: number
  /** True when the prices of that version cannot be had. */
  missing: boolean
}

/** Says that a link was made with other prices, and shows both figures. The bill is at its prices as long as they can be had. */
export function LinkNote({ missing, ...link }: LinkPrices) {
  const { texts, version, totalPkr } = link
  const newest = useWatched(newestBook, currentPriceBook)
  const today = useMemo(
    () => (version === newest.version ? undefined : detailedEstimate(texts, newest)),
    [version, newest, texts],
  )
  if (hasOlderPrices(version)) return missing && <MissingPrices {...link} />
  if (!today?.ok) return null
  return (
    <PlainNote>
      {linkWords.olderPrices(
        dateOfPrices(version),
        displayAmount(totalPkr),
        displayAmount(today.estimate.total.costPkr),
      )}{' '}
      <Link className="link" replace to={`?${todaysBillQuery(texts)}`}>
        {linkWords.useTodaysPrices}
      </Link>
    </PlainNote>
  )
}

/** The same at the newest prices, where those of the link cannot be had. */
function MissingPrices({ texts, linkTotalPkr, version, totalPkr }: Omit<LinkPrices, 'missing'>) {
  const then = useTotalWhenMade(texts, version, linkTotalPkr)
  if (!then) return null
  return (
    <PlainNote>
      {(then.isGone ? linkWords.pricesGone : linkWords.olderPrices)(
        dateOfPrices(version),
        then.totalPkr === undefined ? undefined : displayAmount(then.totalPkr),
        displayAmount(totalPkr),
      )}
    </PlainNote>
  )
}
