// Amounts of whole rupees, and dates. The units are those of Pakistan: 1 Lakh is 100,000, 1 Crore is 100 Lakh.
import { groupDigits, inUnit, unbroken } from '../figures.ts'

export { groupDigits }

/** Rupees as people say them: 100 Lakh or more in Crore, otherwise in Lakh, with 2 decimals. */
export function displayAmount(pkr: number): string {
  if (pkr < 0) return `-${displayAmount(-pkr)}`
  const { figure, unit } = inUnit(pkr)
  return `${figure.toFixed(2)} ${unit}`
}

/** A range of rupees: `1.53 – 2.02 Crore`; the unit once where both have it. */
export function displayRange(lowPkr: number, highPkr: number): string {
  const [low, high] = [displayAmount(lowPkr), displayAmount(highPkr)]
  if (low === high) return unbroken(high)
  const unit = high.slice(high.lastIndexOf(' '))
  return `${low.endsWith(unit) ? low.slice(0, -unit.length) : unbroken(low)} – ${unbroken(high)}`
}

/** A range of two written amounts, each kept on one line: `1.53 Crore to 2.02 Crore`. */
export function range(low: string, high: string): string {
  return `${unbroken(low)} to ${unbroken(high)}`
}

/** A part of a quote or of an estimate, which may be small: in full below 1 Lakh, `PKR 4,000`, otherwise as a total. */
export function displayPart(pkr: number): string {
  return Math.abs(pkr) < 100_000 ? displayRupees(pkr) : displayAmount(pkr)
}

/** The cost of one item as its list writes it: `74,000`, `15.64 Lakh`, up to 2 decimals. */
export function displayItemCost(pkr: number): string {
  if (pkr < 100_000) return groupDigits(pkr)
  const { figure, unit } = inUnit(pkr)
  return `${figure} ${unit}`
}

/** The full figure of an amount: `PKR 1,23,45,678`. */
export function displayRupees(pkr: number): string {
  return pkr < 0 ? `-PKR ${groupDigits(-pkr)}` : `PKR ${groupDigits(pkr)}`
}

/** Units of rates, by the calculator's unit. */
const rateUnits: Record<string, string> = {
  Rft: 'running foot',
  Cft: 'cubic foot',
  Sft: 'sq ft',
  Kg: 'kg',
  'per 1000 bricks': '1,000 bricks',
  Unit: 'piece',
  Set: 'set',
}

/** Unit of a rate in words; cement is counted in bags. */
export function unitOfRate(unit: string, lineId?: string): string {
  return lineId === 'cement' ? 'bag' : (rateUnits[unit] ?? unit)
}

/** `PKR 150 per running foot`, `PKR 17,000 per 1,000 bricks`. */
export function displayRate(ratePkr: number, unit: string, lineId?: string): string {
  return `PKR ${groupDigits(ratePkr)} per ${unitOfRate(unit, lineId)}`
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** An ISO date as the calculator writes it: `2025-05-12` is `12th May, 2025`. */
export function displayDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  if (!year || !name || !day) return isoDate
  const tail = day >= 11 && day <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${tail} ${name}, ${year}`
}

/** A date within a year: `2026-11-20` is `20 November`. */
export function displayDay(isoDate: string): string {
  const [, month, day] = isoDate.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  return name && day ? `${day} ${name}` : isoDate
}

/** Day of the prices of a bill, or from the oldest to the newest: `30 September to 28 December 2026`. */
export function daysOfPrices({
  pricesSince,
  pricesAsOf,
}: {
  pricesSince?: string | undefined
  pricesAsOf: string
}): string {
  if (pricesSince === undefined || pricesSince === pricesAsOf) return displayDate(pricesAsOf)
  const sameYear = pricesSince.slice(0, 4) === pricesAsOf.slice(0, 4)
  const year = (day: string) => `${displayDay(day)} ${day.slice(0, 4)}`
  return `${sameYear ? displayDay(pricesSince) : year(pricesSince)} to ${year(pricesAsOf)}`
}

/** The same in a short form: `20 Nov`. */
export function displayShortDay(isoDate: string): string {
  return displayDay(isoDate).replace(/ (...).+/, ' $1')
}

/** Name of a month from 1 to 12 in its short form: `Nov`. */
export function shortMonth(month: number): string {
  return months[month - 1]?.slice(0, 3) ?? ''
}

/** A month: `2027-03` is `March 2027`. */
export function displayMonth(isoMonth: string): string {
  const [year, month] = isoMonth.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  return year && name ? `${name} ${year}` : isoMonth
}
