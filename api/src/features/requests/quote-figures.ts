import { type FrozenBill, type Problem, problem, type QuoteForm, requestServices } from '@tameer/contract'
import {
  type Bill,
  judgeFeeQuote,
  judgeQuote,
  levelFeeQuote,
  levelQuote,
  problemField,
  type Problem as QuoteProblem,
} from '@tameer/quotes'
import { invalid, invalidField } from '../../core/errors.ts'
import type { RequestRow } from '../../db/tables/request-schema.ts'

/** Figures of a quote for one request, in whole rupees. */
export interface QuoteFigures {
  headlinePkr: number
  likeForLikePkr: number
  /** True when the company's next quote can start with the rates of this one. */
  hasRates: boolean
}

/**
 * Checks a quote against the request and levels it; an architect's quote is a fee. Throws `invalid` with everything
 * that must be corrected.
 */
export function figureQuote(request: RequestRow, form: QuoteForm, today: string): QuoteFigures {
  if (request.bill === null || request.service === requestServices.architecture)
    return figureFee(request, form, today)
  if (!('prices' in form)) throw invalidField('prices', 'quoteTheBill')
  const bill: Bill = JSON.parse(request.bill) as FrozenBill
  requireNone(judgeQuote(bill, form, today))
  const { headlinePkr, likeForLikePkr } = levelQuote(bill, form, { today })
  return { headlinePkr, likeForLikePkr, hasRates: form.prices.some(({ kind }) => kind === 'per-unit') }
}

function figureFee({ coveredAreaSft, totalPkr }: RequestRow, form: QuoteForm, today: string): QuoteFigures {
  if (!('fee' in form)) throw invalidField('fee', 'quoteAFee')
  const basis = { coveredAreaSft: coveredAreaSft ?? 0, totalPkr: totalPkr ?? undefined }
  requireNone(judgeFeeQuote(basis, form, today))
  const { headlinePkr, likeForLikePkr } = levelFeeQuote(basis, form, { today })
  return { headlinePkr, likeForLikePkr, hasRates: false }
}

function requireNone(problems: readonly QuoteProblem[]): void {
  const [first, ...more] = problems
  if (!first) return
  const fields: Record<string, Problem> = {}
  // Only the first problem of each field.
  for (const one of problems) fields[problemField(one)] ??= problem('quoteProblem', one)
  throw invalid(problem('quoteRefused', { first, more: more.length }), fields)
}
