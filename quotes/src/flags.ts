// Points that a family should ask a company about its quote. Each is a code with the data of its sentence. A value
// exactly at a limit raises no flag.
import type { Deliverable } from './fee-quote.ts'
import type { PriceFlag } from './price-flags.ts'
import type { PaymentFacts, Terms } from './terms.ts'

export type Flag =
  | PriceFlag
  /** Deliverables of an architect that are not in the fee and have no price. */
  | { readonly code: 'leavesOutDeliverables'; readonly deliverables: readonly Deliverable[] }
  | { readonly code: 'taxNotIncluded' }
  | { readonly code: 'muchBeforeWork'; readonly percent: number; readonly mostPercent: number }
  | { readonly code: 'nothingKeptBack' }
  /** Days until the quote ends; negative once it has ended. */
  | { readonly code: 'endsSoon'; readonly days: number }
  | { readonly code: 'changesNotSaid' }
  | { readonly code: 'noLicence' }
  | { readonly code: 'aboveLicence'; readonly limitPkr: number; readonly totalPkr: number }

/** A company's licence as its profile shows it. Without a limit it may build at any price. */
export interface Licence {
  readonly limitPkr?: number | undefined
}

/** Facts beside a quote that its flags depend on. */
export interface QuoteContext {
  /** Date in the family's country, such as `2027-03-31`. */
  readonly today: string
  /** The company's licence; null when it has none. Without this field licences raise no flag. */
  readonly licence?: Licence | null | undefined
}

/** A larger share before work begins is flagged. */
export const mostBeforeWorkPercent = 20
const fewestDays = 7

/**
 * Flags that do not depend on how a quote is priced. `taxPkr` is undefined when a tax of unknown sum comes on top.
 */
export function termFlags(terms: Terms, taxPkr: number | undefined, payment: PaymentFacts): Flag[] {
  const { beforeWorkPercent, atHandoverPercent, validDays } = payment
  const flags: Flag[] = []
  if (taxPkr === undefined) flags.push({ code: 'taxNotIncluded' })
  if (beforeWorkPercent > mostBeforeWorkPercent)
    flags.push({ code: 'muchBeforeWork', percent: beforeWorkPercent, mostPercent: mostBeforeWorkPercent })
  if (atHandoverPercent === 0) flags.push({ code: 'nothingKeptBack' })
  if (validDays !== undefined && validDays < fewestDays) flags.push({ code: 'endsSoon', days: validDays })
  if (!terms.changes?.trim()) flags.push({ code: 'changesNotSaid' })
  return flags
}

/** Flag of a missing licence, or of one whose limit is below the estimate of the house. */
export function licenceFlags({ licence }: QuoteContext, totalPkr: number): Flag[] {
  if (licence === undefined) return []
  if (licence === null) return [{ code: 'noLicence' }]
  const { limitPkr = Number.POSITIVE_INFINITY } = licence
  return totalPkr > limitPkr ? [{ code: 'aboveLicence', limitPkr, totalPkr }] : []
}
