// The detailed estimate: priced from its lines alone, and shown with its basis.
import { type AddOnAmount, addOnAmounts, type TotalWithAddOns, withAddOns } from './add-ons.ts'
import { type Answers, type AnswersInput, type Problem, plotAreaOf, readAnswers } from './answers.ts'
import {
  type Amounts,
  type Bill,
  type BillLine,
  type BillSection,
  type LeftOut,
  makeBill,
  sumByRateStatus,
  sumLines,
} from './bill.ts'
import { type Comparison, compareWithHeadline } from './comparison.ts'
import type { Phase, PriceBook, PriceBookName, RateStatus, Source } from './dataset/price-book.ts'
import { priceAgeDays } from './price-books/price-age.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'
import { findUnanswered, findWarnings, type Unanswered, type Warning } from './warnings.ts'

export interface PhaseTotal extends Amounts {
  readonly phase: Phase
}

/** A priced bill of quantities with the facts that a family should know about it. Amounts in whole rupees. */
export interface DetailedEstimate {
  /** Answers that it was made from, with the usual ones filled in. */
  readonly answers: Answers
  readonly plotAreaSft: number
  readonly total: Amounts
  /** Amounts per sft of covered area, rounded. */
  readonly perSft: Amounts
  readonly phases: readonly PhaseTotal[]
  readonly sections: readonly BillSection[]
  /** Percentages that were asked for, each of the bill's own sum. They are not lines and not part of `total`. */
  readonly addOns: readonly AddOnAmount[]
  /** Total with the percentages; equal to `total` without any. */
  readonly totalWithAddOns: TotalWithAddOns
  readonly leftOut: readonly LeftOut[]
  readonly switchedOff: readonly LeftOut[]
  readonly materialNotIncludedPkr: number
  /** Parts of the total by the status of the rate: published, derived, assumed, or the family's own. */
  readonly byRateStatusPkr: { readonly [status in RateStatus]: number }
  readonly warnings: readonly Warning[]
  /** Answers that do not change this estimate, and the reason. */
  readonly unanswered: readonly Unanswered[]
  readonly comparison: Comparison
  readonly priceBook: PriceBookName
  /** Sources of its lines' figures, by the ids that lines name. */
  readonly sources: { readonly [id: string]: Source }
  /** Age of the prices in days, once it widens the range. */
  readonly priceAgeDays?: number
}

export type DetailedResult =
  | { readonly ok: true; readonly estimate: DetailedEstimate }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Makes the bill of quantities for a family's answers. Never throws: invalid answers come back as problems, each
 * with its field. `today` is an ISO date: without it prices count as today's.
 */
export function detailedEstimate(
  input: AnswersInput,
  book: PriceBook = currentPriceBook,
  today?: string,
): DetailedResult {
  const read = readAnswers(input, book)
  if (!read.ok) return read
  const { answers } = read
  const bill = makeBill(answers, book, today)
  const lines = bill.sections.flatMap((section) => section.lines)
  const name = nameOfBill(lines, book)
  const ageDays = priceAgeDays(name.pricesSince ?? name.pricesAsOf, today)
  const total = sumLines(lines, book)
  const addOns = addOnAmounts(answers, total, book)
  return {
    ok: true,
    estimate: {
      answers,
      plotAreaSft: plotAreaOf(answers),
      total,
      perSft: forEachSft(total, answers.coveredAreaSft),
      phases: phaseTotals(bill, book),
      ...bill,
      addOns,
      totalWithAddOns: withAddOns(total, addOns),
      byRateStatusPkr: sumByRateStatus(bill),
      warnings: findWarnings(answers, bill, book),
      unanswered: findUnanswered(answers, bill, book),
      comparison: compareWithHeadline(answers, total, book),
      priceBook: name,
      sources: book.sources,
      ...(ageDays === undefined ? {} : { priceAgeDays: ageDays }),
    },
  }
}

/** The book as a bill names it: with the days of the bill's own prices, which may be fewer than the book's. */
function nameOfBill(lines: readonly BillLine[], book: PriceBook): PriceBookName {
  const days = lines.map(({ pricedOn }) => pricedOn).sort()
  const [since = book.pricesAsOf, last = since] = [days[0], days.at(-1)]
  return { version: book.version, pricesAsOf: last, ...(since === last ? {} : { pricesSince: since }) }
}

function phaseTotals({ sections }: Bill, book: PriceBook): PhaseTotal[] {
  return (['grey', 'finishing'] as const).flatMap((phase) => {
    const lines = sections.filter((section) => section.phase === phase).flatMap((section) => section.lines)
    return lines.length > 0 ? [{ phase, ...sumLines(lines, book) }] : []
  })
}

function forEachSft(amounts: Amounts, coveredAreaSft: number): Amounts {
  const costPkr = Math.round(amounts.costPkr / coveredAreaSft)
  const labourPkr = Math.round(amounts.labourPkr / coveredAreaSft)
  return {
    costPkr,
    materialPkr: costPkr - labourPkr,
    labourPkr,
    lowPkr: Math.round(amounts.lowPkr / coveredAreaSft),
    highPkr: Math.round(amounts.highPkr / coveredAreaSft),
  }
}
