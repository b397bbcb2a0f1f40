// A quote as a record for both sides to sign. Whatever it does not say is absent here, and a blank on paper.
import type { FrozenLine } from '../bill.ts'
import type { CheckedChip, CheckedRow } from '../checked/checked-quote.ts'
import type { StageShare } from '../terms.ts'

/** A part of the house that words name. */
export type NamedPart =
  | { readonly is: 'row'; readonly id: CheckedRow }
  | { readonly is: 'chip'; readonly id: CheckedChip }
  | { readonly is: 'section' | 'line'; readonly id: string }

/** A sum beside the main price. A discount is below 0. Whole rupees. */
export type AddedSum =
  | { readonly for: 'part' | 'aside'; readonly parts: readonly NamedPart[]; readonly amountPkr: number }
  /** In the builder's own words. */
  | { readonly for: 'extra' | 'discount'; readonly word: string; readonly amountPkr: number }

/** A price a square foot, and its product. */
export interface AgreedRate {
  readonly ratePkr: number
  readonly areaSft: number
  readonly amountPkr: number
}

/** A part that the family buys, with the lines of the bill that say how much. */
export interface Bought {
  readonly part: NamedPart
  readonly lines: readonly FrozenLine[]
}

export interface Agreement {
  readonly way: 'material' | 'labour'
  readonly scope: 'grey' | 'complete'
  /** In the price, also where it has a sum of its own. */
  readonly also: readonly CheckedRow[]
  readonly notIn: readonly NamedPart[]
  /** Rows without an answer, or apart without a sum. */
  readonly openRows: readonly { readonly row: CheckedRow; readonly isApart: boolean }[]
  readonly rates: readonly AgreedRate[]
  /** The part of the price that is given as a sum. */
  readonly lumpPkr: number
  readonly added: readonly AddedSum[]
  /** The rates, the lump and what is added to them. */
  readonly totalPkr: number
  /** A tax on top may have no sum. Absent where nothing was said. */
  readonly tax?: {
    readonly is: 'included' | 'not-applicable' | 'on-top'
    readonly amountPkr?: number | undefined
  }
  /** Payments with their rupees, which add up to the total. Empty where nothing was said. */
  readonly stages: readonly (StageShare & { readonly amountPkr: number })[]
  /** True when the quote says that nothing is kept until handover. */
  readonly keepsNothing: boolean
  readonly weeks?: number | undefined
  /** In a price with material. */
  readonly familyBuys: readonly Bought[]
  /** As on the wire of a quote. */
  readonly changes?: string | undefined
  /** 0 for none. */
  readonly warrantyMonths?: number | undefined
}
