import { readNumber } from '@tameer/figures'
import * as words from '#words/quote-terms'
import { figureProblem } from '../../../lib/figure-problem.ts'
import type { TermsEntry } from '../entry/terms-entry.ts'

/** Problems in terms that `quotes` does not judge: texts that are not figures, choices without their words. */
export function termsProblems(terms: TermsEntry): Record<string, string> {
  const found: Record<string, string> = {}
  const whole = (field: 'durationWeeks' | 'warrantyMonths', min: number, max: number) => {
    const value = readNumber(terms[field])
    if (value !== undefined && !(Number.isInteger(value) && value >= min && value <= max))
      found[field] = words.wholeBetween(min, max)
  }
  whole('durationWeeks', 1, 520)
  whole('warrantyMonths', 0, 600)
  for (const [place, { stage, own, percent }] of terms.stages.entries()) {
    if (stage === '' || (stage === 'own' && own.trim() === '')) found[`stages ${place} stage`] = words.sayWhat
    const wrong = figureProblem(percent, { as: 'number' })
    if (wrong) found[`stages ${place} percent`] = wrong
  }
  if (terms.changes === 'own' && terms.changesOwn.trim() === '') found.changesOwn = words.sayWhat
  if (terms.changes === 'cost-plus') {
    const percent = readNumber(terms.changesPercent)
    if (percent === undefined || !(percent >= 0 && percent <= 100))
      found.changesPercent = words.percentBetween
  }
  return found
}
