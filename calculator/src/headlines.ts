import type { Area, City, HeadlineBook } from './dataset/price-book.ts'
import { parseAmountRange } from './money.ts'

export interface QuickAmount {
  /** Whole rupees; the mean when the published amount is a range. */
  readonly pkr: number
  readonly lowPkr: number
  readonly highPkr: number
  /** The published words, such as `55 to 60 Lakh`. */
  readonly published: string
}

/** The headline of a city and size in a price book. */
export function amountOf(
  { headline }: HeadlineBook,
  city: City,
  area: Area,
  stage: 'grey' | 'complete',
): QuickAmount {
  const { grey_structure_cost: grey, complete_house_cost: complete } = headline[city][area]
  return readAmount(stage === 'grey' ? grey : complete)
}

/** Reads a published amount. */
export function readAmount(published: string): QuickAmount {
  // A price book's amounts are checked when it is made, so an unreadable one cannot occur here.
  const { lowPkr, highPkr } = parseAmountRange(published) ?? { lowPkr: 0, highPkr: 0 }
  const pkr = Math.round((lowPkr + highPkr) / 2)
  return { pkr, lowPkr, highPkr, published }
}
