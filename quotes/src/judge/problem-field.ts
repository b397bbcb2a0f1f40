import { keyOf } from '../bill.ts'
import type { At, Problem } from './problems.ts'

/**
 * Place of a problem in the quote as one string: `prices line steel`, `covers section labor_cost`, `extras 2`,
 * `stages 0`, `stages`, `validUntil`. Numbers count from 0, as in arrays.
 */
export function problemField(problem: Problem): string {
  switch (problem.code) {
    case 'unpriced':
      return `prices ${keyOf({ level: 'line', id: problem.id })}`
    case 'tooMany':
      return problem.field
    case 'discountTooLarge':
      return 'discount'
    case 'headlineDiffers':
      return 'headlinePkr'
    case 'noEstimate':
      return 'fee'
    case 'stageCount':
    case 'percentSum':
      return 'stages'
    case 'validDays':
      return 'validUntil'
    default:
      return fieldOf(problem.at)
  }
}

function fieldOf(at: At): string {
  if ('level' in at) return `${at.field} ${keyOf(at)}`
  return 'index' in at ? `${at.field} ${at.index}` : at.field
}
