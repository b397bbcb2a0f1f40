import type { CheckedQuote } from '@tameer/quotes'

export const checkLimits = { sheets: 5, quotes: 3 } as const

/** The house of a sheet, and the request that the quotes stand beside. */
export interface SheetOf {
  /** `own`, or the id of a request. */
  readonly for: string
  /** Query of the house's answers, without prices. */
  readonly house: string
  /** Version of the price book. */
  readonly prices: string
}

/** Quotes for one house. */
export interface CheckedSheet extends SheetOf {
  readonly quotes: readonly CheckedQuote[]
}
