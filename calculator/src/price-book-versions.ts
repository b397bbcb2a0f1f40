import { priceBooks } from '../books/price-books.js'
import type { PriceBook } from './dataset/price-book.ts'

/** The price book of a version; undefined when the product does not have it any more. */
export function findPriceBook(version: string): PriceBook | undefined {
  return priceBooks.find((book) => book.version === version)
}
