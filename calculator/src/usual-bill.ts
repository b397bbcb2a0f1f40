import type { Area, City } from './dataset/price-book.ts'
import { usualBills } from './dataset/usual-bills.ts'
import { driftOf, priceAgeDays } from './price-age.ts'

/** What the bill of a usual complete house comes to; whole rupees. */
export interface UsualBill {
  readonly costPkr: number
  readonly lowPkr: number
  readonly highPkr: number
  /** Its grey structure alone. */
  readonly greyPkr: number
  /** ISO date of its prices. */
  readonly pricesAsOf: string
}

/**
 * The total of the detailed estimate of a usual house at the newest prices, worked out when the price book was made: for
 * screens that need no more of it. On the day `today` (ISO) low and high reach as far as the bill's own, give or take a rupee.
 */
export function usualBill(city: City, area: Area, today?: string): UsualBill {
  const { pricesAsOf, ageingPct, bills } = usualBills
  const { costPkr, lowPkr, highPkr, greyPkr } = bills[city][area]
  const drift = driftOf({ ageingPct }, priceAgeDays({ pricesAsOf }, today))
  const reach = (boundPkr: number, driftPct: number) =>
    Math.round(Math.hypot(boundPkr - costPkr, (costPkr * driftPct) / 100))
  return {
    costPkr,
    lowPkr: costPkr - reach(lowPkr, drift.low),
    highPkr: costPkr + reach(highPkr, drift.high),
    greyPkr,
    pricesAsOf,
  }
}
