// Amounts in whole rupees, as the published figures and links write them: 1 Lakh = 100,000; 1 Crore = 100 Lakh.

const thousandPkr = 1_000
export const lakhPkr = 100_000
export const crorePkr = 10_000_000

const unitsPkr: Record<string, number> = { thousand: thousandPkr, lakh: lakhPkr, crore: crorePkr }
const amount = /^(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (thousand|lakh|crore)$/i

/** Ends of an amount in whole rupees; both are equal when the text names one figure. */
export interface AmountRange {
  readonly lowPkr: number
  readonly highPkr: number
}

/**
 * Reads both ends of a text such as `55 to 60 Lakh`; `80 Lakh` gives the same figure twice. Undefined when the text
 * is not such an amount, or its second end is below its first.
 */
export function parseAmountRange(text: string): AmountRange | undefined {
  const [, low, high = low, word] = amount.exec(text.trim()) ?? []
  const unitPkr = unitsPkr[word?.toLowerCase() ?? '']
  if (low === undefined || high === undefined || unitPkr === undefined) return undefined
  const lowPkr = Math.round(Number(low) * unitPkr)
  const highPkr = Math.round(Number(high) * unitPkr)
  return highPkr < lowPkr ? undefined : { lowPkr, highPkr }
}

/**
 * Reads the rupees of a text such as `80 Lakh`, `1.19 Crore`, `85 Thousand` or `55 to 60 Lakh`; a range becomes its
 * mean. Undefined when the text is not such an amount.
 */
export function parseAmountPkr(text: string): number | undefined {
  const range = parseAmountRange(text)
  return range && Math.round((range.lowPkr + range.highPkr) / 2)
}

/**
 * Reads the rupees of a full figure, `1,23,45,678` or `12345678`, with or without `PKR`. Undefined for any other
 * text.
 */
export function parseRupees(text: string): number | undefined {
  const [, sign, digits] = /^(-?)(?:PKR )?(\d{1,3}(?:,\d{2,3})*|\d{1,15})$/i.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(`${sign}${digits.replaceAll(',', '')}`)
}
