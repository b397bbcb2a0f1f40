// The bill as a sheet for pricing in a spreadsheet: written with an id for each line, read back by those ids.
import { readFigure } from '@tameer/figures'
import { type Bill, type FrozenLine, hasDecimals, mostPkr, rateDecimals } from '@tameer/quotes'
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
} from './entry.ts'

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

/** A price that was read, and the number of its row, counted from 1 as spreadsheets do. */
export interface SheetPrice {
  line: FrozenLine
  kind: PriceKind
  figure: number
}

export interface ReadSheet {
  prices: readonly SheetPrice[]
  /** Messages about cells that could not be read, each with its row. */
  problems: readonly string[]
}

/**
 * Reads prices back. Finds rows by the line's id and columns by their headings, in any order. Without these headings, as
 * in a sheet of the other language, columns must stand where they were written.
 */
export function readSheet(rows: readonly (readonly unknown[])[], bill: Bill): ReadSheet {
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const ownHeads = rows.findIndex((row) => placeOf(row, words.sheetId) !== -1)
  const headRow = ownHeads === -1 ? rows.findIndex((row) => standsAsWritten(row, lines)) - 1 : ownHeads
  const heads = ownHeads === -1 ? writtenHeads : (rows[headRow] ?? [])
  const [idAt, rateAt, sumAt] = [words.sheetId, words.sheetRate, words.sheetSum].map((head) =>
    placeOf(heads, head),
  )
  if (headRow < 0 || (rateAt === -1 && sumAt === -1))
    return { prices: [], problems: [words.sheetHeadsMissing] }
  const seen = new Set<string>()
  const prices: SheetPrice[] = []
  const problems: string[] = []
  for (const [place, row] of rows.entries()) {
    const number = place + 1
    const cell = (at = -1) => (at === -1 ? '' : String(row[at] ?? '').trim())
    const [id, rate, sum] = [cell(idAt), cell(rateAt), cell(sumAt)]
    if (place <= headRow || (rate === '' && sum === '')) continue
    const line = lines.get(id)
    const figure = readFigure(rate || sum)
    if (!line) problems.push(words.sheetUnknownLine(number, id))
    else if (seen.has(id)) problems.push(words.sheetTwice(number, words.itemName(line.item)))
    else if (rate !== '' && sum !== '') problems.push(words.sheetBoth(number, words.itemName(line.item)))
    else if (figure === undefined || !isPrice(figure, rate !== ''))
      problems.push(words.sheetNoFigure(number, rate || sum))
    else {
      seen.add(id)
      prices.push({ line, kind: rate !== '' ? 'rate' : 'lump', figure })
    }
  }
  return { prices, problems }
}

/** True when the figures of the estimate are in the columns where they were written. */
function standsAsWritten(row: readonly unknown[], lines: ReadonlyMap<string, FrozenLine>): boolean {
  const line = lines.get(String(row[0] ?? '').trim())
  const figureAt = (head: string) => Number(row[writtenHeads.indexOf(head)])
  return (
    line !== undefined &&
    figureAt(words.sheetQuantity) === line.quantity &&
    figureAt(words.sheetEstimateRate) === line.ratePkr &&
    figureAt(words.sheetEstimateCost) === line.costPkr
  )
}

function isPrice(figure: number, isRate: boolean): boolean {
  return figure >= 0 && figure <= mostPkr && hasDecimals(figure, isRate ? rateDecimals : 0)
}

function placeOf(row: readonly unknown[], head: string): number {
  return row.findIndex(
    (cell) =>
      String(cell ?? '')
        .trim()
        .toLowerCase() === head.toLowerCase(),
  )
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
