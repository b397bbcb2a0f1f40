// Reasons why a quote looks cheaper than one that costs less for the same scope.
import type { FilledIn, LevelledQuote } from './level-quote.ts'
import { type Ordered, orderQuotes } from './order-quotes.ts'

/** The quote `id` has the lower headline by `byPkr`, but costs `likeForLikeMorePkr` more like for like. */
export interface LooksCheaper {
  readonly id: string
  readonly than: string
  readonly byPkr: number
  readonly likeForLikeMorePkr: number
  /** At least one reason, the largest amount first. */
  readonly reasons: readonly Reason[]
}

/** One reason with its part of the difference in rupees. */
export type Reason =
  /**
   * Lines that it leaves out, or whose material the owner buys, while the other quote has more of them in its
   * price.
   */
  | {
      readonly code: 'leavesOut' | 'ownerBuys'
      readonly amountPkr: number
      readonly lines: readonly ReasonLine[]
    }
  /** Its allowances are further below the estimate than the other's; each line with its estimate. */
  | { readonly code: 'lowAllowances'; readonly amountPkr: number; readonly lines: readonly ReasonLine[] }
  /** Its tax comes on top and adds more than the other's. */
  | { readonly code: 'taxOnTop'; readonly amountPkr: number }
  /** The other's headline contains more extras, which the comparison takes out. */
  | { readonly code: 'fewerExtras'; readonly amountPkr: number }

interface ReasonLine {
  readonly id: string
  readonly item: string
  /** Amount filled in for it, beyond the amount filled in for the other. */
  readonly amountPkr: number
}

type Compared = Ordered &
  Pick<LevelledQuote, 'filledIn' | 'allowancesPkr' | 'extrasToPayPkr' | 'discountOn' | 'taxPkr'>

/**
 * Finds every pair whose headlines have another order than the like-for-like totals; the better quote's pairs
 * first.
 */
export function explainOrder(quotes: readonly Compared[]): LooksCheaper[] {
  const ordered = orderQuotes(quotes)
  return ordered.flatMap((better, place) =>
    ordered
      .slice(place + 1)
      // The lower headline of two equal totals comes first, so every quote found here costs more like for like.
      .filter((worse) => worse.headlinePkr < better.headlinePkr)
      .map((worse) => ({
        id: worse.id,
        than: better.id,
        byPkr: better.headlinePkr - worse.headlinePkr,
        likeForLikeMorePkr: worse.likeForLikePkr - better.likeForLikePkr,
        reasons: reasonsOf(worse, better),
      })),
  )
}

/**
 * Reasons that make the difference between headline and like-for-like total larger for one quote than for the
 * other.
 */
function reasonsOf(worse: Compared, better: Compared): Reason[] {
  const reasons: Reason[] = [
    { code: 'leavesOut', ...moreMissing(worse, better, 'excluded') },
    { code: 'ownerBuys', ...moreMissing(worse, better, 'owner') },
    {
      code: 'lowAllowances',
      amountPkr: shortOfEstimate(worse) - shortOfEstimate(better),
      lines: allowancesOf(worse).map(toReasonLine),
    },
    { code: 'taxOnTop', amountPkr: (worse.taxPkr ?? 0) - (better.taxPkr ?? 0) },
    { code: 'fewerExtras', amountPkr: better.extrasToPayPkr - worse.extrasToPayPkr },
  ]
  return reasons
    .filter(({ amountPkr }) => amountPkr > 0)
    .sort((one, other) => other.amountPkr - one.amountPkr)
}

/** Lines that are less in this headline than in the other's, the largest difference first. */
function moreMissing(worse: Compared, better: Compared, cover: 'excluded' | 'owner') {
  const missing = better.filledIn.filter((line) => line.cover !== 'allowance')
  const betterPkr = new Map(missing.map(({ id, costPkr }) => [id, costPkr]))
  const lines = worse.filledIn
    .filter((line) => line.cover === cover)
    .map(({ id, item, costPkr }) => ({ id, item, amountPkr: costPkr - (betterPkr.get(id) ?? 0) }))
    .filter(({ amountPkr }) => amountPkr > 0)
    .sort((one, other) => other.amountPkr - one.amountPkr)
  return { amountPkr: lines.reduce((sum, { amountPkr }) => sum + amountPkr, 0), lines }
}

/** Amount by which the allowances are below the estimate of their lines; negative when they are above. */
function shortOfEstimate(quote: Compared): number {
  const setAsidePkr = quote.allowancesPkr - quote.discountOn.allowances
  return allowancesOf(quote).reduce((sum, { costPkr }) => sum + costPkr, 0) - setAsidePkr
}

function allowancesOf({ filledIn }: Compared): FilledIn[] {
  return filledIn.filter(({ cover }) => cover === 'allowance')
}

function toReasonLine({ id, item, costPkr }: FilledIn): ReasonLine {
  return { id, item, amountPkr: costPkr }
}
