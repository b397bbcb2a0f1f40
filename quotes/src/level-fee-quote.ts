// An architect's quote in rupees, for the request's own area and estimate.
import { feeInRupees } from './fee-in-rupees.ts'
import {
  type Deliverable,
  type DeliverableMark,
  deliverables,
  type FeeBasis,
  type FeeQuote,
} from './fee-quote.ts'
import { type Flag, licenceFlags, type QuoteContext, termFlags } from './flags.ts'
import type { Tax } from './quote.ts'
import { readable } from './rupees.ts'
import { type PaymentFacts, paymentFacts } from './terms.ts'
import { taxOnTop } from './totals.ts'

export interface LevelledFee {
  readonly headlinePkr: number
  /**
   * The fee, and a tax on top if its sum is known. No estimate has the cost of a drawing, so nothing is filled in
   * and there is no range.
   */
  readonly likeForLikePkr: number
  /** Price of all optional deliverables together. It is shown beside the totals and part of none. */
  readonly optionalPkr: number
  readonly included: readonly DeliverableMark[]
  readonly optional: readonly DeliverableMark[]
  /** Deliverables of the list that are neither included nor optional, in the list's order. */
  readonly notOffered: readonly Deliverable[]
  readonly flags: readonly Flag[]
  readonly tax: Tax | undefined
  /** Amount that the tax adds; undefined for a tax of unknown sum on top. */
  readonly taxPkr: number | undefined
  readonly payment: PaymentFacts
}

/** Levels a quote that passed `judgeFeeQuote`. A fee that cannot be worked out counts as 0. Never throws. */
export function levelFeeQuote(basis: FeeBasis, quote: FeeQuote, setting: QuoteContext): LevelledFee {
  const feePkr = feeInRupees(quote.fee, basis) ?? 0
  const having = (cover: DeliverableMark['cover']) =>
    quote.deliverables.filter((mark) => mark.cover === cover)
  const included = having('included')
  const optional = having('optional')
  const offered = new Set([...included, ...optional].map(({ deliverable }) => deliverable))
  const notOffered = deliverables.filter((deliverable) => !offered.has(deliverable))
  const taxPkr = taxOnTop(quote)
  const payment = paymentFacts(quote.terms, setting.today)
  return {
    headlinePkr: feePkr,
    likeForLikePkr: feePkr + (taxPkr ?? 0),
    optionalPkr: optional.reduce((sum, { amountPkr }) => sum + readable(amountPkr), 0),
    included,
    optional,
    notOffered,
    flags: [
      ...(notOffered.length > 0
        ? [{ code: 'leavesOutDeliverables' as const, deliverables: notOffered }]
        : []),
      ...termFlags(quote.terms, taxPkr, payment),
      ...licenceFlags(setting, basis.totalPkr ?? 0),
    ],
    tax: quote.tax,
    taxPkr,
    payment,
  }
}
