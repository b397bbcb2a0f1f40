import {
  currentPriceBook,
  decodeAnswers,
  detailedEstimate,
  encodeAnswers,
  unusualAnswers,
} from '@tameer/calculator'
import { today } from '../../lib/today.ts'
import { keepOwnHouse, type OwnHouse } from './own-house.ts'

/** Plans the same house in another city, at that city's prices. Returns false, and changes nothing, where it has none. */
export function moveHouse(house: OwnHouse, city: string): boolean {
  const result = detailedEstimate({ ...decodeAnswers(house.query).answers, city }, currentPriceBook, today())
  if (!result.ok) return false
  const { answers, priceBook, total } = result.estimate
  const { plotSize, plotUnit, coveredAreaSft, constructionType } = answers
  const totalPkr = total.costPkr
  keepOwnHouse({
    query: encodeAnswers(unusualAnswers(answers), { priceBookVersion: priceBook.version, totalPkr }),
    ...{ city, plotSize, plotUnit, coveredAreaSft, constructionType, totalPkr },
  })
  return true
}
