import { currentPriceBook } from '@tameer/calculator'
import { displayDate } from '#words/amounts'

/** True when something was made with another price book than the present one, or with one that is on its way. */
export function hasOlderPrices(version: string | undefined): version is string {
  return version !== undefined && version !== currentPriceBook.version
}

/** Date of a version of the prices. A version is named by the day of its price book, but its prices may be older. */
export function dateOfPrices(version: string): string {
  return displayDate(version.slice(0, 10))
}
