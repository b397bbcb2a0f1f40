/** One row of the table: the name of the figure, the figure, its limit, and the result. */
export interface Row {
  what: string
  measured: string
  wanted: string
  ok: boolean
}

const rows: Row[] = []

/** Records a figure and prints it at once. */
export function note(what: string, measured: string, wanted: string, ok: boolean): void {
  rows.push({ what, measured, wanted, ok })
  console.log(`${ok ? 'ok  ' : 'MISS'} ${what}: ${measured} (${wanted})`)
}

/** The rows as a Markdown table. */
export function asMarkdown(): string {
  const lines = rows.map(
    (row) => `| ${row.what} | ${row.measured} | ${row.wanted} | ${row.ok ? 'yes' : 'no'} |`,
  )
  return ['| what | measured | wanted | held |', '|---|---|---|---|', ...lines].join('\n')
}

export function allHeld(): boolean {
  return rows.every((row) => row.ok)
}
