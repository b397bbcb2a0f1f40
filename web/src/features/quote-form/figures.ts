// What people type as figures. A text stays as it was typed; these read it.
import { latinDigits } from '../../browser/urdu-digits.ts'

const units = { lakh: 100_000, lac: 100_000, crore: 10_000_000, cr: 10_000_000 }
const written = /^(-?)(\d{1,3}(?:,\d{2,3})+|\d*)(\.\d*)?(lakhs?|lacs?|crores?|cr)?$/

/**
 * What was typed as a figure: undefined for nothing, NaN for what is none. Understands groups (`1,23,456`), `Rs`, `/-`,
 * `12.5 lakh`, and the digits of Urdu.
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
  // In whole paisas: 12.55 times 1,00,000 is no whole number to a computer.
  const value = times === 1 ? figure : Math.round(figure * times * 100) / 100
  return sign ? -value : value
}

/** A figure as the form writes it into a field. */
export function writeFigure(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** A rate with so many per cent on top, in whole paisas; with none it stays as it is. */
export function rateWithPercent(ratePkr: number, percent: number): number {
  return percent === 0 ? ratePkr : withPercent(ratePkr, percent, 2)
}

/** An amount with so many per cent on top, rounded to so many decimals. */
export function withPercent(value: number, percent: number, decimals: 0 | 2): number {
  const scale = 10 ** decimals
  return Math.max(0, Math.round(Number(((value * (100 + percent) * scale) / 100).toFixed(4))) / scale)
}
