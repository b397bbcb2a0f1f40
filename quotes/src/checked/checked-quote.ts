// A quote that a family typed in from a builder's message, with what it said and nothing else.
import type { StageShare } from '../terms.ts'

/** Things that builders often charge apart, in the order of the form. Shuttering is asked for labour only. */
export const checkedRows = [
  'shuttering',
  'tank',
  'septic',
  'parapet',
  'wall',
  'gate',
  'front',
  'kitchen',
  'fees',
] as const
export type CheckedRow = (typeof checkedRows)[number]

/** Things that builders often leave out, in the order of the form. The first four belong to the grey structure. */
export const checkedChips = [
  'steel',
  'cement',
  'bricks',
  'wiring',
  'tiles',
  'doors',
  'sanitary',
  'lights',
  'wardrobes',
] as const
export type CheckedChip = (typeof checkedChips)[number]

/** The one stage between the first and the last payment, where none is named: a key, which screens put in words. */
export const duringTheWork = 'during-work'

/** A row that was answered: in the price, or apart with its sum if the builder gave one. Whole rupees. */
export type RowAnswer = 'in' | { readonly amountPkr?: number | undefined }

/** How a chip is outside the price. A sum set aside is for the goods alone. Whole rupees. */
export type ChipAnswer = 'excluded' | 'owner' | { readonly asidePkr: number }

/** Rates have at most four decimals, sums are whole rupees. Without an area the rate is for the estimate's. */
export type CheckedPrice =
  | { readonly kind: 'per-sft'; readonly ratePkr: number; readonly areaSft?: number | undefined }
  | { readonly kind: 'lump'; readonly amountPkr: number }

/** An absent field was not said. */
export interface CheckedQuote {
  readonly id: string
  /** The family's own name for the builder. */
  readonly name: string
  /** `labour`: the family buys the material. */
  readonly way: 'material' | 'labour'
  readonly scope: 'grey' | 'complete'
  readonly price: CheckedPrice
  readonly rows: Readonly<Partial<Record<CheckedRow, RowAnswer>>>
  readonly out: Readonly<Partial<Record<CheckedChip, ChipAnswer>>>
  readonly extras: readonly { readonly item: string; readonly amountPkr: number }[]
  /** Per cent of the price, at most two decimals. */
  readonly beforePercent?: number | undefined
  readonly keptPercent?: number | undefined
  /** Payments between the two; with them they come to 100. */
  readonly between?: readonly StageShare[] | undefined
  readonly tax?: 'included' | 'on-top' | undefined
  /** For a tax on top. */
  readonly taxPkr?: number | undefined
  readonly durationWeeks?: number | undefined
  /** 0 for none. */
  readonly warrantyMonths?: number | undefined
  /** As on the wire of a quote: `quote-rates`, `agreement-first`, `cost-plus-10` or own words. */
  readonly changes?: string | undefined
  /** The last day of validity, as `2027-03-31`. */
  readonly validUntil?: string | undefined
  /** The builder's message, never parsed. */
  readonly message?: string | undefined
}
