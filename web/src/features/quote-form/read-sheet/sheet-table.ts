/** A cell whose formula has this value; undefined in a file whose maker did not calculate. */
export interface FormulaCell {
  readonly formula: true
  readonly value: string | number | undefined
}

/** A number that its sheet shows as a date. */
export interface DatedCell {
  readonly dated: number
}

export type TableCell = string | number | FormulaCell | DatedCell | undefined

/** A row with a value, and its number as spreadsheets count it, from 1. Rows without a value are left out. */
export interface TableRow {
  readonly number: number
  readonly cells: readonly TableCell[]
}

/** A sheet of a workbook, or one reading of a text file. */
export interface SheetTable {
  /** Name of the sheet in its workbook. */
  readonly name?: string
  readonly rows: readonly TableRow[]
  /** True where a comma may stand before decimals: semicolons part the cells. */
  readonly decimalComma?: boolean
}

/** Text of a cell as a person would read it. */
export function textOf(cell: TableCell): string {
  if (cell === undefined) return ''
  if (typeof cell !== 'object') return String(cell).trim()
  return 'dated' in cell ? String(cell.dated) : textOf(cell.value)
}
