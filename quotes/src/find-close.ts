// Whether the first two quotes are so close that what was filled in may turn them round.
import type { FilledIn, LevelledQuote } from './level-quote.ts'
import { type Ordered, orderQuotes } from './order-quotes.ts'

/** The first quote may cost more than the second, if the lines that it hangs on turn out dear. */
export interface Close {
  readonly first: string
  readonly second: string
  /** What the second costs more as it stands. Whole rupees. */
  readonly apartPkr: number
  /** Lines of the first that the estimate filled in, those that may rise most first; never empty. */
  readonly hangsOn: readonly FilledIn[]
}

type Compared = Ordered & Pick<LevelledQuote, 'filledIn' | 'likeForLikeHighPkr'>

/** Undefined when the first is the cheapest whatever comes, and for a single quote. Two equal totals without a range are not close. */
export function findClose(quotes: readonly Compared[]): Close | undefined {
  const [first, second] = orderQuotes(quotes)
  if (!first || !second || first.likeForLikeHighPkr <= second.likeForLikePkr) return undefined
  const hangsOn = first.filledIn
    .filter(({ costPkr, highPkr }) => highPkr > costPkr)
    .toSorted((one, other) => other.highPkr - other.costPkr - (one.highPkr - one.costPkr))
  return {
    ...{ first: first.id, second: second.id, hangsOn },
    apartPkr: second.likeForLikePkr - first.likeForLikePkr,
  }
}
