// Columns of the sheet of a bill: the estimate's, then those of each offer.
import { type Range, sumRanges } from '@tameer/quotes'
import * as words from '#words/quote-comparison'
import {
  type CellRow,
  columnLetters,
  figure,
  formula,
  heading,
  summed,
  text,
} from '../../../lib/xlsx-cells.ts'
import { type BillOffer, nameOf } from '../compared.ts'

export const [quantity, rate, cost, low, high, material] = ['C', 'D', 'E', 'F', 'G', 'H'] as const
const estimateColumns = 8
const offerColumns = 5

/** The letters of an offer's columns. */
export function lettersOf(place: number) {
  const letter = (at: number) => columnLetters(estimateColumns + place * offerColumns + at)
  return {
    price: letter(0),
    mark: letter(1),
    filledIn: letter(2),
    filledInLow: letter(3),
    filledInHigh: letter(4),
  }
}
export type OfferLetters = ReturnType<typeof lettersOf>

/** Width of each column, in characters. */
export function widthsOf(offers: readonly BillOffer[]): { width: number }[] {
  const widths = [44, 14, 11, 12, 15, 15, 15, 15, ...offers.flatMap(() => [17, 24, 15, 15, 15])]
  return widths.map((width) => ({ width }))
}

export function headCells(offers: readonly BillOffer[]): CellRow {
  const ofOffer = [words.priceOf, words.markOf, words.filledInOf, words.filledInLowOf, words.filledInHighOf]
  const heads = [
    ...[words.item, words.unit, words.quantity, words.rate, words.estimateCost],
    ...[words.low, words.high, words.material],
    ...offers.flatMap((offer) => ofOffer.map((say) => say(nameOf(offer)))),
  ]
  return heads.map((head) => text(head, { ...heading, alignment: { wrapText: true, vertical: 'top' } }))
}

/** A row with cells for each offer and none for the estimate. */
export function offerCells(
  offers: readonly BillOffer[],
  label: string,
  cells: (offer: BillOffer, letters: OfferLetters) => CellRow,
): CellRow {
  const row: CellRow = [text(label, heading)]
  for (const [place, offer] of offers.entries())
    for (const [at, one] of cells(offer, lettersOf(place)).entries())
      row[estimateColumns + place * offerColumns + at] = one
  return row
}

/**
 * The estimate's cells in a row of sums, up to the first offer. Its range is the estimate's own, because a sum of
 * ranges is wider.
 */
export function estimateSums(
  title: string,
  overRows: readonly number[],
  { costPkr, lowPkr, highPkr }: Range,
): CellRow {
  const empty = text('', summed)
  const range = lowPkr === highPkr ? [empty, empty] : [figure(lowPkr, summed), figure(highPkr, summed)]
  return [
    ...[text(title, summed), empty, empty, empty],
    formula(sumOver(cost, overRows), costPkr, summed),
    ...[...range, empty],
  ]
}

/** Sums of what was filled in for an offer, over the rows of the lines. */
export function filledInSums(
  { levelled }: BillOffer,
  letters: OfferLetters,
  overRows: readonly number[],
  lines: readonly { readonly id: string }[],
): CellRow {
  const ids = new Set(lines.map(({ id }) => id))
  const { costPkr, lowPkr, highPkr } = sumRanges(levelled.filledIn.filter(({ id }) => ids.has(id)))
  return [
    formula(sumOver(letters.filledIn, overRows), costPkr, summed),
    formula(sumOver(letters.filledInLow, overRows), lowPkr, summed),
    formula(sumOver(letters.filledInHigh, overRows), highPkr, summed),
  ]
}

/** Formula of a sum: rows that follow each other as one range, others one by one. */
export function sumOver(letter: string, rows: readonly number[]): string {
  const [first = 0, last = first] = [rows[0], rows.at(-1)]
  if (last - first === rows.length - 1) return `SUM(${letter}${first}:${letter}${last})`
  return `SUM(${rows.map((row) => `${letter}${row}`).join(',')})`
}
