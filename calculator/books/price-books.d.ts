import type { PriceBook } from '../src/dataset/price-book.ts'

/** Of every version the product knows, the newest last. */
export declare const priceBooks: readonly [PriceBook, ...PriceBook[]]
