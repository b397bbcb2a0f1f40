/** One row of the table: what was measured, the figure, what it should be, and whether it is. */
export interface Row {
  what: string
  measured: string
  wanted: string
  ok: boolean
}

const rows: Row[] = []

/** Notes a figure and prints it at once. */
export function note(what: string, measured: string, wanted: string, ok: boolean): void {
  rows.push({ what, measured, wanted, ok })
  console.log(`${ok ? 'ok  ' : 'MISS'} ${what}: ${measured} (${wanted})`)
}

/** The rows as a Markdown table, those after the first `from`. */
export function asMarkdown(from = 0): string {
  const lines = rows
    .slice(from)
    .map((row) => `| ${row.what} | ${row.measured} | ${row.wanted} | ${row.ok ? 'yes' : 'no'} |`)
  return ['| what | measured | wanted | held |', '|---|---|---|---|', ...lines].join('\n')
}

/** How many rows there are so far. */
export function rowCount(): number {
  return rows.length
}

export function allHeld(): boolean {
  return rows.every((row) => row.ok)
}
