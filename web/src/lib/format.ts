import { beginningOf, contentPreviewLength, maxCounted } from '@tameer/contract'

/** The first 100 characters followed by `...`; a shorter text stays as it is. */
export function truncate100(text: string): string {
  const beginning = beginningOf(text, contentPreviewLength)
  return beginning === text ? text : `${beginning}...`
}

/** Service number from the navigation state or the query; undefined for an invalid one. */
export function parseService(given: unknown): number | undefined {
  const number =
    typeof given === 'number' ? given : typeof given === 'string' && given ? Number(given) : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** Sentences of a count, in the form that words have them. */
interface CountWords {
  count: (total: number, figure: string) => string
  moreThan: (figure: string) => string
}

/** A count with its noun, up to the server's limit of counting; undefined when the number is unknown. */
export function countInWords(total: number | undefined, { count, moreThan }: CountWords): string | undefined {
  if (total === undefined) return undefined
  return total > maxCounted ? moreThan(withComma(maxCounted)) : count(total, withComma(total))
}

/** A count up to the server's limit of counting: `1,000+` for more. */
export function figureOf(total: number): string {
  return total > maxCounted ? `${withComma(maxCounted)}+` : withComma(total)
}

// Not the browser's own formatter: its first use takes a slow phone as long as drawing the whole list.
function withComma(count: number): string {
  return String(count).replace(/\d{3}$/, (end, at: number) => (at > 0 ? `,${end}` : end))
}
