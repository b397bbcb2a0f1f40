// Amounts are whole rupees. The words are the field's own: 1 Lakh = 100,000; 1 Crore = 100 Lakh.

const thousandPkr = 1_000
export const lakhPkr = 100_000
export const crorePkr = 10_000_000

const unitsPkr: Record<string, number> = { thousand: thousandPkr, lakh: lakhPkr, crore: crorePkr }
const amount = /^(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (thousand|lakh|crore)$/i

/**
 * Rupees of a text such as `80 Lakh`, `1.19 Crore`, `85 Thousand` or `55 to 60 Lakh`; a range becomes its
 * mean. Undefined when the text is not such an amount.
 */
export function parseAmountPkr(text: string): number | undefined {
  const [, low, high, unit] = amount.exec(text.trim()) ?? []
  if (low === undefined || unit === undefined) return undefined
  const value = high === undefined ? Number(low) : (Number(low) + Number(high)) / 2
  return Math.round(value * (unitsPkr[unit.toLowerCase()] ?? Number.NaN))
}

/** Rupees as people say them: 100 Lakh or more in Crore, otherwise in Lakh, with 2 decimals. */
export function displayAmount(pkr: number): string {
  const hundredths = Math.round(pkr / (lakhPkr / 100))
  return hundredths >= 100 * 100
    ? `${(Math.round(pkr / (crorePkr / 100)) / 100).toFixed(2)} Crore`
    : `${(hundredths / 100).toFixed(2)} Lakh`
}
