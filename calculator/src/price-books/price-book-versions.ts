import { priceBooks } from '../../books/price-books.js'
import { movePrices, type PriceChange } from '../dataset/move-prices.ts'
import type { PriceBook } from '../dataset/price-book.ts'

/** The books that were compiled, the newest last. */
export function listCompiledBooks(): readonly PriceBook[] {
  return priceBooks
}

/**
 * The price book of a version, compiled or made of a compiled one by published changes; undefined when the product does
 * not have it, or not any more.
 */
export function findPriceBook(
  version: string,
  published: readonly PriceChange[] = [],
): PriceBook | undefined {
  const change = published.find((one) => one.version === version)
  if (!change) return priceBooks.find((book) => book.version === version)
  const base = findPriceBook(change.base, published)
  return base && movePrices(base, [change])
}
