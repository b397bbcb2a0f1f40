import { clientPageSize } from '@tameer/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { fetchMorePortfolios, fetchPortfolios } from '../../data/portfolios-thunks.ts'

/**
 * One portfolio per company that fits, in pages. Coming back to a list that is still in the store fetches nothing.
 * `fresh` is false while an older search's cards are still in sight.
 */
export function useContractorList(q: string, category: number | undefined) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(({ portfolios }) => portfolios)
  const { list, loading, loaded, error, nextCursor, query } = state
  const ours = query?.distinct === 'company' && query.category === category
  const exact = ours && (query.q ?? '') === q
  const cameBack = useNavigationType() === 'POP'
  const mayKeep = useRef(cameBack && exact && loaded && !loading)

  const reload = useCallback(() => {
    // The keys stand in one order: the store compares queries by their text.
    const company = { distinct: 'company', limit: clientPageSize, q } as const
    void dispatch(fetchPortfolios(category === undefined ? company : { ...company, category }))
  }, [dispatch, q, category])

  useEffect(() => {
    if (mayKeep.current) mayKeep.current = false
    else reload()
  }, [reload])

  const showMore = useCallback(() => dispatch(fetchMorePortfolios()), [dispatch])

  return {
    cards: ours ? list : [],
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
