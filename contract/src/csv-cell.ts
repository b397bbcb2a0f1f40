/**
 * A cell of CSV (RFC 4180). A text that a spreadsheet would read as a formula is marked as text; numbers are
 * written without quotation marks.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A row of CSV. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** The first row of a file of CSV, behind the mark that tells a spreadsheet that the file is UTF-8. */
export function csvHead(cells: readonly string[]): string {
  return `\uFEFF${csvRow(cells)}`
}
