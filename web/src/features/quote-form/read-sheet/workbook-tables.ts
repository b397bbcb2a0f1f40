import { type CellValue, readXlsx } from 'hucre/xlsx'
import { columnLetters } from '../../../lib/xlsx-cells.ts'
import { type SheetTable, type TableCell, type TableRow, textOf } from './sheet-table.ts'

/** Most cells with a value that are read: a bill has some thousand. */
const mostCells = 500_000
/** All rows that a sheet can have. Without a limit of columns one coloured cell at the far end costs 16,384 cells in its row. */
const range = `A1:${columnLetters(199)}1048576`

/**
 * The visible sheets of a workbook, in their order, up to 200 columns. The work follows the cells with a value and not the last
 * one that somebody gave a colour. Throws when the file is not a workbook, or one far too large.
 */
export async function workbookTables(file: Uint8Array): Promise<SheetTable[]> {
  const names: string[] = []
  await readXlsx(file, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name)
      return false
    },
  })
  const tables: SheetTable[] = []
  for (const name of names) {
    const rows = await readRows(file, name)
    if (rows.length > 0) tables.push({ name, rows })
  }
  return tables
}

async function readRows(file: Uint8Array, name: string): Promise<TableRow[]> {
  // A price that is shown as a date is read back as its number. Days from 1904, whatever the workbook says: those from 1900
  // have a 29 February that never was, and two numbers for one day.
  const { sheets } = await readXlsx(file, { sheets: [name], range, dateSystem: '1904' })
  const { rows: read = [], cells: found } = sheets[0] ?? {}
  const rows: TableRow[] = []
  let count = 0
  for (const [index, values] of read.entries()) {
    const cells = values.map((value, column) => {
      const cell = cellOf(value)
      const formula = found?.get(`${index},${column}`)?.formula
      return formula === undefined ? cell : ofFormula(cell)
    })
    const filled = cells.filter((cell) => textOf(cell) !== '').length
    count += filled
    if (count > mostCells) throw new Error('A sheet with too many cells')
    if (filled > 0) rows.push({ number: index + 1, cells })
  }
  return rows
}

/** A cell that a formula fills, or leaves empty because nothing has calculated it. */
function ofFormula(cell: TableCell): TableCell {
  if (typeof cell === 'object') return cell
  return { formula: true, value: cell }
}

function cellOf(value: CellValue): TableCell {
  if (value instanceof Date) return { dated: serialOf(value) }
  return value === null ? undefined : typeof value === 'number' ? value : String(value)
}

/** The number of a cell that is shown as a date: days, since the reader counts them from 1904. */
function serialOf(date: Date): number {
  return Number(((date.getTime() - Date.UTC(1904, 0, 1)) / 86_400_000).toFixed(6))
}
