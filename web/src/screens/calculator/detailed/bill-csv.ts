import type { DetailedEstimate } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { sections as sectionNames } from '#words/values'
import { billColumns, costColumn } from './bill-lines.ts'
import { answersInWords, leftOutInWords, onTopRows, priceBookInWords, titleOf } from './estimate-words.ts'

/** So that a spreadsheet reads the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** The bill as CSV (RFC 4180): a row a line, numbers as plain numbers, then the total and what it stands for. */
export function billCsv(estimate: DetailedEstimate): string {
  const head = [words.section, ...billColumns.map((column) => column.head)]
  const lines = estimate.sections.flatMap(({ key, lines }) =>
    lines.map((line) => [sectionNames[key], ...billColumns.map((column) => column.of(line))]),
  )
  const { costPkr, materialPkr, labourPkr, lowPkr, highPkr } = estimate.total
  const blanks = Array.from({ length: costColumn }, () => '')
  const total = [words.total, ...blanks, costPkr, materialPkr, labourPkr, lowPkr, highPkr]
  const onTop = onTopRows(estimate).map(({ title, costPkr, lowPkr, highPkr }) =>
    lowPkr === undefined || highPkr === undefined
      ? [title, ...blanks, costPkr]
      : [title, ...blanks, costPkr, '', '', lowPkr, highPkr],
  )
  const about = [titleOf(estimate), answersInWords(estimate), priceBookInWords(estimate)]
  return (
    byteOrderMark +
    [head, ...lines, total, ...onTop, [], ...[...about, ...leftOutInWords(estimate)].map((words) => [words])]
      .map((row) => `${row.map(csvCell).join(',')}\r\n`)
      .join('')
  )
}

/** A cell of CSV. A text that a spreadsheet would take for a formula is marked as text; numbers are written bare. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
