import { asSeen } from '@tameer/contract'
import type { Bill, FrozenLine } from '@tameer/quotes'
import { sheetHeads } from '@tameer/words/sheet-heads'
import { writtenPlaces } from '../price-list/bill-sheet.ts'
import { type SheetTable, type TableRow, textOf } from './sheet-table.ts'

/** Places of the columns, and the number of the row of their heads. A column that is missing has no place. */
export interface Heads {
  readonly row: number
  readonly id: number
  readonly rate: number | undefined
  readonly sum: number | undefined
}

/**
 * Finds the columns by their heads, in any order and in either language. Where the heads were lost, as in a file that was
 * saved without Urdu letters, columns must stand where they were written.
 */
export function findHeads({ rows }: SheetTable, bill: Bill): Heads | undefined {
  for (const { number, cells } of rows) {
    const [id, rate, sum] = (['id', 'rate', 'sum'] as const).map((name) => {
      const place = cells.findIndex((cell) => sheetHeads[name].some((head) => same(textOf(cell), head)))
      return place === -1 ? undefined : place
    })
    if (id !== undefined && (rate !== undefined || sum !== undefined)) return { row: number, id, rate, sum }
  }
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const first = rows.findIndex((row) => standsAsWritten(row, lines))
  return first < 1 ? undefined : { row: rows[first - 1]?.number ?? 0, ...writtenPlaces }
}

function same(written: string, head: string): boolean {
  return asSeen(written).toLowerCase() === asSeen(head).toLowerCase()
}

/** True when the figures of the estimate are in the columns where they were written. */
function standsAsWritten({ cells }: TableRow, lines: ReadonlyMap<string, FrozenLine>): boolean {
  const line = lines.get(textOf(cells[writtenPlaces.id]))
  const figureAt = (place: number) => Number(textOf(cells[place]).replace(',', '.'))
  return (
    line !== undefined &&
    figureAt(writtenPlaces.quantity) === line.quantity &&
    figureAt(writtenPlaces.estimateRate) === line.ratePkr &&
    figureAt(writtenPlaces.estimateCost) === line.costPkr
  )
}
