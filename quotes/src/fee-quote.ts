// An architect's quote: a fee and what it is for, with the names it has on the wire.
import type { Tax } from './quote.ts'
import type { Terms } from './terms.ts'

export const deliverables = [
  'concept',
  'submission-drawings',
  'structural',
  'electrical',
  'plumbing',
  '3d-views',
  'bill-of-quantities',
  'interior-layout',
  'site-visits',
] as const
export type Deliverable = (typeof deliverables)[number]

/** Rates have at most four decimals, per cent two. */
export type Fee =
  | { readonly kind: 'lump'; readonly amountPkr: number }
  | { readonly kind: 'per-sft'; readonly ratePkr: number }
  | { readonly kind: 'percent'; readonly percent: number }

export const deliverableCovers = ['included', 'optional', 'not'] as const

export interface DeliverableMark {
  readonly deliverable: Deliverable
  readonly cover: (typeof deliverableCovers)[number]
  /** Of an `optional` one: what it costs on top of the fee. */
  readonly amountPkr?: number | undefined
  /** Of `site-visits`: how many. */
  readonly visits?: number | undefined
}

export interface FeeQuote {
  readonly fee: Fee
  /** One that is not named is not part of the fee. */
  readonly deliverables: readonly DeliverableMark[]
  readonly revisions?: number | null | undefined
  readonly weeksToSubmission?: number | null | undefined
  readonly tax?: Tax | undefined
  /** Of a tax that is not included: the sum to be added, where it is known. */
  readonly taxPkr?: number | null | undefined
  readonly terms: Terms
  /** The fee in rupees as the company typed it, when it did. */
  readonly headlinePkr?: number | undefined
}

/** What of the request a fee is worked out from. */
export interface FeeBasis {
  readonly coveredAreaSft: number
  /** The estimate's total; undefined for a request without one. */
  readonly totalPkr?: number | undefined
}
