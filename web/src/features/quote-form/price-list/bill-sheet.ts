// The bill as a sheet for pricing in a spreadsheet: written with an id for each line, read back by those ids.
import { readFigure } from '@tameer/figures'
import type { Bill, FrozenLine } from '@tameer/quotes'
import { unitOfRate } from '#words/amounts'
import * as words from '#words/quote-filling'
import { sections as sectionNames } from '#words/values'
import {
  isHeldAbove,
  isPriced,
  kindAt,
  openLines,
  type PriceKind,
  placeKey,
  type QuoteEntry,
} from '../entry/entry.ts'

export type SheetCell = string | number

interface Column {
  head: string
  of: (line: FrozenLine, entry: QuoteEntry) => SheetCell
}

const priceAs = (kind: PriceKind) => (line: FrozenLine, entry: QuoteEntry) => {
  const key = placeKey('line', line.id)
  const figure = kindAt(entry, key) === kind ? readFigure(entry.figures[key] ?? '') : undefined
  return figure === undefined || Number.isNaN(figure) ? '' : figure
}

const columns: readonly Column[] = [
  { head: words.sheetId, of: ({ id }) => id },
  {
    head: words.sheetSection,
    of: ({ section }) => sectionNames[section as keyof typeof sectionNames] ?? section,
  },
  { head: words.sheetItem, of: ({ item }) => words.itemName(item) },
  { head: words.sheetQuantity, of: ({ quantity }) => quantity },
  { head: words.sheetUnit, of: ({ unit, id }) => unitOfRate(unit, id) },
  { head: words.sheetEstimateRate, of: ({ ratePkr }) => ratePkr },
  { head: words.sheetEstimateCost, of: ({ costPkr }) => costPkr },
  { head: words.sheetRate, of: priceAs('rate') },
  { head: words.sheetSum, of: priceAs('lump') },
]

const writtenHeads = columns.map(({ head }) => head)

/** A heading row, then a row for each line, with the prices typed so far. */
export function sheetRows(bill: Bill, entry: QuoteEntry): SheetCell[][] {
  return [writtenHeads, ...bill.lines.map((line) => columns.map(({ of }) => of(line, entry)))]
}

const placeOf = (head: string) => writtenHeads.indexOf(head)

/** Places of the columns that are read back, as they are written. */
export const writtenPlaces = {
  id: placeOf(words.sheetId),
  quantity: placeOf(words.sheetQuantity),
  estimateRate: placeOf(words.sheetEstimateRate),
  estimateCost: placeOf(words.sheetEstimateCost),
  rate: placeOf(words.sheetRate),
  sum: placeOf(words.sheetSum),
}

/** A price that was read. */
export interface SheetPrice {
  line: FrozenLine
  kind: PriceKind
  figure: number
}

/** Puts the prices that were read into the form. Lines that are left out keep their mark and get no price. */
export function applySheet(entry: QuoteEntry, prices: readonly SheetPrice[]): QuoteEntry {
  const taken = prices.filter(({ line }) => isPriced(entry, line))
  const opened = openLines(taken.map(({ line }) => line).filter((line) => isHeldAbove(entry, line)))(entry)
  const figures = { ...opened.figures }
  const kinds = { ...opened.kinds }
  for (const { line, kind, figure } of taken) {
    figures[placeKey('line', line.id)] = String(figure)
    kinds[placeKey('line', line.id)] = kind
  }
  return { ...opened, figures, kinds }
}
