import type { Area, City, PriceBook } from '../src/dataset/price-book.ts'

/** Totals of the usual complete houses at the newest prices, for screens that need only these; whole rupees. */
export declare const usualBills: Pick<PriceBook, 'pricesAsOf' | 'ageingPct'> & {
  readonly bills: {
    readonly [city in City]: {
      readonly [area in Area]: {
        readonly costPkr: number
        readonly lowPkr: number
        readonly highPkr: number
        /** Its grey structure alone. */
        readonly greyPkr: number
      }
    }
  }
}
