import { stagesInRupees } from '../levelling-steps.ts'
import type { Quote } from '../quote.ts'
import { multiply, readable } from '../rupees.ts'
import type { StageShare } from '../terms.ts'
import type { AddedSum, AgreedRate, Agreement } from './agreement.ts'

/** Payments with their rupees, which add up to the total. */
export function inRupees(totalPkr: number, stages: readonly StageShare[]): Agreement['stages'] {
  const amounts = stagesInRupees(totalPkr, stages)
  return stages.map((stage, place) => ({ ...stage, amountPkr: amounts[place] ?? 0 }))
}

/** A price a square foot with its product, in whole rupees. */
export function agreedRate(ratePkr: number, areaSft: number): AgreedRate {
  return { ratePkr, areaSft, amountPkr: multiply(ratePkr, areaSft) ?? 0 }
}

/** Extras of a quote, in the builder's own words. */
export function agreedExtras(extras: Quote['extras']): AddedSum[] {
  return extras.map(({ item, amountPkr }) => ({ for: 'extra', word: item, amountPkr: readable(amountPkr) }))
}
