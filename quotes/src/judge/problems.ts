// Reasons to refuse a quote: a closed list, each with the data of its sentence. The sentences are in `words`.
import type { Place } from '../bill.ts'
import type { NamedPlace } from '../bill-index.ts'

/** A place in the quote, with its name. */
export type At =
  | (NamedPlace & { readonly field: 'prices' | 'covers' })
  | { readonly field: 'extras' | 'alternates' | 'stages'; readonly index: number; readonly item: string }
  | { readonly field: 'deliverables'; readonly index: number; readonly deliverable: string }
  | { readonly field: 'discount' | 'headlinePkr' | 'fee' | 'taxPkr' | 'validUntil' }

export type Problem =
  | FigureProblem
  | TermsProblem
  /** A line that needs a price and has none at any level, or an `apart` line without a price of its own. */
  | { readonly code: 'unpriced'; readonly id: string; readonly item: string }
  /** A price inside or at `other`, a place that has a price too. */
  | { readonly code: 'pricedTwice'; readonly at: At; readonly other: Place }
  | { readonly code: 'markedTwice'; readonly at: At }
  /** No such phase, section, line or deliverable, or a place that cannot have this. */
  | { readonly code: 'unknown'; readonly at: At }
  /** A rate per sft below a phase, or a rate per unit above a line. */
  | { readonly code: 'kindNotHere'; readonly at: At; readonly kind: string }
  /** A section marked `apart`: only a line can have a rate of its own. */
  | { readonly code: 'apartNotHere'; readonly at: At }
  /**
   * A figure that does not go with the choice beside it: a tax sum unless the tax is not included, or of 0 (which is no sum
   * to be added), an amount or a laying of a line that is no allowance, a price of a deliverable that is not optional.
   */
  | { readonly code: 'contradicts'; readonly at: At }
  /** An allowance or an optional deliverable without its amount. */
  | { readonly code: 'noAmount'; readonly at: At }
  | {
      readonly code: 'tooMany'
      readonly field: 'extras' | 'alternates'
      readonly count: number
      readonly max: number
    }
  /** The discount is larger than the sum it is taken from. */
  | { readonly code: 'discountTooLarge'; readonly discountPkr: number; readonly ofPkr: number }
  /** `differencePkr` is typed minus summed. */
  | {
      readonly code: 'headlineDiffers'
      readonly typedPkr: number
      readonly summedPkr: number
      readonly differencePkr: number
    }
  /** A fee in per cent of an estimate that the request does not have. */
  | { readonly code: 'noEstimate' }

/** An invalid figure. */
export type FigureProblem =
  | { readonly code: 'notWholeRupees' | 'negative'; readonly at: At }
  | { readonly code: 'tooManyDecimals'; readonly at: At; readonly most: number }
  /** The amount, or a rate times its quantity, is above `mostPkr`. */
  | { readonly code: 'tooLarge'; readonly at: At; readonly mostPkr: number }
  | { readonly code: 'percentOutside'; readonly at: At; readonly min: number; readonly max: number }

export type TermsProblem =
  | { readonly code: 'stageCount'; readonly count: number; readonly min: number; readonly max: number }
  /** A stage in the company's own words without the time when it is due. */
  | { readonly code: 'noDue'; readonly at: At }
  | { readonly code: 'percentSum'; readonly sumPercent: number }
  | { readonly code: 'notADate'; readonly at: At }
  | { readonly code: 'validDays'; readonly days: number; readonly min: number; readonly max: number }
