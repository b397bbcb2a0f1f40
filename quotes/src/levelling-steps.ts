// What a comparison shows beside the totals: how a quote was levelled, step by step, and what a stage is in rupees.
import { type Range, sumRanges } from './bill.ts'
import type { FilledInCover, LevelledQuote } from './level-quote.ts'
import { shareOut } from './rupees.ts'
import type { QuotedAmounts } from './section-amounts.ts'
import type { StageShare } from './terms.ts'

/**
 * What is taken from a headline, below zero, or filled in from the estimate. The headline and the amounts of all steps
 * sum to the like-for-like total; so do the lows and the highs to its own.
 */
export interface LevellingStep {
  readonly code: 'extras' | 'allowances' | 'tax' | FilledInCover
  readonly amountPkr: number
  readonly lowPkr: number
  readonly highPkr: number
}

/** Always the same six steps in one order. Extras and allowances are less what the discount takes from them; `allowance` is the estimate in place of what `allowances` takes away. */
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

/** What a phase or a section comes to for its whole scope. Of all phases this is the like-for-like total before the discount. */
export function likeForLikeOf({
  pricePkr,
  filledInPkr,
}: Pick<QuotedAmounts, 'pricePkr' | 'filledInPkr'>): number {
  return pricePkr + filledInPkr
}

/** What each payment stage is in whole rupees; stages of 100 per cent sum to the amount exactly. */
export function stagesInRupees(amountPkr: number, stages: readonly StageShare[]): number[] {
  return shareOut(
    amountPkr,
    stages.map(({ percent }) => Math.round(percent * 100)),
  )
}

function takeAway(code: 'extras' | 'allowances', pkr: number): LevellingStep {
  // Not -0, which would be another value than 0.
  const amountPkr = 0 - pkr
  return { code, amountPkr, lowPkr: amountPkr, highPkr: amountPkr }
}

function toStep(code: LevellingStep['code'], { costPkr, lowPkr, highPkr }: Range): LevellingStep {
  return { code, amountPkr: costPkr, lowPkr, highPkr }
}
