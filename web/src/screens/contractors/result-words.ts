import { maxCounted } from '@tameer/contract'

/** How many companies fit, in words; undefined when the number is not known. */
export function companiesInWords(total: number | undefined): string | undefined {
  if (total === undefined) return undefined
  if (total > maxCounted) return `More than ${maxCounted.toLocaleString('en')} companies`
  return total === 1 ? '1 company' : `${total.toLocaleString('en')} companies`
}
