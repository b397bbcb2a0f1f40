import type { DetailedEstimate } from '@tameer/calculator'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepOwnHouse } from '../../../features/own-house/own-house.ts'
import { keptQueryOf } from '../kept-estimates.ts'

/**
 * Keeps the house whose bill is shown on this device. The address follows what is typed when typing pauses, and this
 * follows the address.
 */
export function useKeepOwnHouse(billed: DetailedEstimate | undefined): void {
  const { key } = useLocation()
  const shown = billed !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is a pause; between two of them nothing is written.
  useEffect(() => {
    if (!billed) return
    const { city, plotSize, plotUnit, coveredAreaSft, constructionType } = billed.answers
    keepOwnHouse({
      query: keptQueryOf(billed),
      ...{ city, plotSize, plotUnit, coveredAreaSft, constructionType },
      totalPkr: billed.total.costPkr,
    })
  }, [key, shown])
}
