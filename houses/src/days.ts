// Days are ISO dates (`2026-11-29`) that exist. The contract has the same functions, and stands above this package.
const dayMs = 24 * 60 * 60_000

/** The date that many days later, earlier for a negative number. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Days from one date to another, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
