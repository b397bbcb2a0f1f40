import type { PriceBook, PriceBookName } from './dataset/price-book.ts'
import { priceBooks } from './dataset/price-books.ts'

/** The price book every estimate uses unless told otherwise: the newest. */
export const currentPriceBook: PriceBook = priceBooks.at(-1) ?? priceBooks[0]

/** The price book of a version, when the product still holds it. */
export function findPriceBook(version: string): PriceBook | undefined {
  return priceBooks.find((book) => book.version === version)
}

export function nameOf({ version, pricesAsOf }: PriceBook): PriceBookName {
  return { version, pricesAsOf }
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
