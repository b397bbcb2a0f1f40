import { type createRequest, services } from '@tameer/contract'
import type * as z from 'zod'
import { invalidField } from '../../core/errors.ts'
import { type Frozen, freezeEstimate } from '../../prices/frozen-estimate.ts'
import type { Prices } from '../../prices/price-books.ts'

export type RequestForm = z.output<(typeof createRequest)['form']>['request']

const architecture = services[0].categoryId

/**
 * The house of a request, worked out again where it has an estimate. Throws `invalid` when the house or its estimate is
 * missing or cannot be priced, and `conflict` with the total when it differs from the one in the form.
 */
export function freezeHouse({ answers, ...form }: RequestForm, prices: Prices): Frozen {
  if (answers !== undefined) return freezeEstimate({ ...form, answers }, prices).frozen
  if (form.service !== architecture) throw invalidField('answers', 'estimateNeeded')
  const { plot, coveredAreaSft } = form
  if (!plot) throw invalidField('plot', 'enterPlot')
  if (coveredAreaSft === undefined) throw invalidField('coveredAreaSft', 'enterCoveredArea')
  const none = { answers: null, priceBook: null, totalPkr: null, bill: null }
  return { plot: JSON.stringify(plot), coveredAreaSft, ...none }
}
