import type { PriceBook } from './dataset/price-book.ts'
import { priceBooks } from './dataset/price-books.ts'

/** The price book of a version; undefined when the product does not have it any more. */
export function findPriceBook(version: string): PriceBook | undefined {
  return priceBooks.find((book) => book.version === version)
}
