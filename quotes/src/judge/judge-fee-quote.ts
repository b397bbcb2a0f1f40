// Finds everything that must be corrected before an architect's quote can be sent, all at once.
import { feeInRupees } from '../fee-in-rupees.ts'
import {
  type Deliverable,
  type DeliverableMark,
  deliverables,
  type FeeBasis,
  type FeeQuote,
} from '../fee-quote.ts'
import { mostPkr } from '../rupees.ts'
import { judgeAmount, judgePercent, judgeRate } from './judge-figures.ts'
import { judgeHeadline, judgeTax } from './judge-quote.ts'
import { judgeTerms } from './judge-terms.ts'
import type { At, Problem } from './problems.ts'

/** The problems of a fee, its deliverables and its terms. Never throws. `today` is as for `judgeQuote`. */
export function judgeFeeQuote(basis: FeeBasis, quote: FeeQuote, today: string): Problem[] {
  return [
    ...judgeFee(basis, quote),
    ...judgeDeliverables(quote.deliverables),
    ...judgeTax(quote.tax, quote.taxPkr),
    ...judgeTerms(quote.terms, today),
  ]
}

function judgeFee(basis: FeeBasis, { fee, headlinePkr }: FeeQuote): Problem[] {
  const problems = judgeFeeFigure(basis, fee)
  if (problems.length > 0) return problems
  const feePkr = feeInRupees(fee, basis)
  if (feePkr === undefined) return [{ code: 'tooLarge', at: { field: 'fee' }, mostPkr }]
  if (headlinePkr === undefined) return []
  const figure = judgeAmount(headlinePkr, { field: 'headlinePkr' })
  return figure.length > 0 ? figure : judgeHeadline(headlinePkr, feePkr)
}

function judgeFeeFigure(basis: FeeBasis, fee: FeeQuote['fee']): Problem[] {
  const at: At = { field: 'fee' }
  switch (fee.kind) {
    case 'lump':
      return judgeAmount(fee.amountPkr, at)
    case 'per-sft':
      return judgeRate(fee.ratePkr, at)
    case 'percent':
      return basis.totalPkr === undefined ? [{ code: 'noEstimate' }] : judgePercent(fee.percent, at)
  }
}

function judgeDeliverables(marks: readonly DeliverableMark[]): Problem[] {
  const seen = new Set<Deliverable>()
  return marks.flatMap(({ deliverable, cover, amountPkr }, index): Problem[] => {
    const at: At = { field: 'deliverables', index, deliverable }
    if (!deliverables.includes(deliverable)) return [{ code: 'unknown', at }]
    if (seen.has(deliverable)) return [{ code: 'markedTwice', at }]
    seen.add(deliverable)
    if (cover !== 'optional') return amountPkr === undefined ? [] : [{ code: 'contradicts', at }]
    return amountPkr === undefined ? [{ code: 'noAmount', at }] : judgeAmount(amountPkr, at)
  })
}
