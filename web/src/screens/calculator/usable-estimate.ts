import {
  type AnswersInput,
  currentPriceBook,
  type DetailedResult,
  detailedEstimate,
  type Problem,
  readPairs,
  writePairs,
} from '@tameer/calculator'
import { today } from '../../lib/today.ts'

const results = new WeakMap<AnswersInput, DetailedResult>()

/** Each set of answers is worked out once, however many parts of the page ask. */
export function estimateOf(answers: AnswersInput): DetailedResult {
  const known = results.get(answers) ?? detailedEstimate(answers, currentPriceBook, today())
  results.set(answers, known)
  return known
}

/** As `estimateOf`; figures by id that cannot be used, such as own prices beyond a later book's limits, are left out. */
export function usableEstimate(answers: AnswersInput): DetailedResult {
  const result = estimateOf(answers)
  return result.ok
    ? result
    : detailedEstimate(withoutFaults(answers, result.problems), currentPriceBook, today())
}

function withoutFaults(answers: AnswersInput, problems: readonly Problem[]): AnswersInput {
  const sound = { ...answers }
  for (const problem of problems) {
    if (problem.field !== 'addOns' && problem.field !== 'ownPrices') continue
    const pairs = new Map('id' in problem ? readPairs(sound[problem.field]) : [])
    if ('id' in problem) pairs.delete(problem.id)
    sound[problem.field] = writePairs(Object.fromEntries(pairs))
  }
  return sound
}
