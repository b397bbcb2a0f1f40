// Figures that every language writes alike: Latin digits in South Asian groups. We group them ourselves, since the
// locale data of JavaScript engines groups `en-PK` by thousands.

const unitsPkr = { Lakh: 100_000, Crore: 10_000_000 }

/** A number with South Asian grouping: 12345678 is `1,23,45,678`. Decimals are kept as they are. */
export function groupDigits(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const last = whole.slice(-3)
  const grouped = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  const sign = value < 0 ? '-' : ''
  return `${sign}${grouped ? `${grouped},` : ''}${last}${decimals === undefined ? '' : `.${decimals}`}`
}

/** Date of a moment on this device, as an ISO date. */
export function dayOfMoment(iso: string): string {
  const time = new Date(iso)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** Time of a moment on this device: `15:42`. */
export function clockOfMoment(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { timeStyle: 'short' })
}

/** An amount with 2 decimals in Lakh, or in Crore from 100 Lakh. */
export function inUnit(pkr: number): { figure: number; unit: keyof typeof unitsPkr } {
  const unit = rounded(pkr, 'Lakh') >= 100 ? 'Crore' : 'Lakh'
  return { figure: rounded(pkr, unit), unit }
}

/**
 * Isolates a figure with its sign, so that among words from right to left `-5` and `+ 5` keep the sign at the left and
 * `100+` at the right of the digits (left-to-right isolate, Unicode UAX 9). Other texts stay as they are.
 */
export function signApart(amount: string | number): string {
  return String(amount).replace(/[-+\u2212]\s?\d[\d.,]*|\d[\d.,]*\+/, (signed) => `\u2066${signed}\u2069`)
}

/** Keeps a figure and its unit on one line: no-break spaces (U+00A0) between them. */
export function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00a0')
}

function rounded(pkr: number, unit: keyof typeof unitsPkr): number {
  return Math.round(pkr / (unitsPkr[unit] / 100)) / 100
}
