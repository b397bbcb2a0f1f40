// Prices from the rows of a sheet, by the rule in docs/figures.md.
import { asSeen } from '@tameer/contract'
import { type FigureFault, judgeFigure, roundTo } from '@tameer/figures'
import { type Bill, type FrozenLine, mostPkr, rateDecimals } from '@tameer/quotes'
import type { PriceKind } from '../entry/entry.ts'
import type { SheetPrice } from '../price-list/bill-sheet.ts'
import type { Heads } from './sheet-heads.ts'
import { type SheetTable, type TableCell, textOf } from './sheet-table.ts'

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
 * is rate times quantity, and so left aside; an empty or a zero formula, left aside; a number that is shown as a date.
 */
export type RowNote =
  | 'roundedRates'
  | 'roundedSums'
  | 'sumsOfRates'
  | 'emptyFormulas'
  | 'zeroFormulas'
  | 'dates'

export interface ReadRows {
  prices: SheetPrice[]
  problems: RowProblem[]
  /** Rows by note. */
  notes: Partial<Record<RowNote, number[]>>
}

/** Times the estimate at which a figure that can be read in two ways is not taken. */
const farAbove = 100

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
  const read: ReadRows = { prices: [], problems: [], notes: {} }
  const seen = new Set<string>()
  for (const { number: row, cells } of below) {
    const id = asSeen(textOf(cells[heads.id]))
    const line = lines.get(id)
    const readAt = (at: number | undefined, kind: PriceKind) =>
      readCell(at === undefined ? undefined : cells[at], { kind, line, decimalComma: table.decimalComma })
    const [rate, sum] = [readAt(heads.rate, 'rate'), readAt(heads.sum, 'lump')]
    if (rate.is === 'empty' && sum.is === 'empty') continue
    const judged = judgeRow(line, rate, sum, seen.has(id))
    if (!judged) continue
    if ('code' in judged) {
      read.problems.push({ row, code: judged.code, id, item: line?.item ?? '', text: judged.text ?? '' })
      continue
    }
    for (const note of judged.notes) {
      read.notes[note] ??= []
      read.notes[note].push(row)
    }
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

interface CellAsked {
  kind: PriceKind
  line: FrozenLine | undefined
  decimalComma: boolean | undefined
}

function readCell(cell: TableCell, asked: CellAsked): CellReading {
  if (typeof cell === 'number') return priceOf(cell, asked.kind)
  if (typeof cell !== 'object') return readText(textOf(cell), asked)
  if ('dated' in cell) return priceOf(cell.dated, asked.kind, ['dates'])
  if (cell.value === undefined) return { is: 'noValue' }
  return cell.value === 0 ? { is: 'zero' } : readCell(cell.value, asked)
}

function readText(text: string, { kind, line, decimalComma = false }: CellAsked): CellReading {
  const judged = judgeFigure(text, { decimalComma })
  if (judged.is === 'empty') return judged
  if (judged.is === 'fault') return { is: 'fault', fault: judged.fault, text }
  const estimatePkr = kind === 'rate' ? line?.ratePkr : line?.costPkr
  // Three decimals behind a comma look like a group: then the price is a thousand times what was meant.
  if (judged.unsure && judged.value > farAbove * (estimatePkr ?? Number.POSITIVE_INFINITY))
    return { is: 'fault', fault: 'twoWays', text }
  return priceOf(judged.value, kind)
}

/** A rate keeps four decimals, a sum is whole rupees. */
function priceOf(exact: number, kind: PriceKind, notes: RowNote[] = []): CellReading {
  const { value, rounded } = roundTo(exact, kind === 'rate' ? rateDecimals : 0)
  if (!(exact >= 0 && value <= mostPkr)) return { is: 'fault', fault: 'notAFigure', text: String(exact) }
  const rounding: RowNote = kind === 'rate' ? 'roundedRates' : 'roundedSums'
  return { is: 'figure', value, exact, notes: rounded ? [...notes, rounding] : notes }
}
