import { currentPriceBook, decodeAnswers, detailedEstimate } from '@tameer/calculator'
import { today } from '../../lib/today.ts'
import { keepHouseOfBill } from './house-of-bill.ts'
import type { OwnHouse } from './own-house.ts'

/**
 * Plans the same house in another city, at that city's prices. Returns false and changes nothing when there are no
 * prices for the city.
 */
export function moveHouse(house: OwnHouse, city: string): boolean {
  const result = detailedEstimate({ ...decodeAnswers(house.query).answers, city }, currentPriceBook, today())
  if (!result.ok) return false
  keepHouseOfBill(result.estimate)
  return true
}
