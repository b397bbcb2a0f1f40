import { clientPageSize } from '@tameer/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { type PortfolioListQuery, sameShelf } from '../../data/portfolios-slice.ts'
import { fetchMorePortfolios, fetchPortfolios } from '../../data/portfolios-thunks.ts'
import type { ContractorSearch } from './contractor-search.ts'

/**
 * One portfolio per company that fits, in pages. Coming back to a list that is still in the store fetches nothing.
 * `fresh` is false while an older search's cards are still in sight. Nothing is asked before the address is `ready`.
 */
export function useContractorList(search: ContractorSearch, ready: boolean) {
  const { q, category, city, buildingType, price } = search
  const dispatch = useAppDispatch()
  const state = useAppSelector(({ portfolios }) => portfolios)
  const { list, loading, loaded, error, nextCursor, query, total } = state
  const asked = useMemo(
    (): PortfolioListQuery => ({
      // The keys stand in one order: the store compares queries by their text.
      ...{ distinct: 'company', limit: clientPageSize, count: 'yes', q },
      ...{ category, city, buildingType, price },
    }),
    [q, category, city, buildingType, price],
  )
  const ours = sameShelf(query, asked)
  const exact = ours && (query?.q ?? '') === q
  const cameBack = useNavigationType() === 'POP'
  const mayKeep = useRef(cameBack && exact && loaded && !loading)

  const reload = useCallback(() => void dispatch(fetchPortfolios(asked)), [dispatch, asked])

  useEffect(() => {
    if (!ready) return
    if (mayKeep.current) mayKeep.current = false
    else reload()
  }, [ready, reload])

  const showMore = useCallback(() => dispatch(fetchMorePortfolios()), [dispatch])

  return {
    cards: ours ? list : [],
    /** Undefined while it is not known. */
    total: exact && loaded && !(loading && nextCursor === null) ? total : undefined,
    fresh: exact && (!loading || nextCursor !== null),
    /** Nothing to show yet, and nothing went wrong. */
    waiting: !ours || (!loaded && !error),
    loading,
    error: ours ? error : null,
    loaded: ours && loaded,
    hasMore: ours && nextCursor !== null,
    reload,
    showMore,
  }
}
