// Amounts are whole rupees. The words are the field's own: 1 Lakh = 100,000; 1 Crore = 100 Lakh.
// Grouping is written out: the locale data of JavaScript engines groups `en-PK` by thousands.

const thousandPkr = 1_000
export const lakhPkr = 100_000
export const crorePkr = 10_000_000

const unitsPkr: Record<string, number> = { thousand: thousandPkr, lakh: lakhPkr, crore: crorePkr }
const amount = /^(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (thousand|lakh|crore)$/i

/** The ends of an amount in whole rupees; both are the same when the text names one figure. */
export interface AmountRange {
  readonly lowPkr: number
  readonly highPkr: number
}

/**
 * Both ends of a text such as `55 to 60 Lakh`; of `80 Lakh` the same figure twice. Undefined when the text is
 * not such an amount, or its second end is below its first.
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
 * Rupees of a text such as `80 Lakh`, `1.19 Crore`, `85 Thousand` or `55 to 60 Lakh`; a range becomes its
 * mean. Undefined when the text is not such an amount.
 */
export function parseAmountPkr(text: string): number | undefined {
  const range = parseAmountRange(text)
  return range && Math.round((range.lowPkr + range.highPkr) / 2)
}

/** Rupees as people say them: 100 Lakh or more in Crore, otherwise in Lakh, with 2 decimals. */
export function displayAmount(pkr: number): string {
  if (pkr < 0) return `-${displayAmount(-pkr)}`
  return fills(pkr, lakhPkr)
    ? `${rounded(pkr, crorePkr).toFixed(2)} Crore`
    : `${rounded(pkr, lakhPkr).toFixed(2)} Lakh`
}

/** The cost of one item as its list writes it: `74 Thousand`, `15.64 Lakh`, up to 2 decimals. */
export function displayItemCost(pkr: number): string {
  const [unitPkr, word] = fills(pkr, lakhPkr)
    ? [crorePkr, 'Crore']
    : fills(pkr, thousandPkr)
      ? [lakhPkr, 'Lakh']
      : [thousandPkr, 'Thousand']
  return `${rounded(pkr, unitPkr)} ${word}`
}

/** The amount in a unit, with 2 decimals. */
function rounded(pkr: number, unitPkr: number): number {
  return Math.round(pkr / (unitPkr / 100)) / 100
}

/** Whether it would be shown as 100 of the unit or more: each of the three is 100 of the one before. */
function fills(pkr: number, unitPkr: number): boolean {
  return rounded(pkr, unitPkr) >= 100
}

/** A number with South Asian grouping: 12345678 is `1,23,45,678`. Decimals are kept as they are. */
export function groupDigits(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const last = whole.slice(-3)
  const grouped = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  const sign = value < 0 ? '-' : ''
  return `${sign}${grouped ? `${grouped},` : ''}${last}${decimals === undefined ? '' : `.${decimals}`}`
}

/** The full figure of an amount: `PKR 1,23,45,678`. */
export function displayRupees(pkr: number): string {
  return pkr < 0 ? `-PKR ${groupDigits(-pkr)}` : `PKR ${groupDigits(pkr)}`
}

/** Rupees of a full figure, `1,23,45,678` or `12345678`, with or without `PKR`. Undefined for any other text. */
export function parseRupees(text: string): number | undefined {
  const [, sign, digits] = /^(-?)(?:PKR )?(\d{1,3}(?:,\d{2,3})*|\d{1,15})$/i.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(`${sign}${digits.replaceAll(',', '')}`)
}
