// Amounts of whole rupees and dates. The units are the field's own: 1 Lakh is 100,000, 1 Crore is 100 Lakh.
import { groupDigits, inUnit } from '../figures.ts'

export { groupDigits }

/** Rupees as people say them: 100 Lakh or more in Crore, otherwise in Lakh, with 2 decimals. */
export function displayAmount(pkr: number): string {
  if (pkr < 0) return `-${displayAmount(-pkr)}`
  const { figure, unit } = inUnit(pkr, ['Lakh', 'Crore'])
  return `${figure.toFixed(2)} ${unit}`
}

/** The cost of one item as its list writes it: `74 Thousand`, `15.64 Lakh`, up to 2 decimals. */
export function displayItemCost(pkr: number): string {
  const { figure, unit } = inUnit(pkr, ['Thousand', 'Lakh', 'Crore'])
  return `${figure} ${unit}`
}

/** The full figure of an amount: `PKR 1,23,45,678`. */
export function displayRupees(pkr: number): string {
  return pkr < 0 ? `-PKR ${groupDigits(-pkr)}` : `PKR ${groupDigits(pkr)}`
}

/** `PKR 150 per Rft`, `PKR 17,000 per 1000 bricks`. */
export function displayRate(ratePkr: number, unit: string): string {
  return `PKR ${groupDigits(ratePkr)} ${unit.startsWith('per ') ? unit : `per ${unit}`}`
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** An ISO date as the calculator writes it: `2025-05-12` is `12th May, 2025`. */
export function displayDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  if (!year || !month || !day) return isoDate
  const tail = day >= 11 && day <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${tail} ${months[month - 1]}, ${year}`
}
