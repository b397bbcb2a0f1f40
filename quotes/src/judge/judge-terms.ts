// Checks terms against the rules for every quote.

import { daysBetween, dueOf, sumPercent, type Terms, termLimits } from '../terms.ts'
import { judgePercent } from './judge-figures.ts'
import type { Problem } from './problems.ts'

/** Problems of the payment stages and the validity on a day such as `2027-03-31`. */
export function judgeTerms(terms: Terms, today: string): Problem[] {
  return [...judgeStages(terms), ...judgeValidity(terms, today)]
}

function judgeStages({ stages }: Terms): Problem[] {
  const count = stages.length
  const { min, max } = termLimits.stages
  if (count < min || count > max) return [{ code: 'stageCount', count, min, max }]
  const problems = stages.flatMap((one, index): Problem[] => {
    const at = { field: 'stages', index, item: one.stage } as const
    return [...judgePercent(one.percent, at), ...(dueOf(one) ? [] : [{ code: 'noDue' as const, at }])]
  })
  // The sum means nothing while one of its parts is not a valid per cent.
  const sum = sumPercent(stages)
  return problems.length > 0 || sum === 100 ? problems : [{ code: 'percentSum', sumPercent: sum }]
}

function judgeValidity({ validUntil }: Terms, today: string): Problem[] {
  const days = daysBetween(today, validUntil)
  if (days === undefined) return [{ code: 'notADate', at: { field: 'validUntil' } }]
  const { min, max } = termLimits.validDays
  return days < min || days > max ? [{ code: 'validDays', days, min, max }] : []
}
