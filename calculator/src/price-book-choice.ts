import { newestPriceBook } from './dataset/newest-price-book.ts'
import type { PriceBook } from './dataset/price-book.ts'

/** The default price book of every estimate: the newest. */
export const currentPriceBook: PriceBook = newestPriceBook
