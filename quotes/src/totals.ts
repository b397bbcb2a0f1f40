// The totals of a quote, in whole rupees.
import type { Range } from './bill.ts'
import type { Quote, Tax } from './quote.ts'
import { readable } from './rupees.ts'
import type { PhaseAmounts } from './section-amounts.ts'

export interface Totals {
  readonly pricesPkr: number
  readonly allowancesPkr: number
  readonly extrasPkr: number
  readonly discountPkr: number
  /**
   * Parts of the discount: it is taken from extras first, then from allowances, then from prices. The parts add up
   * to the discount.
   */
  readonly discountOn: Readonly<Record<'extras' | 'allowances' | 'prices', number>>
  /** Extras less their part of the discount. */
  readonly extrasToPayPkr: number
  /** Prices, allowances and extras less the discount: the sum that the company asks for. */
  readonly headlinePkr: number
}

/** Sums the figures that the company typed. In an incomplete draft it sums the valid ones. */
export function totalsOf(amounts: readonly PhaseAmounts[], quote: Quote): Totals {
  const pricesPkr = amounts.reduce((sum, { pricePkr }) => sum + pricePkr, 0)
  const allowancesPkr = amounts.reduce((sum, { allowancePkr }) => sum + allowancePkr, 0)
  const extrasPkr = sumOf(quote.extras)
  const discountPkr = readable(quote.discount?.amountPkr)
  const headlinePkr = pricesPkr + allowancesPkr + extrasPkr - discountPkr
  const discountOn = partDiscount(discountPkr, extrasPkr, allowancesPkr)
  const extrasToPayPkr = extrasToPay(quote)
  return { pricesPkr, allowancesPkr, extrasPkr, discountPkr, discountOn, extrasToPayPkr, headlinePkr }
}

function sumOf(extras: Quote['extras']): number {
  return extras.reduce((sum, { amountPkr }) => sum + readable(amountPkr), 0)
}

/** Amount that the family pays for the extras when it takes them: the discount is taken from them first. */
export function extrasToPay({ extras, discount }: Pick<Quote, 'extras' | 'discount'>): number {
  const extrasPkr = sumOf(extras)
  return extrasPkr - partDiscount(readable(discount?.amountPkr), extrasPkr, 0).extras
}

/**
 * Splits the discount, so that an extra or an allowance that a discount takes back does not improve a quote's place
 * in the order.
 */
function partDiscount(discountPkr: number, extrasPkr: number, allowancesPkr: number): Totals['discountOn'] {
  const extras = Math.min(discountPkr, extrasPkr)
  const allowances = Math.min(discountPkr - extras, allowancesPkr)
  return { extras, allowances, prices: discountPkr - extras - allowances }
}

/** Totals for the same scope in every quote. */
export interface LikeForLike {
  readonly filledInPkr: number
  readonly likeForLikePkr: number
  /** Sum that the family pays when it takes the extras too. */
  readonly withExtrasPkr: number
  /** Range of the estimate for the filled-in amounts. The company's own prices have no range. */
  readonly likeForLikeLowPkr: number
  readonly likeForLikeHighPkr: number
}

/** Amount that a tax adds to the prices of a quote; undefined for a tax of unknown sum on top, as one of 0 is. */
export function taxOnTop({
  tax,
  taxPkr,
}: {
  tax?: Tax | undefined
  taxPkr?: number | null | undefined
}): number | undefined {
  if (tax !== 'not-included') return 0
  return taxPkr ? readable(taxPkr) : undefined
}

/**
 * Sums the prices less their part of the discount, a tax on top if its sum is known, and the estimate of allowances
 * and of everything left out or bought by the owner.
 */
export function likeForLike(
  { pricesPkr, discountOn, extrasToPayPkr, taxPkr = 0 }: Totals & { taxPkr: number | undefined },
  filledIn: Range,
): LikeForLike {
  const ownPkr = pricesPkr - discountOn.prices + taxPkr
  return {
    filledInPkr: filledIn.costPkr,
    likeForLikePkr: ownPkr + filledIn.costPkr,
    withExtrasPkr: ownPkr + filledIn.costPkr + extrasToPayPkr,
    likeForLikeLowPkr: ownPkr + filledIn.lowPkr,
    likeForLikeHighPkr: ownPkr + filledIn.highPkr,
  }
}
