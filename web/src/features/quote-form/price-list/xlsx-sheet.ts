import { writeXlsx } from 'hucre/xlsx'
import { sheetView } from '../../../lib/xlsx-cells.ts'
import type { SheetCell } from './bill-sheet.ts'

/** The rows as an XLSX workbook of one sheet. */
export async function writeSheet(rows: SheetCell[][], name: string): Promise<Uint8Array<ArrayBuffer>> {
  const widths = [28, 30, 52, 12, 15, 14, 15, 14, 15]
  const file = await writeXlsx({
    sheets: [
      { name, rows, columns: widths.map((width) => ({ width })), freezePane: { rows: 1 }, ...sheetView },
    ],
  })
  return new Uint8Array(file)
}
