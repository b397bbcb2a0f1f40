import { contentPreviewLength } from '@tameer/contract'

/** The first 100 characters followed by `...`; a shorter text stays as it is. */
export function truncate100(text: string): string {
  const characters = [...text]
  if (characters.length <= contentPreviewLength) return text
  return `${characters.slice(0, contentPreviewLength).join('')}...`
}

/** A service number as navigation state or the query gives it; undefined when it is none. */
export function parseService(given: unknown): number | undefined {
  const number =
    typeof given === 'number' ? given : typeof given === 'string' && given ? Number(given) : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : undefined
}
