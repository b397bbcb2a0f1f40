import type { Fee, FeeBasis } from './fee-quote.ts'
import { isAmountPkr, multiply, percentOf } from './rupees.ts'

/**
 * Fee in whole rupees for the request's own covered area or estimate, rounded half up. Undefined when it cannot be
 * worked out: an invalid figure, or a per cent of an estimate that the request does not have.
 */
export function feeInRupees(fee: Fee, { coveredAreaSft, totalPkr }: FeeBasis): number | undefined {
  switch (fee.kind) {
    case 'lump':
      return isAmountPkr(fee.amountPkr) ? fee.amountPkr : undefined
    case 'per-sft':
      return multiply(fee.ratePkr, coveredAreaSft)
    case 'percent':
      return totalPkr === undefined ? undefined : percentOf(fee.percent, totalPkr)
  }
}
