// The estimate that explains itself: priced from its lines alone, with what it rests on beside it.
import { type AddOnAmount, addOnAmounts, type TotalWithAddOns, withAddOns } from './add-ons.ts'
import { type Answers, type AnswersInput, type Problem, plotAreaOf, readAnswers } from './answers.ts'
import {
  type Amounts,
  type Bill,
  type BillSection,
  type LeftOut,
  makeBill,
  sumByRateStatus,
  sumLines,
} from './bill.ts'
import { type Comparison, compareWithHeadline } from './comparison.ts'
import {
  nameOf,
  type Phase,
  type PriceBook,
  type PriceBookName,
  type RateStatus,
  type Source,
} from './dataset/price-book.ts'
import { driftOf, priceAgeDays } from './price-age.ts'
import { currentPriceBook } from './price-book-choice.ts'
import { findUnanswered, findWarnings, type Unanswered, type Warning } from './warnings.ts'

export interface PhaseTotal extends Amounts {
  readonly phase: Phase
}

/** A priced bill of quantities and everything a family should know beside it. Amounts in whole rupees. */
export interface DetailedEstimate {
  /** The answers it was made from, with the usual ones filled in. */
  readonly answers: Answers
  readonly plotAreaSft: number
  readonly total: Amounts
  /** For each sft of covered area, rounded. */
  readonly perSft: Amounts
  readonly phases: readonly PhaseTotal[]
  readonly sections: readonly BillSection[]
  /** The percentages asked for, each of the bill's own sum; they are no lines and no part of `total`. */
  readonly addOns: readonly AddOnAmount[]
  /** The total with them; the total itself when there are none. */
  readonly totalWithAddOns: TotalWithAddOns
  readonly leftOut: readonly LeftOut[]
  readonly switchedOff: readonly LeftOut[]
  readonly materialNotIncludedPkr: number
  /** How much of the total has a published, a derived or an assumed rate, or the family's own. */
  readonly byRateStatusPkr: { readonly [status in RateStatus]: number }
  readonly warnings: readonly Warning[]
  /** Answers that this estimate does not depend on, and why. */
  readonly unanswered: readonly Unanswered[]
  readonly comparison: Comparison
  readonly priceBook: PriceBookName
  /** Where the figures of its lines were read, by the ids that lines name. */
  readonly sources: { readonly [id: string]: Source }
  /** How old the prices are, once they are old enough to widen the range. */
  readonly priceAgeDays?: number
}

export type DetailedResult =
  | { readonly ok: true; readonly estimate: DetailedEstimate }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * The bill of quantities for a family's answers. Never throws: answers that cannot be used come back as
 * problems, each with its field and what is wrong. `today` is an ISO date: without it, prices count as today's.
 */
export function detailedEstimate(
  input: AnswersInput,
  book: PriceBook = currentPriceBook,
  today?: string,
): DetailedResult {
  const read = readAnswers(input, book)
  if (!read.ok) return read
  const { answers } = read
  const ageDays = priceAgeDays(book, today)
  const bill = makeBill(answers, book, driftOf(book, ageDays))
  const lines = bill.sections.flatMap((section) => section.lines)
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
      priceBook: nameOf(book),
      sources: book.sources,
      ...(ageDays === undefined ? {} : { priceAgeDays: ageDays }),
    },
  }
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
