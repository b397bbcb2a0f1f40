import { maxCounted } from '@tameer/contract'

/** How many companies fit, in words; undefined when the number is not known. */
export function companiesInWords(total: number | undefined): string | undefined {
  return inWords(total, 'company', 'companies')
}

/** How many projects a company has, likewise. */
export function projectsInWords(total: number | undefined): string | undefined {
  return inWords(total, 'project', 'projects')
}

function inWords(total: number | undefined, one: string, many: string): string | undefined {
  if (total === undefined) return undefined
  if (total > maxCounted) return `More than ${withComma(maxCounted)} ${many}`
  return total === 1 ? `1 ${one}` : `${withComma(total)} ${many}`
}

// Not the browser's own: its first use takes a slow phone as long as drawing the whole list.
function withComma(count: number): string {
  return String(count).replace(/\d{3}$/, (end, at: number) => (at > 0 ? `,${end}` : end))
}
