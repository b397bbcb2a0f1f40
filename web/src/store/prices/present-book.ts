import { currentPriceBook, type PriceBook, takePriceBook } from '@tameer/calculator'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { watchedValue } from '../../browser/watched-value.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { askForPrices, hasPressed, newestPrices } from './newest-prices.ts'

const compiled = currentPriceBook
const present = watchedValue(compiled.version)
/** The newest prices that the page has. */
const newest = watchedValue(compiled)
/** Version that the address of an estimate names, while its prices are shown in place of the newest. */
let named: string | undefined

/** Version of the prices that estimates are made with: a screen that shows one is made anew when it changes. */
export function usePresentVersion(): string {
  return useWatched(present, compiled.version)
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
  newest.set(book)
  if (named === undefined) show(book)
}

function show(book: PriceBook): void {
  if (book.version === currentPriceBook.version) return
  takePriceBook(book)
  present.set(book.version)
}

/** The newest prices that the page has: those of today, also while a link's are shown. */
export function useNewestBook(): PriceBook {
  return useWatched(newest, compiled)
}

/**
 * Shows the prices of a version, which the address of an estimate names, in place of the newest; without a version the newest
 * again. Resolves to true when they are shown; the newest stay when nobody has them. Rejects when that cannot be found out.
 */
export async function showPricesOf(version: string | undefined): Promise<boolean> {
  named = version
  const now = newest.read()
  const book = version === undefined || version === now.version ? now : await bookOfVersion(version)
  if (named !== version || !book) return false
  show(book)
  return true
}

/** The price book of a version; undefined when nobody has it. Rejects when that cannot be found out. */
export async function bookOfVersion(version: string): Promise<PriceBook | undefined> {
  const { findBook } = await importWithRetry(() => import('./older-books.ts'))
  return findBook(version)
}
