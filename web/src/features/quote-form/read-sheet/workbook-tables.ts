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
  // Dates are counted from 1900 whatever the workbook says: a price that is shown as a date is read back as its number.
  for await (const { index, values } of streamXlsxRows(file, { sheet, dateSystem: '1900' })) {
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

/** The number that a date of a sheet stands for: days, counted from 1900 with the 29 February that never was. */
function serialOf(date: Date): number {
  const days = (date.getTime() - Date.UTC(1899, 11, 31)) / 86_400_000
  return Number((days >= 60 ? days + 1 : days).toFixed(6))
}

/** Marks the cells that a formula fills, and those that it leaves empty because nothing has calculated it. */
async function withFormulas(file: Uint8Array, name: string, rows: TableRow[]): Promise<TableRow[]> {
  const last = Math.min(rows.at(-1)?.number ?? 0, reach.rows)
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const range = `A1:${columnLetters(Math.min(width, reach.columns) - 1)}${last}`
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
