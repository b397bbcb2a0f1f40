// Entry of the form for an architect's quote, and the quote made from it.

import type { DraftPrices } from '@tameer/contract'
import { readFigure, readNumber } from '@tameer/figures'
import {
  type Deliverable,
  type DeliverableMark,
  deliverables,
  type Fee,
  type FeeBasis,
  type FeeQuote,
  feeInRupees,
  judgeFeeQuote,
  paymentStages,
  problemField,
  type Tax,
} from '@tameer/quotes'
import * as feeWords from '#words/quote-fee'
import * as words from '#words/quote-form'
import { quoteProblem } from '#words/quote-problems'
import { figureProblem } from '../../../lib/figure-problem.ts'
import { termsProblems } from '../terms/terms-problems.ts'
import { writeFigure } from './figures.ts'
import type { FieldProblems } from './quote-form-problems.ts'
import { blankTerms, entryOfTerms, type TermsEntry, taxOf, termsOf } from './terms-entry.ts'

export interface DeliverableEntry {
  cover: DeliverableMark['cover']
  /** For an optional item: its extra cost. */
  amount: string
  /** For site visits: their number. */
  visits: string
}

export interface FeeEntry {
  kind: Fee['kind']
  figure: string
  deliverables: Record<Deliverable, DeliverableEntry>
  revisions: string
  weeksToSubmission: string
  tax: Tax | ''
  terms: TermsEntry
}

/** Deliverables that a fee usually includes. */
const usual: ReadonlySet<Deliverable> = new Set(['concept', 'submission-drawings'])

export function blankFee(today: string): FeeEntry {
  return {
    kind: 'lump',
    figure: '',
    deliverables: ofEachDeliverable((one) => ({
      cover: usual.has(one) ? 'included' : 'not',
      amount: '',
      visits: '',
    })),
    revisions: '',
    weeksToSubmission: '',
    tax: '',
    terms: blankTerms(today, 'fee'),
  }
}

function ofEachDeliverable(of: (one: Deliverable) => DeliverableEntry): FeeEntry['deliverables'] {
  return Object.fromEntries(deliverables.map((one) => [one, of(one)])) as FeeEntry['deliverables']
}

/** The quote from the fields typed so far. */
export function quoteOfFee(basis: FeeBasis, entry: FeeEntry): FeeQuote {
  const fee = feeOf(entry)
  const headlinePkr = feeInRupees(fee, basis)
  return {
    fee,
    deliverables: deliverables.map((one) => markOf(one, entry.deliverables[one])),
    revisions: readNumber(entry.revisions) ?? null,
    weeksToSubmission: readNumber(entry.weeksToSubmission) ?? null,
    ...(entry.tax && taxOf(entry.tax, entry.terms)),
    terms: termsOf(entry.terms),
    ...(headlinePkr === undefined ? {} : { headlinePkr }),
  }
}

/** Counts prices: an architect's quote has only one, the fee. */
export function countFee({ figure }: FeeEntry): DraftPrices {
  return { given: Number.isFinite(readFigure(figure)) ? 1 : 0, asked: 1 }
}

function feeOf({ kind, figure }: FeeEntry): Fee {
  const value = readFigure(figure, { as: kind === 'percent' ? 'number' : 'rupees' }) ?? Number.NaN
  if (kind === 'lump') return { kind, amountPkr: value }
  return kind === 'per-sft' ? { kind, ratePkr: value } : { kind, percent: value }
}

function markOf(deliverable: Deliverable, { cover, amount, visits }: DeliverableEntry): DeliverableMark {
  const amountPkr = cover === 'optional' ? readFigure(amount) : undefined
  const count = deliverable === 'site-visits' && cover !== 'not' ? readNumber(visits) : undefined
  return {
    deliverable,
    cover,
    ...(amountPkr === undefined ? {} : { amountPkr }),
    ...(count === undefined ? {} : { visits: count }),
  }
}

export function feeProblems(basis: FeeBasis, entry: FeeEntry, today: string): FieldProblems {
  const found: FieldProblems = {}
  const note = (field: string, sentence: string) => {
    found[field] ??= sentence
  }
  const whole = (field: 'revisions' | 'weeksToSubmission', min: number, max: number) => {
    const value = readNumber(entry[field])
    if (value !== undefined && !(Number.isInteger(value) && value >= min && value <= max))
      note(field, words.wholeBetween(min, max))
  }
  const as = entry.kind === 'percent' ? 'number' : 'rupees'
  const wrong =
    readFigure(entry.figure, { as }) === undefined ? feeWords.feeMissing : figureProblem(entry.figure, { as })
  if (wrong) note('fee', wrong)
  for (const one of deliverables) {
    const { cover, amount, visits } = entry.deliverables[one]
    const wrongAmount = cover === 'optional' ? figureProblem(amount) : undefined
    if (wrongAmount) note(`deliverables ${one}`, wrongAmount)
    const count = one === 'site-visits' && cover !== 'not' ? readNumber(visits) : undefined
    if (count !== undefined && !(Number.isInteger(count) && count >= 0 && count <= 1000))
      note('visits', words.wholeBetween(0, 1000))
  }
  whole('revisions', 0, 100)
  whole('weeksToSubmission', 1, 520)
  for (const problem of judgeFeeQuote(basis, quoteOfFee(basis, entry), today)) {
    const ofDeliverable =
      'at' in problem && problem.at.field === 'deliverables' ? problem.at.deliverable : undefined
    note(
      ofDeliverable ? `deliverables ${ofDeliverable}` : fieldName(problemField(problem)),
      quoteProblem(problem),
    )
  }
  if (entry.tax === '') note('tax', words.chooseOne)
  for (const [field, sentence] of Object.entries(termsProblems(entry.terms))) note(field, sentence)
  return found
}

/** A payment's problem is shown at its per cent. */
function fieldName(field: string): string {
  return /^stages \d+$/.test(field) ? `${field} percent` : field === 'headlinePkr' ? 'fee' : field
}

/** The entry for a quote that was sent. */
export function entryOfFee(quote: FeeQuote): FeeEntry {
  const { fee } = quote
  const marks = new Map(quote.deliverables.map((mark) => [mark.deliverable, mark]))
  return {
    kind: fee.kind,
    figure: String(fee.kind === 'lump' ? fee.amountPkr : fee.kind === 'per-sft' ? fee.ratePkr : fee.percent),
    deliverables: ofEachDeliverable((one) => {
      const mark = marks.get(one)
      return {
        cover: mark?.cover ?? 'not',
        amount: writeFigure(mark?.amountPkr),
        visits: writeFigure(mark?.visits),
      }
    }),
    revisions: writeFigure(quote.revisions),
    weeksToSubmission: writeFigure(quote.weeksToSubmission),
    tax: quote.tax ?? '',
    terms: {
      ...entryOfTerms(quote.terms, (stage) => stage in paymentStages),
      taxSum: writeFigure(quote.taxPkr),
    },
  }
}
