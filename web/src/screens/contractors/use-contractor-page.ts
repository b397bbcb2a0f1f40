import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { usePortfolioList } from '../../features/portfolios/fetch-portfolios.ts'
import { type PortfolioListQuery, sameQuery } from '../../store/portfolios-slice.ts'
import type { useContractorSearch } from './use-contractor-search.ts'

/**
 * One page of the companies that fit, each by its first portfolio that fits. Going back to the page that the store
 * still has fetches nothing.
 */
export function useContractorPage({ asked, after }: ReturnType<typeof useContractorSearch>) {
  const { q, category, city, buildingType, price } = asked
  const query: PortfolioListQuery = {
    ...{ distinct: 'company', count: 'yes', q },
    ...{ category, city, buildingType, price, cursor: after },
  }
  const page = usePortfolioList(query, { deferred: true })
  const { list, listOf, total, nextCursor, fresh, error, load, keep } = page
  const cameBack = useNavigationType() === 'POP'
  const stands = useRef(false)
  stands.current = cameBack && fresh

  useEffect(() => {
    if (stands.current) keep()
    else load()
  }, [load, keep])

  // While one types, the earlier cards stay in sight.
  const kept = listOf !== null && !error && sameQuery({ ...listOf, q: '' }, { ...query, q: '' })
  return {
    cards: list,
    /** Undefined while it is not known. */
    total: fresh ? total : undefined,
    next: nextCursor ?? undefined,
    fresh,
    /** Nothing to show yet, and nothing went wrong. */
    waiting: !fresh && !kept && !error,
    error,
    /** The place in the address cannot be read, or nothing follows it. */
    lost: after !== undefined && (error?.fields?.cursor !== undefined || (fresh && list.length === 0)),
    load,
  }
}
