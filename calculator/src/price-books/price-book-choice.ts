import { newestPriceBook } from '../../books/newest-price-book.js'
import type { PriceBook } from '../dataset/price-book.ts'

/** The default price book of every estimate: the newest. */
export const currentPriceBook: PriceBook = newestPriceBook
