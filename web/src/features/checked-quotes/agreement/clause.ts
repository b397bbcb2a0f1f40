import type { DetailedEstimate } from '@tameer/calculator'
import type { Agreement } from '@tameer/quotes'
import { type Language, type Pair, pair, type SheetWords } from './both-words.ts'

/** A sentence, one in each language. */
export interface SheetText {
  readonly id: string
  readonly text: Pair
  readonly isStrong?: true
}

/** One of the ticks of a row. */
export interface Choice {
  readonly value: string
  readonly label: Pair
  /** Asks for a sum beside the tick. */
  readonly hasSum?: true
}

/** A value that both languages share. */
export interface SheetRow {
  readonly id: string
  readonly label: Pair
  /** As the quote says it; of a row with ticks the chosen one. Empty for a blank line. */
  readonly value: string
  readonly choices?: readonly Choice[]
  /** Sum beside the chosen tick. */
  readonly sum?: string
  readonly percent?: number
  /** True for the last row of a sum. Its figure follows what people change. */
  readonly isTotal?: true
  /** True for a value that nobody changes here. */
  readonly isFixed?: true
  /** True when the quote is silent about it. */
  readonly isOpen?: true
  /** True for a blank that takes the whole line. */
  readonly isLong?: true
  /** Labels of the blanks, where there are several. */
  readonly blanks?: readonly Pair[]
}

export interface Clause {
  /** From 1. */
  readonly number: number
  readonly title: Pair
  readonly texts: readonly SheetText[]
  readonly rows: readonly SheetRow[]
  readonly note?: Pair
}

export interface SheetFacts {
  readonly agreement: Agreement
  readonly answers: DetailedEstimate['answers']
  /** The estimate that names the makes; undefined when its price book is gone. */
  readonly specified: Pick<DetailedEstimate, 'sections' | 'priceBook'> | undefined
  /** Names of sections and lines, which only a company's quote needs. */
  readonly nameOf?: (part: { is: 'section' | 'line'; id: string }, language: Language) => string
  readonly family?: string
  readonly builder?: string
}

export type Part = (facts: SheetFacts) => Partial<Clause>

export const text = (id: string, say: (words: SheetWords, language: Language) => string): SheetText => ({
  id,
  text: pair(say),
})
