// Details of a comparison beside the totals: the steps of levelling a quote, and payment stages in rupees.
import { type Range, sumRanges } from './bill.ts'
import type { FilledInCover, LevelledQuote } from './level-quote.ts'
import { shareOut } from './rupees.ts'
import type { QuotedAmounts } from './section-amounts.ts'
import type { StageShare } from './terms.ts'

/**
 * A negative amount taken from a headline, or an amount filled in from the estimate. The headline and the amounts
 * of all steps add up to the like-for-like total; lows and highs add up to its low and high.
 */
export interface LevellingStep {
  readonly code: 'extras' | 'allowances' | 'tax' | FilledInCover
  readonly amountPkr: number
  readonly lowPkr: number
  readonly highPkr: number
}

/**
 * Always the same six steps in one order. Extras and allowances are reduced by their part of the discount;
 * `allowance` is the estimate that replaces the sum of `allowances`.
 */
export function levellingSteps({
  extrasToPayPkr,
  allowancesPkr,
  discountOn,
  filledIn,
  taxPkr = 0,
}: Pick<
  LevelledQuote,
  'extrasToPayPkr' | 'allowancesPkr' | 'discountOn' | 'filledIn' | 'taxPkr'
>): LevellingStep[] {
  const fillIn = (cover: FilledInCover) =>
    toStep(cover, sumRanges(filledIn.filter((line) => line.cover === cover)))
  return [
    takeAway('extras', extrasToPayPkr),
    takeAway('allowances', allowancesPkr - discountOn.allowances),
    fillIn('allowance'),
    fillIn('excluded'),
    fillIn('owner'),
    { code: 'tax', amountPkr: taxPkr, lowPkr: taxPkr, highPkr: taxPkr },
  ]
}

/**
 * Cost of a phase or a section for its whole scope. For all phases together it is the like-for-like total before
 * the discount and a tax on top.
 */
export function likeForLikeOf({
  pricePkr,
  filledInPkr,
}: Pick<QuotedAmounts, 'pricePkr' | 'filledInPkr'>): number {
  return pricePkr + filledInPkr
}

/** Each payment stage in whole rupees; stages of 100 per cent add up to the amount exactly. */
export function stagesInRupees(amountPkr: number, stages: readonly StageShare[]): number[] {
  return shareOut(
    amountPkr,
    stages.map(({ percent }) => Math.round(percent * 100)),
  )
}

function takeAway(code: 'extras' | 'allowances', pkr: number): LevellingStep {
  // Subtracts from 0 to avoid -0, which a comparison of values tells from 0.
  const amountPkr = 0 - pkr
  return { code, amountPkr, lowPkr: amountPkr, highPkr: amountPkr }
}

function toStep(code: LevellingStep['code'], { costPkr, lowPkr, highPkr }: Range): LevellingStep {
  return { code, amountPkr: costPkr, lowPkr, highPkr }
}
