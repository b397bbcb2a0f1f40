import type { DetailedEstimate } from '@tameer/calculator'
import { estimateQuery } from '../../lib/estimate-query.ts'
import { hasOwnHouse, keepOwnHouse } from './own-house.ts'

/** Keeps the house of a bill on this device as the one a person plans: it goes along to companies. */
export function keepHouseOfBill(house: DetailedEstimate): void {
  const { city, plotSize, plotUnit, coveredAreaSft, constructionType } = house.answers
  keepOwnHouse({
    query: estimateQuery(house),
    ...{ city, plotSize, plotUnit, coveredAreaSft, constructionType },
    totalPkr: house.total.costPkr,
  })
}

/** The same when there is none yet: a house that came by a link goes along too, and takes no own one's place. */
export function keepFirstHouse(house: DetailedEstimate): void {
  if (!hasOwnHouse()) keepHouseOfBill(house)
}
