// Why a quote looks cheaper than one that costs less for the same scope.
import type { FilledIn, LevelledQuote } from './level-quote.ts'
import { type Ordered, orderQuotes } from './order-quotes.ts'

/** The quote `id` has the lower headline by `byPkr`, but costs `likeForLikeMorePkr` more like for like. */
export interface LooksCheaper {
  readonly id: string
  readonly than: string
  readonly byPkr: number
  readonly likeForLikeMorePkr: number
  /** At least one, the largest amount first. */
  readonly reasons: readonly Reason[]
}

/** One reason and how many rupees of the difference it makes. */
export type Reason =
  /** Lines that it leaves out, or whose material the owner buys, where the other has more of them in its price. */
  | {
      readonly code: 'leavesOut' | 'ownerBuys'
      readonly amountPkr: number
      readonly lines: readonly ReasonLine[]
    }
  /** Its allowances are further below the estimate than the other's; each line with the estimate of it. */
  | { readonly code: 'lowAllowances'; readonly amountPkr: number; readonly lines: readonly ReasonLine[] }
  /** Its tax comes on top, and is more than what the other's adds. */
  | { readonly code: 'taxOnTop'; readonly amountPkr: number }
  /** The other's headline has more extras in it, which are set apart. */
  | { readonly code: 'fewerExtras'; readonly amountPkr: number }

interface ReasonLine {
  readonly id: string
  readonly item: string
  /** What is filled in for it, beyond what is filled in for the other. */
  readonly amountPkr: number
}

type Compared = Ordered &
  Pick<LevelledQuote, 'filledIn' | 'allowancesPkr' | 'extrasToPayPkr' | 'discountOn' | 'taxPkr'>

/** Every pair that the headlines put the other way round than the like-for-like totals; the better quote's pairs first. */
export function explainOrder(quotes: readonly Compared[]): LooksCheaper[] {
  const ordered = orderQuotes(quotes)
  return ordered.flatMap((better, place) =>
    ordered
      .slice(place + 1)
      // Of equal totals the lower headline comes first: whatever is found costs more like for like.
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

/** What makes the difference between headline and like-for-like total larger for one quote than for the other. */
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

/** The lines of which less is in the headline than in the other's, the largest difference first. */
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

/** How far the allowances are below the estimate of their lines; below zero when they are above. */
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
