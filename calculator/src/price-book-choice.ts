import type { PriceBook } from './dataset/price-book.ts'
import { priceBooks } from './dataset/price-books.ts'

/** The default price book of every estimate: the newest. */
export const currentPriceBook: PriceBook = priceBooks.at(-1) ?? priceBooks[0]

/** The price book of a version; undefined when the product does not have it any more. */
export function findPriceBook(version: string): PriceBook | undefined {
  return priceBooks.find((book) => book.version === version)
}
