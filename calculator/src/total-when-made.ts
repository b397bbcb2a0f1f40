import type { AnswersInput } from './answers.ts'
import type { PriceBook } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'

/**
 * Total in whole rupees at the prices of the price book that something was made with: worked out anew with that book, or
 * without it the stored total, if any.
 */
export function totalWhenMade(
  answers: AnswersInput,
  book: PriceBook | undefined,
  writtenPkr: number | undefined,
): number | undefined {
  const then = book && detailedEstimate(answers, book)
  return then?.ok ? then.estimate.total.costPkr : writtenPkr
}
