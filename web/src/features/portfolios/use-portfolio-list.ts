import { useCallback, useDeferredValue, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { type PortfolioListQuery, portfoliosActions, sameQuery } from '../../store/portfolios-slice.ts'
import { fetchPortfolios } from './portfolios-thunks.ts'

/**
 * The store's page of portfolios, seen by a screen that asks for this one. When `deferred`, cards are rendered
 * in short turns, between which a slow phone handles taps.
 */
export function usePortfolioList(asked: PortfolioListQuery, { deferred = false } = {}) {
  const dispatch = useAppDispatch()
  const present = useAppSelector(({ portfolios }) => portfolios)
  const late = useDeferredValue(present)
  const { query, error, ...page } = deferred ? late : present
  const key = JSON.stringify(asked)
  const wanted = useMemo(() => JSON.parse(key) as PortfolioListQuery, [key])
  const load = useCallback(() => void dispatch(fetchPortfolios(wanted)), [dispatch, wanted])
  const failure = sameQuery(query, wanted) ? error : null
  return {
    ...page,
    /** The list is the page that is asked for. */
    fresh: !failure && sameQuery(page.listOf, wanted),
    error: failure,
    load,
    /** In place of loading, where the list is fresh and may stay. */
    keep: useCallback(() => void dispatch(portfoliosActions.listKept()), [dispatch]),
  }
}
