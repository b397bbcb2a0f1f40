import { newestPriceBook } from '../../books/newest-price-book.js'
import type { PriceBook } from '../dataset/price-book.ts'

/**
 * The default price book of every estimate: the newest compiled one, until a client takes a published one. The server never
 * does: it names the book in each call.
 */
export let currentPriceBook: PriceBook = newestPriceBook

/** Takes a published book as the default of this page. */
export function takePriceBook(published: PriceBook): void {
  currentPriceBook = published
}
