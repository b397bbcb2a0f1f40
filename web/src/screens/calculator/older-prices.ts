import { type AnswersInput, currentPriceBook, detailedEstimate, findPriceBook } from '@tameer/calculator'
import { displayDate } from '#words/amounts'

/** Whether something was made with other prices than the present ones. */
export function hasOlderPrices(version: string | undefined): version is string {
  return version !== undefined && version !== currentPriceBook.version
}

/** The date of a version's prices; a version that the product no longer holds is a date itself. */
export function dateOfPrices(version: string): string {
  return displayDate(findPriceBook(version)?.pricesAsOf ?? version)
}

/**
 * The total in rupees with the prices something was made with: worked out anew while the product holds them, else as
 * it was written down.
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
