import { type DetailedEstimate, detailedEstimate, type PriceBook } from '@tameer/calculator'
import { freezeBill, problem } from '@tameer/contract'
import { conflict, invalid, invalidField } from '../core/errors.ts'
import type { Prices } from './price-books.ts'

/** An estimate as a call brings it. */
export interface SentEstimate {
  /** A city by name. */
  city: string
  answers: Record<string, unknown>
  /** Version of the price book; by default the newest. */
  priceBook?: string | undefined
  /** Its total as the caller saw it. */
  totalPkr?: number | undefined
}

/** Data of a house that are stored with it and never change. JSON text for columns with JSON. */
export interface Frozen {
  plot: string | null
  coveredAreaSft: number | null
  answers: string | null
  priceBook: string | null
  totalPkr: number | null
  bill: string | null
}

export interface FrozenEstimate {
  frozen: Frozen
  estimate: DetailedEstimate
  book: PriceBook
}

/**
 * Calculates the whole bill of a house again from its answers. Throws `invalid` when it cannot be priced, and `conflict`
 * with the total when it differs from the one that was sent.
 */
export function freezeEstimate(sent: SentEstimate, { books, today }: Prices): FrozenEstimate {
  const book = sent.priceBook === undefined ? books.newest : books.find(sent.priceBook)
  if (!book) throw invalidField('priceBook', 'pricesGone')
  // On another day only the range differs, never the total.
  const result = detailedEstimate({ city: sent.city, ...sent.answers }, book, today)
  if (!result.ok) {
    const fields = result.problems.map(({ field }) => field)
    throw invalid('checkEstimate', { answers: problem('checkAnswers', { fields: [...new Set(fields)] }) })
  }
  const { estimate } = result
  const totalPkr = estimate.total.costPkr
  if (sent.totalPkr !== undefined && sent.totalPkr !== totalPkr) {
    throw conflict('estimateChanged', { totalPkr: 'estimateChanged' }, { totalPkr })
  }
  const { plotSize, plotUnit, marlaStandardSft, coveredAreaSft } = estimate.answers
  const frozen = {
    plot: JSON.stringify({ plotSize, plotUnit, marlaStandardSft }),
    coveredAreaSft,
    answers: JSON.stringify(estimate.answers),
    priceBook: book.version,
    totalPkr,
    bill: JSON.stringify(freezeBill(estimate)),
  }
  return { frozen, estimate, book }
}
