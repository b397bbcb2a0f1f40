import { detailedEstimate } from '@tameer/calculator'
import { type createRequest, freezeBill, problem, services } from '@tameer/contract'
import type * as z from 'zod'
import { conflict, invalid, invalidField } from '../../core/errors.ts'
import type { Prices } from '../../prices/price-books.ts'

export type RequestForm = z.output<(typeof createRequest)['form']>['request']

/** Data of the house that is stored with a request and never changes. JSON text for columns with JSON. */
export interface Frozen {
  plot: string | null
  coveredAreaSft: number | null
  answers: string | null
  priceBook: string | null
  totalPkr: number | null
  bill: string | null
}

const architecture = services[0].categoryId

/**
 * Calculates the whole bill of a request's house again from its answers. Throws `invalid` when the house or its
 * estimate is missing or cannot be priced, and `conflict` with the total when it differs from the one in the form.
 */
export function freezeEstimate(form: RequestForm, prices: Prices): Frozen {
  if (form.answers !== undefined) return freezeHouse(form, form.answers, prices)
  if (form.service !== architecture) throw invalidField('answers', 'estimateNeeded')
  const { plot, coveredAreaSft } = form
  if (!plot) throw invalidField('plot', 'enterPlot')
  if (coveredAreaSft === undefined) throw invalidField('coveredAreaSft', 'enterCoveredArea')
  const none = { answers: null, priceBook: null, totalPkr: null, bill: null }
  return { plot: JSON.stringify(plot), coveredAreaSft, ...none }
}

function freezeHouse(form: RequestForm, answers: Record<string, unknown>, { books, today }: Prices): Frozen {
  const book = form.priceBook === undefined ? books.newest : books.find(form.priceBook)
  if (!book) throw invalidField('priceBook', 'pricesGone')
  // On another day only the range differs, never the total.
  const result = detailedEstimate({ city: form.city, ...answers }, book, today)
  if (!result.ok) {
    const fields = result.problems.map(({ field }) => field)
    throw invalid('checkEstimate', { answers: problem('checkAnswers', { fields: [...new Set(fields)] }) })
  }
  const { estimate } = result
  const totalPkr = estimate.total.costPkr
  if (form.totalPkr !== undefined && form.totalPkr !== totalPkr) {
    throw conflict('estimateChanged', { totalPkr: 'estimateChanged' }, { totalPkr })
  }
  const { plotSize, plotUnit, marlaStandardSft, coveredAreaSft } = estimate.answers
  return {
    plot: JSON.stringify({ plotSize, plotUnit, marlaStandardSft }),
    coveredAreaSft,
    answers: JSON.stringify(estimate.answers),
    priceBook: book.version,
    totalPkr,
    bill: JSON.stringify(freezeBill(estimate)),
  }
}
