// Where things stand on the sheet of a bill: the estimate's columns, then those of each offer.
import { type Range, sumRanges } from '@tameer/quotes'
import * as words from '#words/quote-comparison'
import { type CellRow, columnLetters, figure, formula, heading, summed, text } from '../../lib/xlsx-cells.ts'
import { type BillOffer, nameOf } from './compared.ts'

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

/** How wide each column is, in letters. */
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

/** A row that says something of each offer and nothing of the estimate. */
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

/** The estimate's part of a row of sums, up to the first offer. Its range is the estimate's own: sums of ranges are wider. */
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

/** What an offer has filled in for some lines, over the rows that hold them. */
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

/** Rows that follow each other as one range, others one by one. */
export function sumOver(letter: string, rows: readonly number[]): string {
  const [first = 0, last = first] = [rows[0], rows.at(-1)]
  if (last - first === rows.length - 1) return `SUM(${letter}${first}:${letter}${last})`
  return `SUM(${rows.map((row) => `${letter}${row}`).join(',')})`
}
