import type { Bill } from '@tameer/quotes'
import type { SheetEstimate } from '../use-sheet-estimate.ts'
import type { SheetFacts } from './clause.ts'

/**
 * The estimate that names the makes of a bill's lines; undefined when this build does not have its prices any more. A
 * bill of the grey structure has no makes of the finishing.
 */
export function specifiedFor(
  { estimate: { sections, priceBook }, book }: SheetEstimate,
  prices: string,
  { lines }: Bill,
): SheetFacts['specified'] {
  if (book.version !== prices) return undefined
  const keys = new Set(lines.map(({ section }) => section))
  return { sections: sections.filter(({ key }) => keys.has(key)), priceBook }
}
