import { csvRow } from '@tameer/contract'

// Writes and reads CSV (RFC 4180), as spreadsheets in Pakistan write it: with commas, semicolons or tabs.

/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Writes rows of cells as a file; numbers without grouping or currency. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => csvRow(row)).join('')
}

/** Reads the cells of a file by row, parted by a sign. */
export function readCsv(text: string, separator: string): string[][] {
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const rows: string[][] = [[]]
  const sign = `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${sign}][^\\r\\n${sign}]*)|)(${sign}|\\r?\\n|\\r|$)`,
    'y',
  )
  while (cell.lastIndex < plain.length) {
    const found = cell.exec(plain)
    // A quotation mark that is never closed: the rest of the file is one cell.
    if (!found) break
    const [, quoted, bare = '', end] = found
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end !== separator && cell.lastIndex < plain.length) rows.push([])
  }
  return rows
}
