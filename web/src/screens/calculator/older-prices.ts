import { currentPriceBook } from '@tameer/calculator'
import { displayDate } from '#words/amounts'

/** Whether something was made with another price book than the present one. */
export function hasOlderPrices(version: string | undefined): version is string {
  return version !== undefined && version !== currentPriceBook.version
}

/** A version is named by the day of its price book; its prices may be as old as another's. */
export function dateOfPrices(version: string): string {
  return displayDate(version)
}
