// Patterns of texts in which a journey does not know every figure or name.
import type { Words } from '../scripts/screens/screen-words.ts'
import { asPattern } from '../scripts/suites/test-counts.ts'

/** Given to a function of the words for a figure that may be any. */
export const anyFigure = Number.NaN
/** Given to a function of the words for a text that may be any. */
export const anyText = '***'

/** Source of the pattern of a text with `anyFigure` or `anyText` in it. */
export function patternOf(text: string): string {
  return text
    .split(anyText)
    .map((part) => asPattern(part).replaceAll('NaN', '[\\d,.]+'))
    .join('.+')
}

/** Source of the pattern of an amount in Lakh or Crore. */
export function amountPattern({ quickEstimate: { asPublished } }: Words): string {
  return `[\\d.]+\\s(?:${asPublished('Lakh')}|${asPublished('Crore')})`
}

/** Source of the pattern of an amount in full rupees. */
export function rupeesPattern({ amounts }: Words): string {
  return patternOf(amounts.displayRupees(anyFigure))
}
