import { stagesInRupees } from '../levelling-steps.ts'
import type { StageShare } from '../terms.ts'
import type { Agreement } from './agreement.ts'

/** Payments with their rupees, which add up to the total. */
export function inRupees(totalPkr: number, stages: readonly StageShare[]): Agreement['stages'] {
  const amounts = stagesInRupees(totalPkr, stages)
  return stages.map((stage, place) => ({ ...stage, amountPkr: amounts[place] ?? 0 }))
}
