import { currentPriceBook, type PriceBook, takePriceBook } from '@tameer/calculator'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { watchedValue } from '../../browser/watched-value.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { askForPrices, hasPressed, newestPrices, otherDay } from './newest-prices.ts'

const compiled = currentPriceBook
const present = watchedValue(compiled.version)
/** The newest prices that the page has: those of today, also while a link's are shown. */
export const newestBook = watchedValue(compiled)

/** The prices that estimates are made with, and a corrected day: a screen that shows one is made anew when this changes. */
export function usePresentVersion(): string {
  return useWatched(present, compiled.version) + useWatched(otherDay, '')
}

/**
 * Begins to load the newest prices. Resolves when those that the device kept are in use, so that a total of before is
 * not shown first; never fails.
 */
export async function beginPrices(): Promise<void> {
  askForPrices()
  await takeNewest().catch(() => undefined)
}

newestPrices.subscribe(() => {
  void takeNewest(() => !hasPressed()).catch(() => undefined)
})

async function takeNewest(may = () => true): Promise<void> {
  const prices = newestPrices.read()
  const [first] = prices?.changes ?? []
  // Changes on a book that this build does not have: an older page stays with its own.
  if (!prices || (first && first.base !== compiled.version)) return
  const book = first ? (await import('./moved-book.ts')).movePrices(compiled, prices.changes) : compiled
  if (!may()) return
  const isShown = currentPriceBook === newestBook.read()
  newestBook.set(book)
  if (isShown) showBook(book)
}

/** Shows these prices: the newest, or in place of them those that a link names. */
export function showBook(book: PriceBook): void {
  if (book.version === currentPriceBook.version) return
  takePriceBook(book)
  present.set(book.version)
}

/** The price book of a version; undefined when nobody has it. Rejects when that cannot be found out. */
export async function bookOfVersion(version: string): Promise<PriceBook | undefined> {
  const { findBook } = await importWithRetry(() => import('./older-books.ts'))
  return findBook(version)
}
