import type { DetailedEstimate } from '@tameer/calculator'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isStaying } from '../../../browser/staying.ts'
import { keepOwnHouse } from '../../../features/own-house/own-house.ts'
import { keptQueryOf } from '../kept-estimates.ts'

/**
 * Keeps the house whose total is shown on this device, at a step as at the bill. The address follows what is typed when
 * typing pauses, and this follows the address. A house that came by a link with its prices may be somebody else's: it is kept
 * once something was changed here.
 */
export function useKeepOwnHouse(
  shownHouse: DetailedEstimate | undefined,
  linkVersion: string | undefined,
): void {
  const { key, state } = useLocation()
  const isOwn = linkVersion === undefined || isStaying(state)
  const kept = isOwn ? shownHouse : undefined
  const keeps = kept !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is a pause; between two of them nothing is written.
  useEffect(() => {
    if (!kept) return
    const { city, plotSize, plotUnit, coveredAreaSft, constructionType } = kept.answers
    keepOwnHouse({
      query: keptQueryOf(kept),
      ...{ city, plotSize, plotUnit, coveredAreaSft, constructionType },
      totalPkr: kept.total.costPkr,
    })
  }, [key, keeps])
}
