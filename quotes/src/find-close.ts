// Tells if the first two quotes are so close that the filled-in amounts may reverse their order.
import type { FilledIn, LevelledQuote } from './level-quote.ts'
import { type Ordered, orderQuotes } from './order-quotes.ts'

/** The first quote may cost more than the second, if the lines it depends on become expensive. */
export interface Close {
  readonly first: string
  readonly second: string
  /** Amount by which the second costs more at present. Whole rupees. */
  readonly apartPkr: number
  /**
   * Lines of the first that the estimate filled in and that may rise further than in the second, the largest such
   * rise first; never empty.
   */
  readonly hangsOn: readonly FilledIn[]
}

type Compared = Ordered & Pick<LevelledQuote, 'filledIn'>

/**
 * Compares the first two quotes. Undefined when the first stays the cheapest although everything it leaves to the
 * family beyond the second is dear, and for a single quote: a line filled in alike in both makes no two quotes close.
 * Two equal totals without such a rise are not close.
 */
export function findClose(quotes: readonly Compared[]): Close | undefined {
  const [first, second] = orderQuotes(quotes)
  if (!first || !second) return undefined
  const apartPkr = second.likeForLikePkr - first.likeForLikePkr
  const inSecond = new Map(second.filledIn.map((line) => [line.id, riseOf(line)]))
  const rises = first.filledIn
    .map((line) => ({ line, risePkr: riseOf(line) - (inSecond.get(line.id) ?? 0) }))
    .filter(({ risePkr }) => risePkr > 0)
    .toSorted((one, other) => other.risePkr - one.risePkr)
  if (rises.reduce((sum, { risePkr }) => sum + risePkr, 0) <= apartPkr) return undefined
  return { first: first.id, second: second.id, apartPkr, hangsOn: rises.map(({ line }) => line) }
}

function riseOf({ costPkr, highPkr }: FilledIn): number {
  return highPkr - costPkr
}
