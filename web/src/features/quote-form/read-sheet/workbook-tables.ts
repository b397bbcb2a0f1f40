import { type CellValue, readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { columnLetters } from '../../../lib/xlsx-cells.ts'
import { type SheetTable, type TableCell, type TableRow, textOf } from './sheet-table.ts'

/** Most cells with a value that are read: a bill has some thousand. */
const mostCells = 500_000
/** Rows and columns in which formulas without a value are looked for. */
const reach = { rows: 20_000, columns: 200 }

/**
 * The visible sheets of a workbook, in their order. Reads row by row, so that the work follows the cells with a value and
 * not the last row that somebody gave a colour. Throws when the file is not a workbook, or one far too large.
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
    if (rows.length > 0) tables.push({ name, rows: await withFormulas(file, name, rows) })
  }
  return tables
}

async function readRows(file: Uint8Array, sheet: string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  let count = 0
  // A price that is shown as a date is read back as its number. Days from 1904, whatever the workbook says: those from 1900
  // have a 29 February that never was, and two numbers for one day.
  for await (const { index, values } of streamXlsxRows(file, { sheet, dateSystem: '1904' })) {
    const cells = values.map(cellOf)
    const filled = cells.filter((cell) => textOf(cell) !== '').length
    count += filled
    if (count > mostCells) throw new Error('A sheet with too many cells')
    if (filled > 0) rows.push({ number: index + 1, cells })
  }
  return rows
}

function cellOf(value: CellValue): TableCell {
  if (value instanceof Date) return { dated: serialOf(value) }
  return value === null ? undefined : typeof value === 'number' ? value : String(value)
}

/** The number of a cell that is shown as a date: days, since the reader counts them from 1904. */
function serialOf(date: Date): number {
  return Number(((date.getTime() - Date.UTC(1904, 0, 1)) / 86_400_000).toFixed(6))
}

/** Marks the cells that a formula fills, and those that it leaves empty because nothing has calculated it. */
async function withFormulas(file: Uint8Array, name: string, rows: TableRow[]): Promise<TableRow[]> {
  const most = (of: (row: TableRow) => number) => rows.reduce((found, row) => Math.max(found, of(row)), 1)
  const last = Math.min(
    most(({ number }) => number),
    reach.rows,
  )
  const width = Math.min(
    most(({ cells }) => cells.length),
    reach.columns,
  )
  const range = `A1:${columnLetters(width - 1)}${last}`
  const { sheets } = await readXlsx(file, { sheets: [name], range })
  const found = sheets[0]?.cells
  return rows.map(({ number, cells }) => ({
    number,
    cells: Array.from(cells, (cell, column): TableCell => {
      const formula = found?.get(`${number - 1},${column}`)?.formula
      if (formula === undefined || (typeof cell === 'object' && 'dated' in cell)) return cell
      return { formula: true, value: typeof cell === 'object' ? undefined : cell }
    }),
  }))
}
