// The totals of a quote, in whole rupees.
import type { Range } from './bill.ts'
import type { Quote } from './quote.ts'
import { readable } from './rupees.ts'
import type { PhaseAmounts } from './section-amounts.ts'

export interface Totals {
  readonly pricesPkr: number
  readonly allowancesPkr: number
  readonly extrasPkr: number
  readonly discountPkr: number
  /** Prices, allowances and extras less the discount: what the company asks for. */
  readonly headlinePkr: number
}

/** Sums what the company typed. Of a draft that cannot be read in full, what can be read. */
export function totalsOf(amounts: readonly PhaseAmounts[], { extras, discount }: Quote): Totals {
  const pricesPkr = amounts.reduce((sum, { pricePkr }) => sum + pricePkr, 0)
  const allowancesPkr = amounts.reduce((sum, { allowancePkr }) => sum + allowancePkr, 0)
  const extrasPkr = extras.reduce((sum, { amountPkr }) => sum + readable(amountPkr), 0)
  const discountPkr = readable(discount?.amountPkr)
  const headlinePkr = pricesPkr + allowancesPkr + extrasPkr - discountPkr
  return { pricesPkr, allowancesPkr, extrasPkr, discountPkr, headlinePkr }
}

/** The totals with the same scope for everyone. */
export interface LikeForLike {
  readonly filledInPkr: number
  readonly likeForLikePkr: number
  /** The estimate's range for what was filled in: the company's own prices have none. */
  readonly likeForLikeLowPkr: number
  readonly likeForLikeHighPkr: number
}

/** The headline without extras, the estimate in place of allowances and of what is left out or bought by the owner. */
export function likeForLike({ headlinePkr, extrasPkr, allowancesPkr }: Totals, filledIn: Range): LikeForLike {
  const ownPkr = headlinePkr - extrasPkr - allowancesPkr
  return {
    filledInPkr: filledIn.costPkr,
    likeForLikePkr: ownPkr + filledIn.costPkr,
    likeForLikeLowPkr: ownPkr + filledIn.lowPkr,
    likeForLikeHighPkr: ownPkr + filledIn.highPkr,
  }
}
