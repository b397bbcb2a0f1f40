import type { PriceBook } from '../src/dataset/price-book.ts'

/** The newest version alone: the client fetches the older ones only where something was made with them. */
export declare const newestPriceBook: PriceBook
