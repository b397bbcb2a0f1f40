import type { DetailedEstimate } from '@tameer/calculator'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepOwnHouse } from '../../../features/own-house/own-house.ts'
import { keptQueryOf } from '../kept-estimates.ts'

/**
 * Keeps the house whose total is shown on this device, at a step as at the bill. The address follows what is typed when typing pauses, and this
 * follows the address.
 */
export function useKeepOwnHouse(shownHouse: DetailedEstimate | undefined): void {
  const { key } = useLocation()
  const shown = shownHouse !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is a pause; between two of them nothing is written.
  useEffect(() => {
    if (!shownHouse) return
    const { city, plotSize, plotUnit, coveredAreaSft, constructionType } = shownHouse.answers
    keepOwnHouse({
      query: keptQueryOf(shownHouse),
      ...{ city, plotSize, plotUnit, coveredAreaSft, constructionType },
      totalPkr: shownHouse.total.costPkr,
    })
  }, [key, shown])
}
