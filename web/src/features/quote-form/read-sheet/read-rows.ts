// Prices from the rows of a sheet, by the rule in docs/figures.md.
import { type FigureFault, judgeFigure, roundTo } from '@tameer/figures'
import { type Bill, type FrozenLine, mostPkr, rateDecimals } from '@tameer/quotes'
import type { SheetPrice } from '../bill-sheet.ts'
import type { PriceKind } from '../entry.ts'
import type { Heads } from './sheet-heads.ts'
import { type SheetTable, type TableCell, type TableRow, textOf } from './sheet-table.ts'

/** A row without a usable price, and why, with what the cell says. */
export interface RowProblem {
  row: number
  code: 'unknownLine' | 'twice' | 'bothDiffer' | 'noValue' | FigureFault
  id: string
  item: string
  text: string
}

/**
 * Notes on prices that were read otherwise than they stand there: rounded to four decimals or to whole rupees; a sum that
 * is rate times quantity, and so left aside; an empty or a zero formula, left aside; a number that is shown as a date;
 * `1,234` in a file that also has `1,5`.
 */
export const rowNotes = [
  'roundedRates',
  'roundedSums',
  'sumsOfRates',
  'emptyFormulas',
  'zeroFormulas',
  'dates',
  'commas',
] as const
export type RowNote = (typeof rowNotes)[number]

export interface ReadRows {
  prices: SheetPrice[]
  problems: RowProblem[]
  /** Rows by note. */
  notes: Partial<Record<RowNote, number[]>>
}

/** A cell, read: without a price, with one, or with a fault. `zero` and `noValue` are of formulas. */
type CellReading =
  | { is: 'empty' | 'noValue' | 'zero' }
  | { is: 'figure'; value: number; exact: number; notes: RowNote[] }
  | { is: 'fault'; fault: FigureFault; text: string }

/** The price of a row, without a figure where only its notes count; or its problem. */
type Judged =
  | { kind: PriceKind; figure: number | undefined; notes: RowNote[] }
  | { code: RowProblem['code']; text?: string }

/** Reads the prices of the rows below the heads. Rows are found by the line's id. */
export function readRows(table: SheetTable, heads: Heads, bill: Bill): ReadRows {
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const below = table.rows.filter(({ number }) => number > heads.row)
  const readCell = cellReader(table, below, heads)
  const read: ReadRows = { prices: [], problems: [], notes: {} }
  const seen = new Set<string>()
  for (const { number: row, cells } of below) {
    const rate = readCell(cellAt(cells, heads.rate), 'rate')
    const sum = readCell(cellAt(cells, heads.sum), 'lump')
    if ([rate, sum].every(({ is }) => is === 'empty')) continue
    const id = textOf(cells[heads.id])
    const line = lines.get(id)
    const judged = judgeRow(line, rate, sum, seen.has(id))
    if (!judged) continue
    if ('code' in judged) {
      read.problems.push({ row, code: judged.code, id, item: line?.item ?? '', text: judged.text ?? '' })
      continue
    }
    for (const note of judged.notes) read.notes[note] = [...(read.notes[note] ?? []), row]
    if (!line || judged.figure === undefined) continue
    seen.add(id)
    read.prices.push({ line, kind: judged.kind, figure: judged.figure })
  }
  return read
}

/** The price of a row, or why there is none; undefined for a row that has nothing to do with a line. */
function judgeRow(
  line: FrozenLine | undefined,
  rate: CellReading,
  sum: CellReading,
  isSecond: boolean,
): Judged | undefined {
  const faulty = [rate, sum].find((cell) => cell.is === 'fault')
  const hasPrice = rate.is === 'figure' || sum.is === 'figure'
  if (!line) return faulty || hasPrice ? { code: 'unknownLine' } : undefined
  if (isSecond) return { code: 'twice' }
  if (faulty?.is === 'fault') return { code: faulty.fault, text: faulty.text }
  if (rate.is === 'figure' && sum.is === 'figure')
    return isProduct(rate, sum, line)
      ? { kind: 'rate', figure: rate.value, notes: [...rate.notes, 'sumsOfRates'] }
      : { code: 'bothDiffer' }
  if (rate.is === 'figure') return { kind: 'rate', figure: rate.value, notes: [...rate.notes, ...aside(sum)] }
  if (sum.is === 'figure') return { kind: 'lump', figure: sum.value, notes: [...sum.notes, ...aside(rate)] }
  if (rate.is === 'noValue' || sum.is === 'noValue') return { code: 'noValue' }
  return { kind: 'rate', figure: undefined, notes: ['zeroFormulas'] }
}

/** Note on the other cell of a row that has a price. */
function aside({ is }: CellReading): RowNote[] {
  return is === 'noValue' ? ['emptyFormulas'] : is === 'zero' ? ['zeroFormulas'] : []
}

/** True when the sum is rate times quantity to the rupee, by the rate as it stands there or as it is kept. */
function isProduct(
  rate: Extract<CellReading, { is: 'figure' }>,
  sum: Extract<CellReading, { is: 'figure' }>,
  { quantity }: FrozenLine,
): boolean {
  return [rate.exact, rate.value].some((one) => Math.abs(one * quantity - sum.exact) <= 1)
}

/** Reads cells as this table writes them. */
function cellReader({ decimalComma = false }: SheetTable, rows: readonly TableRow[], heads: Heads) {
  const texts = rows.flatMap(({ cells }) => [heads.rate, heads.sum].map((at) => textOf(cellAt(cells, at))))
  // A comma before three digits could be either, in a file with commas before decimals.
  const unsure = decimalComma && texts.some((text) => /\d,(\d\d?|\d{4,})\D*$/.test(text))
  const readCell = (cell: TableCell, kind: PriceKind): CellReading => {
    if (typeof cell === 'object') {
      if ('dated' in cell) return priceOf(cell.dated, kind, ['dates'])
      if (cell.value === undefined) return { is: 'noValue' }
      return cell.value === 0 ? { is: 'zero' } : readCell(cell.value, kind)
    }
    if (typeof cell === 'number') return priceOf(cell, kind, [])
    const text = textOf(cell)
    const judged = judgeFigure(text, { decimalComma })
    if (judged.is === 'empty') return judged
    if (judged.is === 'fault') return { is: 'fault', fault: judged.fault, text }
    return priceOf(judged.value, kind, unsure && /^\D*\d{1,3},\d{3}\D*$/.test(text) ? ['commas'] : [])
  }
  return readCell
}

/** A rate keeps four decimals, a sum is whole rupees. */
function priceOf(exact: number, kind: PriceKind, notes: RowNote[]): CellReading {
  const { value, rounded } = roundTo(exact, kind === 'rate' ? rateDecimals : 0)
  if (!(exact >= 0 && value <= mostPkr)) return { is: 'fault', fault: 'notAFigure', text: String(exact) }
  const rounding: RowNote = kind === 'rate' ? 'roundedRates' : 'roundedSums'
  return { is: 'figure', value, exact, notes: rounded ? [...notes, rounding] : notes }
}

function cellAt(cells: readonly TableCell[], at: number | undefined): TableCell {
  return at === undefined ? undefined : cells[at]
}
