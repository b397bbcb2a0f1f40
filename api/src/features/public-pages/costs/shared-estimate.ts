import {
  type DetailedEstimate,
  decodeAnswers,
  detailedEstimate,
  encodeAnswers,
  type PriceBook,
  type Problem,
  unusualAnswers,
} from '@tameer/calculator'
import { longestEstimateQuery } from '@tameer/contract'
import type { Prices } from '../../../prices/price-books.ts'

/** An estimate read from an address. */
export interface SharedEstimate {
  estimate: DetailedEstimate
  /** Query of the address without unknown parameters. */
  query: string
  /**
   * Set when the address was made with other prices than today's: the total then, if known, and today's. The estimate is at those
   * prices; at today's once nobody has them.
   */
  older?: { version: string; thenPkr: number | undefined; todayPkr: number; isGone: boolean }
}

export type ReadEstimate = SharedEstimate | { problems: readonly Problem[]; query: string } | 'too long'

/** Reads the query of an estimate's address. Never throws. */
export function readEstimate(text: string, { books, today }: Prices): ReadEstimate {
  if (text.length > longestEstimateQuery) return 'too long'
  const { answers, priceBookVersion: made, totalPkr } = decodeAnswers(text)
  const facts = { priceBookVersion: made ?? books.newest.version }
  const query = encodeAnswers(answers, totalPkr === undefined ? facts : { ...facts, totalPkr })
  const atToday = detailedEstimate(answers, books.newest, today)
  const book = made === undefined ? books.newest : books.find(made)
  const atIts = book && book !== books.newest ? detailedEstimate(answers, book, today) : atToday
  const result = atIts.ok ? atIts : atToday
  if (!result.ok) return { problems: result.problems, query }
  const { estimate } = result
  if (made === undefined || made === books.newest.version) return { estimate, query }
  const older = {
    version: made,
    thenPkr: book && atIts.ok ? atIts.estimate.total.costPkr : totalPkr,
    todayPkr: atToday.ok ? atToday.estimate.total.costPkr : estimate.total.costPkr,
    isGone: !book,
  }
  return { estimate, query, older }
}

/** A bill with the price book that it was made with. */
export interface BillAtItsPrices {
  estimate: DetailedEstimate
  book: PriceBook
}

/**
 * Reads the bill of an estimate's address at the very prices that it names, as its reader saw it; without them, at the newest.
 * Undefined when the answers make none, when those prices are gone, or when the total is not the one that the address names.
 */
export function readAtItsPrices(text: string, { books, today }: Prices): BillAtItsPrices | undefined {
  const { answers, priceBookVersion, totalPkr } = decodeAnswers(text)
  const book = priceBookVersion === undefined ? books.newest : books.find(priceBookVersion)
  if (!book) return undefined
  const result = detailedEstimate(answers, book, today)
  if (!result.ok) return undefined
  const { estimate } = result
  return totalPkr === undefined || totalPkr === estimate.total.costPkr ? { estimate, book } : undefined
}

/** The same house as a query that contains only answers that differ from the defaults. */
export function queryOf({ answers, priceBook }: DetailedEstimate): string {
  return encodeAnswers(unusualAnswers(answers), { priceBookVersion: priceBook.version })
}

/** Query of a request's address, unchanged. */
export function queryIn(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at + 1)
}
