// Reads figures as people type them. The typed text itself does not change.
import { latinDigits } from '../../browser/urdu-digits.ts'

const units = { lakh: 100_000, lac: 100_000, crore: 10_000_000, cr: 10_000_000 }
const written = /^(-?)(\d{1,3}(?:,\d{2,3})+|\d*)(\.\d*)?(lakhs?|lacs?|crores?|cr)?$/

/**
 * Reads a typed figure. Returns undefined for an empty text and NaN for one that is not a figure. Understands groups
 * (`1,23,456`), `Rs`, `/-`, `12.5 lakh`, and Urdu digits.
 */
export function readFigure(text: string): number | undefined {
  const plain = latinDigits(text)
    .toLowerCase()
    .replace(/^\s*(?:pkr|rs\.?)|\/-\s*$|[\s\u00a0]/g, '')
  if (plain === '') return undefined
  const [, sign, whole = '', decimals = '', unit] = written.exec(plain) ?? []
  if (sign === undefined || !/\d/.test(whole + decimals)) return Number.NaN
  const figure = Number(`${whole.replaceAll(',', '') || '0'}${decimals}`)
  const times = unit ? units[unit.replace(/s$/, '') as keyof typeof units] : 1
  // Rounded to whole paisas: in floating point, 12.55 times 1,00,000 is not a whole number.
  const value = times === 1 ? figure : Math.round(figure * times * 100) / 100
  return sign ? -value : value
}

/** A figure as the form writes it into a field. */
export function writeFigure(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** A rate plus a percentage, in whole paisas; with 0 per cent it does not change. */
export function rateWithPercent(ratePkr: number, percent: number): number {
  return percent === 0 ? ratePkr : withPercent(ratePkr, percent, 2)
}

/** An amount plus a percentage, rounded to `decimals`. */
export function withPercent(value: number, percent: number, decimals: 0 | 2): number {
  const scale = 10 ** decimals
  return Math.max(0, Math.round(Number(((value * (100 + percent) * scale) / 100).toFixed(4))) / scale)
}
