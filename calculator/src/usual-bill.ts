import { usualBills } from '../books/usual-bills.js'
import type { Area, City } from './dataset/price-book.ts'
import { driftOf, priceAgeDays } from './price-books/price-age.ts'

/** Totals of a usual complete house; whole rupees. */
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
 * Total of the detailed estimate of a usual house at the newest prices. It was worked out when the price book was
 * made, for screens that need nothing else of the estimate. On the day `today` (ISO) low and high are those of the
 * full bill to within a rupee.
 */
export function usualBill(city: City, area: Area, today?: string): UsualBill {
  const { pricesAsOf, bills } = usualBills
  const { costPkr, lowPkr, highPkr, greyPkr } = bills[city][area]
  const drift = driftOf(usualBills, priceAgeDays(pricesAsOf, today))
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
