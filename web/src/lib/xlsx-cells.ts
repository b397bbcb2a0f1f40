// Building blocks of every workbook: texts, figures, and formulas with their value.
import type { Cell, CellStyle, CellValue } from 'hucre/xlsx'
import { lang } from '#words/language'

type XlsxCell = Partial<Cell>
export type CellRow = (XlsxCell | undefined)[]

/** A sheet starts on the side where its language starts. */
export const sheetView = lang === 'en' ? {} : { view: { rightToLeft: true } }

/** South Asian grouping: 1,23,45,678. */
export const rupees = '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;#,##0'
export const measured = '#,##0.00'
export const heading = { font: { bold: true } } satisfies CellStyle
export const summed = { ...heading, numFmt: rupees, border: { top: { style: 'thin' } } } satisfies CellStyle

export function text(value: string, style: CellStyle = {}): XlsxCell {
  return { value, type: 'string', style }
}

export function figure(value: number, style: CellStyle = { numFmt: rupees }): XlsxCell {
  return { value, type: 'number', style }
}

/** A formula with its value, for viewers that do not calculate. */
export function formula(written: string, result: CellValue, style: CellStyle = { numFmt: rupees }): XlsxCell {
  return { type: 'formula', formula: written, formulaResult: result, value: result, style }
}

/** Letters of a column, counted from 0: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}

/** Rows in the form that the file writer takes. */
export function placed(rows: readonly CellRow[]): { cells: Map<string, XlsxCell> } {
  const cells = new Map<string, XlsxCell>()
  rows.forEach((row, down) => {
    row.forEach((cell, across) => {
      if (cell) cells.set(`${down},${across}`, cell)
    })
  })
  return { cells }
}
