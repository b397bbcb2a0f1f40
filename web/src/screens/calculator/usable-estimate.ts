import {
  type AnswersInput,
  currentPriceBook,
  type DetailedResult,
  detailedEstimate,
  type PriceBook,
  type Problem,
  readPairs,
  writePairs,
} from '@tameer/calculator'
import { today } from '../../lib/today.ts'

const results = new WeakMap<AnswersInput, DetailedResult>()
const madeFrom = new WeakMap<DetailedResult, { book: PriceBook; day: string }>()

/** Calculates each set of answers once at the present prices, however many parts of the page ask for it. */
export function estimateOf(answers: AnswersInput): DetailedResult {
  const known = results.get(answers)
  const from = known && madeFrom.get(known)
  const day = today()
  if (known && from?.book === currentPriceBook && from.day === day) return known
  const made = detailedEstimate(answers, currentPriceBook, day)
  results.set(answers, made)
  madeFrom.set(made, { book: currentPriceBook, day })
  return made
}

/**
 * Calculates as `estimateOf` does, but leaves out figures by id that cannot be used, such as own prices beyond the
 * limits of a later price book.
 */
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
