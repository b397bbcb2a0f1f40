// An architect's quote: a fee and its deliverables, with the names on the wire.
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

/** Most decimals: four for rates, two for per cent. */
export type Fee =
  | { readonly kind: 'lump'; readonly amountPkr: number }
  | { readonly kind: 'per-sft'; readonly ratePkr: number }
  | { readonly kind: 'percent'; readonly percent: number }

export const deliverableCovers = ['included', 'optional', 'not'] as const

export interface DeliverableMark {
  readonly deliverable: Deliverable
  readonly cover: (typeof deliverableCovers)[number]
  /** Price of an `optional` deliverable on top of the fee. */
  readonly amountPkr?: number | undefined
  /** Number of visits, for `site-visits`. */
  readonly visits?: number | undefined
}

export interface FeeQuote {
  readonly fee: Fee
  /** A deliverable that is not named is not part of the fee. */
  readonly deliverables: readonly DeliverableMark[]
  readonly revisions?: number | null | undefined
  readonly weeksToSubmission?: number | null | undefined
  readonly tax?: Tax | undefined
  /** Sum to be added for a tax that is not included, when it is known. */
  readonly taxPkr?: number | null | undefined
  readonly terms: Terms
  /** Fee in rupees as the company typed it, if it did. */
  readonly headlinePkr?: number | undefined
}

/** Facts of the request that a fee is worked out from. */
export interface FeeBasis {
  readonly coveredAreaSft: number
  /** Total of the estimate; undefined for a request without one. */
  readonly totalPkr?: number | undefined
}
