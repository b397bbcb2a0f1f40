import type { AnswersInput } from './answers.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { findPriceBook } from './price-book-choice.ts'

/**
 * The total in whole rupees with the prices something was made with, by the version of their book: worked out anew while
 * the product holds them, else as it was written down then, if it was.
 */
export function totalWhenMade(
  answers: AnswersInput,
  version: string | undefined,
  writtenPkr: number | undefined,
): number | undefined {
  const book = version === undefined ? undefined : findPriceBook(version)
  const then = book && detailedEstimate(answers, book)
  return then?.ok ? then.estimate.total.costPkr : writtenPkr
}
