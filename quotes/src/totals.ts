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
  /** What the discount is set against: extras first, then allowances, then prices. Together it is the whole discount. */
  readonly discountOn: Readonly<Record<'extras' | 'allowances' | 'prices', number>>
  /** What the discount leaves of the extras. */
  readonly extrasToPayPkr: number
  /** Prices, allowances and extras less the discount: what the company asks for. */
  readonly headlinePkr: number
}

/** Sums what the company typed. Of a draft that cannot be read in full, what can be read. */
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

/** What the family pays of the extras when it takes them too: the discount is set against them first. */
export function extrasToPay({ extras, discount }: Pick<Quote, 'extras' | 'discount'>): number {
  const extrasPkr = sumOf(extras)
  return extrasPkr - partDiscount(readable(discount?.amountPkr), extrasPkr, 0).extras
}

/** An extra or an allowance that is asked for and taken back by a discount must buy no place in the order. */
function partDiscount(discountPkr: number, extrasPkr: number, allowancesPkr: number): Totals['discountOn'] {
  const extras = Math.min(discountPkr, extrasPkr)
  const allowances = Math.min(discountPkr - extras, allowancesPkr)
  return { extras, allowances, prices: discountPkr - extras - allowances }
}

/** The totals with the same scope for everyone. */
export interface LikeForLike {
  readonly filledInPkr: number
  readonly likeForLikePkr: number
  /** What the family pays when it takes the extras too. */
  readonly withExtrasPkr: number
  /** The estimate's range for what was filled in: the company's own prices have none. */
  readonly likeForLikeLowPkr: number
  readonly likeForLikeHighPkr: number
}

/** What a tax adds to the prices of a quote; undefined when it comes on top and nobody knows how much. */
export function taxOnTop({
  tax,
  taxPkr,
}: {
  tax?: Tax | undefined
  taxPkr?: number | null | undefined
}): number | undefined {
  if (tax !== 'not-included') return 0
  return taxPkr === null || taxPkr === undefined ? undefined : readable(taxPkr)
}

/**
 * The prices less what the discount takes from them, a tax on top as far as it is known, and the estimate of allowances and
 * of what is left out or bought by the owner.
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
