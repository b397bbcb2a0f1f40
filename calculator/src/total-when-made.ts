import type { AnswersInput } from './answers.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { findPriceBook } from './price-book-versions.ts'

/**
 * Total in whole rupees at the prices of the price book that something was made with. It is worked out anew while
 * the product has that book; otherwise it is the stored total, if any.
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
