// Amounts of whole rupees, and dates. The units are those of Pakistan: 1 Lakh is 100,000, 1 Crore is 100 Lakh.
import { groupDigits, inUnit, signApart, unbroken } from '../figures.ts'

export { groupDigits }

const unitNames = { Lakh: 'لاکھ', Crore: 'کروڑ' }

/** Rupees as people say them: 100 Lakh or more in Crore, otherwise in Lakh, with 2 decimals. */
export function displayAmount(pkr: number): string {
  if (pkr < 0) return signApart(`-${displayAmount(-pkr)}`)
  const { figure, unit } = inUnit(pkr)
  return `${figure.toFixed(2)} ${unitNames[unit]}`
}

/** A range of rupees: `1.53 سے 2.02 کروڑ`; the unit once where both have it. */
export function displayRange(lowPkr: number, highPkr: number): string {
  const [low, high] = [displayAmount(lowPkr), displayAmount(highPkr)]
  if (low === high) return unbroken(high)
  const unit = high.slice(high.lastIndexOf(' '))
  return `${low.endsWith(unit) ? low.slice(0, -unit.length) : unbroken(low)} سے ${unbroken(high)}`
}

/** A range of two written amounts, each kept on one line: `1.53 کروڑ سے 2.02 کروڑ`. */
export function range(low: string, high: string): string {
  return `${unbroken(low)} سے ${unbroken(high)}`
}

/** A part of a quote or of an estimate, which may be small: in full below 1 Lakh, `4,000 روپے`, otherwise as a total. */
export function displayPart(pkr: number): string {
  return Math.abs(pkr) < 100_000 ? displayRupees(pkr) : displayAmount(pkr)
}

/** The cost of one item as its list writes it: `74,000`, `15.64 لاکھ`, up to 2 decimals. */
export function displayItemCost(pkr: number): string {
  if (pkr < 100_000) return groupDigits(pkr)
  const { figure, unit } = inUnit(pkr)
  return `${figure} ${unitNames[unit]}`
}

/** The full figure of an amount: `1,23,45,678 روپے`. */
export function displayRupees(pkr: number): string {
  return signApart(`${groupDigits(pkr)} روپے`)
}

/** Units of rates, by the calculator's unit. */
const rateUnits: Record<string, string> = {
  Rft: 'رننگ فٹ',
  Cft: 'مکعب فٹ',
  Sft: 'مربع فٹ',
  Kg: 'کلو',
  'per 1000 bricks': '1,000 اینٹ',
  Unit: 'عدد',
  Set: 'سیٹ',
}

/** Unit of a rate in words; cement is counted in bags. */
export function unitOfRate(unit: string, lineId?: string): string {
  return lineId === 'cement' ? 'بوری' : (rateUnits[unit] ?? unit)
}

/** `150 روپے فی رننگ فٹ`, `17,000 روپے فی 1,000 اینٹ`. */
export function displayRate(ratePkr: number, unit: string, lineId?: string): string {
  return `${displayRupees(ratePkr)} فی ${unitOfRate(unit, lineId)}`
}

const months = [
  ...['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی'],
  ...['اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
]

/** An ISO date as the calculator writes it: `2025-05-12` is `12 مئی 2025`. */
export function displayDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  return year && name && day ? `${day} ${name} ${year}` : isoDate
}

/** A date within a year: `2026-11-20` is `20 نومبر`. */
export function displayDay(isoDate: string): string {
  const [, month, day] = isoDate.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  return name && day ? `${day} ${name}` : isoDate
}

/** Day of the prices of a bill, or from the oldest to the newest: `30 ستمبر تا 28 دسمبر 2026`. */
export function daysOfPrices({
  pricesSince,
  pricesAsOf,
}: {
  pricesSince?: string | undefined
  pricesAsOf: string
}): string {
  if (pricesSince === undefined || pricesSince === pricesAsOf) return displayDate(pricesAsOf)
  const sameYear = pricesSince.slice(0, 4) === pricesAsOf.slice(0, 4)
  return `${sameYear ? displayDay(pricesSince) : displayDate(pricesSince)} تا ${displayDate(pricesAsOf)}`
}

/** The same date: Urdu does not shorten the names of months. */
export function displayShortDay(isoDate: string): string {
  return displayDay(isoDate)
}

/** Name of a month from 1 to 12: Urdu does not shorten it. */
export function shortMonth(month: number): string {
  return months[month - 1] ?? ''
}

/** A month: `2027-03` is `مارچ 2027`. */
export function displayMonth(isoMonth: string): string {
  const [year, month] = isoMonth.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  return year && name ? `${name} ${year}` : isoMonth
}
