// Tells if the first two quotes are so close that the filled-in amounts may reverse their order.
import type { FilledIn, LevelledQuote } from './level-quote.ts'
import { type Ordered, orderQuotes } from './order-quotes.ts'

/** The first quote may cost more than the second, if the lines it depends on become expensive. */
export interface Close {
  readonly first: string
  readonly second: string
  /** Amount by which the second costs more at present. Whole rupees. */
  readonly apartPkr: number
  /** Lines of the first that the estimate filled in, the largest possible rise first; never empty. */
  readonly hangsOn: readonly FilledIn[]
}

type Compared = Ordered & Pick<LevelledQuote, 'filledIn' | 'likeForLikeHighPkr'>

/**
 * Compares the first two quotes. Undefined when the first stays the cheapest at the high end of its range, and for
 * a single quote. Two equal totals without a range are not close.
 */
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
