import type { PriceBook } from './dataset/price-book.ts'
import { priceBooks } from './dataset/price-books.ts'

/** The price book every estimate uses unless told otherwise: the newest. */
export const currentPriceBook: PriceBook = priceBooks.at(-1) ?? priceBooks[0]

/** The price book of a version, when the product still holds it. */
export function findPriceBook(version: string): PriceBook | undefined {
  return priceBooks.find((book) => book.version === version)
}
