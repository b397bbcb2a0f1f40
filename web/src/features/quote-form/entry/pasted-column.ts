/** The first column of cells copied from a spreadsheet; undefined when it is one cell. */
export function pastedColumn(text: string): string[] | undefined {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return rows.length < 2 ? undefined : rows.map((row) => row.split('\t')[0] ?? '')
}
