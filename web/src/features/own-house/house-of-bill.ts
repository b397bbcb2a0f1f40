import type { DetailedEstimate } from '@tameer/calculator'
import { estimateQuery } from '../../lib/estimate-query.ts'
import { hasOwnHouse, keepOwnHouse } from './own-house.ts'

/** Keeps the house of a bill on this device as the one the person plans: messages to companies name it. */
export function keepHouseOfBill(house: DetailedEstimate): void {
  const { city, plotSize, plotUnit, coveredAreaSft, constructionType } = house.answers
  keepOwnHouse({
    query: estimateQuery(house),
    city,
    plotSize,
    plotUnit,
    coveredAreaSft,
    constructionType,
    totalPkr: house.total.costPkr,
  })
}

/**
 * Keeps the house of a bill only when there is none yet: a house from a link is used too, but never replaces the
 * person's own.
 */
export function keepFirstHouse(house: DetailedEstimate): void {
  if (!hasOwnHouse()) keepHouseOfBill(house)
}
