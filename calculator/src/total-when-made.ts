import type { AnswersInput } from './answers.ts'
import type { PriceChange } from './dataset/move-prices.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { findPriceBook } from './price-books/price-book-versions.ts'

/**
 * Total in whole rupees at the prices of the price book that something was made with. It is worked out anew while
 * the product has that book, compiled or by published changes; otherwise it is the stored total, if any.
 */
export function totalWhenMade(
  answers: AnswersInput,
  version: string | undefined,
  writtenPkr: number | undefined,
  published: readonly PriceChange[] = [],
): number | undefined {
  const book = version === undefined ? undefined : findPriceBook(version, published)
  const then = book && detailedEstimate(answers, book)
  return then?.ok ? then.estimate.total.costPkr : writtenPkr
}
