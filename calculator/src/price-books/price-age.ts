import type { UsualBills } from '../dataset/price-book.ts'

/** Possible change of all prices together since a book's date, in per cent below and above. */
export interface Drift {
  readonly low: number
  readonly high: number
}

/** As in the contract, which stands above. */
const dayMs = 86_400_000
/** Days up to which prices count as today's. */
const oldFromDays = 90
/** Upper limit of the age, for a clock that is wrong by decades. */
const mostYears = 5

/** Age in days, on an ISO date, of prices of another; undefined while they count as today's. */
export function priceAgeDays(pricedOn: string, today: string | undefined): number | undefined {
  const days = Math.floor((Date.parse(today ?? '') - Date.parse(pricedOn)) / dayMs)
  return days >= oldFromDays ? days : undefined
}

export function driftOf({ ageingPct }: Pick<UsualBills, 'ageingPct'>, ageDays: number | undefined): Drift {
  const years = Math.min((ageDays ?? 0) / 365, mostYears)
  return { low: (ageingPct?.low ?? 0) * years, high: (ageingPct?.high ?? 0) * years }
}
