import { usualBills } from '../books/usual-bills.js'
import type { Area, City, UsualBills } from './dataset/price-book.ts'
import { driftOf, priceAgeDays } from './price-books/price-age.ts'

/** Total of a usual complete house; whole rupees. */
export interface UsualBill {
  readonly costPkr: number
  readonly lowPkr: number
  readonly highPkr: number
  /** Its grey structure alone. */
  readonly greyPkr: number
  /** ISO dates of its newest and of its oldest prices. */
  readonly pricesAsOf: string
  readonly pricesSince?: string | undefined
}

/**
 * Total of the detailed estimate of a usual house, by default at the newest compiled prices. It was worked out when the price
 * book was made or published, for screens that need nothing else of the estimate. On the day `today` (ISO) low and high are those
 * of the full bill to within a rupee.
 */
export function usualBill(
  city: City,
  area: Area,
  today?: string,
  { pricesAsOf, ageingPct, bills }: UsualBills = usualBills,
): UsualBill {
  const { costPkr, lowPkr, highPkr, greyPkr, days = { [pricesAsOf]: costPkr } } = bills[city][area]
  let [lower, higher] = [0, 0]
  for (const [day, partPkr] of Object.entries(days)) {
    const { low, high } = driftOf({ ageingPct }, priceAgeDays(day, today))
    lower += (partPkr * low) / 100
    higher += (partPkr * high) / 100
  }
  const sorted = Object.keys(days).sort()
  return {
    costPkr,
    lowPkr: costPkr - Math.round(Math.hypot(lowPkr - costPkr, lower)),
    highPkr: costPkr + Math.round(Math.hypot(highPkr - costPkr, higher)),
    greyPkr,
    pricesAsOf: sorted.at(-1) ?? pricesAsOf,
    pricesSince: sorted[0],
  }
}
