// The house of a sheet: its query, its estimate, and the bill that typed quotes stand beside.
import {
  type AnswersInput,
  currentPriceBook,
  type DetailedEstimate,
  decodeAnswers,
  detailedEstimate,
  encodeAnswers,
  type PriceBook,
  unusualAnswers,
} from '@tameer/calculator'
import { type FrozenBill, freezeBill } from '@tameer/contract'
import type { CheckedQuote } from '@tameer/quotes'
import { today } from '../../lib/today.ts'
import type { SheetOf } from './checked-sheet.ts'

/** A house with its place in the device's list, and its estimate complete and with material. */
export interface HouseToCheck {
  readonly of: SheetOf
  readonly estimate: DetailedEstimate
  /** True for percentages on top of the estimate, which are not compared. */
  readonly hasOnTop: boolean
}

/** The house that a query names, at today's prices; undefined when it names none. */
export function houseOf(query: string, request = 'own'): HouseToCheck | undefined {
  const { answers, priceBookVersion } = decodeAnswers(query)
  const result = detailedEstimate(withMaterial(answers), currentPriceBook, today())
  if (!result.ok) return undefined
  const { estimate } = result
  // A request keeps the prices that its bill was made at.
  const prices = request === 'own' ? undefined : priceBookVersion
  return {
    of: { for: request, house: queryOf(estimate), prices: prices ?? currentPriceBook.version },
    estimate,
    hasOnTop: Boolean(answers.addOns),
  }
}

/** The house of a sheet at the prices of a book; undefined when its answers cannot be read any more. */
export function estimateAt(house: string, book: PriceBook): DetailedEstimate | undefined {
  const result = detailedEstimate(withMaterial(decodeAnswers(house).answers), book, today())
  return result.ok ? result.estimate : undefined
}

/** The bill beside these quotes: of the grey structure while all of them are for it. */
export function billOf(
  { answers, priceBook }: DetailedEstimate,
  quotes: readonly Pick<CheckedQuote, 'scope'>[],
  book: PriceBook = currentPriceBook,
): FrozenBill {
  const isGrey = quotes.length > 0 && quotes.every(({ scope }) => scope === 'grey')
  const constructionType = isGrey ? 'Grey Structure' : 'Complete'
  const result = detailedEstimate({ ...answers, constructionType }, book, today())
  if (!result.ok) throw new Error(`no bill at prices of ${priceBook.version}`)
  return freezeBill(result.estimate)
}

/** Percentages on top are not compared, and the price of labour alone is one of the answers to check. */
function withMaterial({ addOns: _, ...answers }: AnswersInput): AnswersInput {
  return { ...answers, constructionMode: 'With Material', constructionType: 'Complete' }
}

function queryOf({ answers }: DetailedEstimate): string {
  const query = encodeAnswers(unusualAnswers(answers), { priceBookVersion: '' })
  return query.replace(/&?prices=$/, '')
}
