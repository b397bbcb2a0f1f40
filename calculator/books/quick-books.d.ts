import type { QuickBook } from '../src/dataset/price-book.ts'

/** Of every version with a quick estimate of its own, the newest last. */
export declare const quickBooks: readonly [QuickBook, ...QuickBook[]]
