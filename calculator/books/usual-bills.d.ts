import type { UsualBills } from '../src/dataset/price-book.ts'

/** At the newest compiled prices. */
export declare const usualBills: UsualBills
