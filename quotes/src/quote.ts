// A company's quote on the lines of a request's bill, with the names on the wire.
import type { Phase } from '@tameer/calculator'
import type { Terms } from './terms.ts'

export const quoteLimits = { extras: 20, alternates: 10 } as const

export const covers = ['included', 'excluded', 'owner', 'allowance', 'apart'] as const
/**
 * Part of a line in the price. `included`: all of it. `excluded`: nothing. `owner`: the labour, while the family
 * buys the material. `allowance`: nothing, but a sum is set aside for it. `apart`: nothing of the price above it,
 * because the line has its own price.
 */
export type Cover = (typeof covers)[number]

export const layings = ['in-sum', 'in-price'] as const
/** Tells if fixing or laying the goods of an allowance is in its sum, or in the price. */
export type Laying = (typeof layings)[number]

/** Price of the company for the house, a phase, a section or a line. */
export type Price = HouseLumpSum | HouseRatePerSft | LumpSum | RatePerSft | RatePerUnit

interface HouseLumpSum {
  readonly level: 'house'
  readonly id?: undefined
  readonly kind: 'lump'
  /** Whole rupees. */
  readonly amountPkr: number
}

interface HouseRatePerSft {
  readonly level: 'house'
  readonly id?: undefined
  readonly kind: 'per-sft'
  /** Rupees for each sft of covered area, at most four decimals. */
  readonly ratePkr: number
}

interface LumpSum {
  readonly level: 'phase' | 'section' | 'line'
  readonly id: string
  readonly kind: 'lump'
  /** Whole rupees. */
  readonly amountPkr: number
}

interface RatePerSft {
  readonly level: 'phase'
  readonly id: Phase
  readonly kind: 'per-sft'
  /** Rupees for each sft of covered area, at most four decimals. */
  readonly ratePkr: number
}

interface RatePerUnit {
  readonly level: 'line'
  readonly id: string
  readonly kind: 'per-unit'
  /** Rupees for each unit of the line, at most four decimals. */
  readonly ratePkr: number
}

/** Mark on a section's lines or on one line, whose own mark wins. A line without any is `included`. */
export interface CoverMark {
  readonly level: 'section' | 'line'
  readonly id: string
  readonly cover: Cover
  /** For an `allowance`: the sum set aside, in whole rupees, for all lines that have this mark. */
  readonly amountPkr?: number | undefined
  /** For an `allowance`; `in-sum` by default. */
  readonly laying?: Laying | undefined
  /** For an `allowance` that is a part of one sum for several lines: the same word in all its marks. */
  readonly group?: string | undefined
}

/** A line of the company's own. */
export interface Extra {
  readonly item: string
  readonly amountPkr: number
}

/** Change in price for another choice, plus or minus: shown beside the quote, never in a total. */
export interface Alternate {
  readonly item: string
  readonly amountPkr: number
}

export interface Discount {
  readonly amountPkr: number
  readonly word: string
}

export const taxes = ['included', 'not-included', 'not-applicable'] as const
export type Tax = (typeof taxes)[number]

export interface Quote {
  readonly prices: readonly Price[]
  readonly covers: readonly CoverMark[]
  readonly extras: readonly Extra[]
  readonly alternates: readonly Alternate[]
  readonly discount?: Discount | null | undefined
  readonly tax: Tax
  /** Sum to be added for a tax that is not included, when the company knows it. */
  readonly taxPkr?: number | null | undefined
  readonly terms: Terms
  /** Total as the company typed it. */
  readonly headlinePkr: number
}
