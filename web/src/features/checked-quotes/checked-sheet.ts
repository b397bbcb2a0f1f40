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

/** A sentence that was changed in one language or both; `kept` when the other is right as it is. */
export interface EditedText {
  readonly en?: string | undefined
  readonly ur?: string | undefined
  readonly kept?: true | undefined
}

/** Changes that people make on the sheet of an agreement: values by the row, sentences by their name. */
export interface Edits {
  readonly values: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, EditedText>>
}

export const noEdits: Edits = { values: {}, texts: {} }

/** Letters of a value or a sentence that was changed, and how many of them an agreement has. */
export const editLimits = { letters: 400, count: 100 } as const

/** Quotes for one house. */
export interface CheckedSheet extends SheetOf {
  readonly quotes: readonly CheckedQuote[]
  /** The agreement that was last worked on. `of` is the quote's id. */
  readonly agreement?: (Edits & { readonly of: string }) | undefined
}
