import type { PriceBook } from './dataset/price-book.ts'

/** How far all prices together may have moved since a book's date, in per cent below and above. */
export interface Drift {
  readonly low: number
  readonly high: number
}

const dayMs = 86_400_000
/** Younger prices count as today's. */
const oldFromDays = 90
/** A clock that is wrong by decades makes no range of its own. */
const mostYears = 5

/** How many days old a book's prices are on an ISO date; undefined while they count as today's. */
export function priceAgeDays(
  { pricesAsOf }: Pick<PriceBook, 'pricesAsOf'>,
  today: string | undefined,
): number | undefined {
  const days = Math.floor((Date.parse(today ?? '') - Date.parse(pricesAsOf)) / dayMs)
  return days >= oldFromDays ? days : undefined
}

export function driftOf({ ageingPct }: Pick<PriceBook, 'ageingPct'>, ageDays: number | undefined): Drift {
  const years = Math.min((ageDays ?? 0) / 365, mostYears)
  return { low: (ageingPct?.low ?? 0) * years, high: (ageingPct?.high ?? 0) * years }
}
