import { currentPriceBook, findPriceBook } from '@tameer/calculator'
import { displayDate } from '#words/amounts'

/** Whether something was made with other prices than the present ones. */
export function hasOlderPrices(version: string | undefined): version is string {
  return version !== undefined && version !== currentPriceBook.version
}

/** The date of a version's prices; a version that the product no longer holds is a date itself. */
export function dateOfPrices(version: string): string {
  return displayDate(findPriceBook(version)?.pricesAsOf ?? version)
}
