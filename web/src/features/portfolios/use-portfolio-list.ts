import { useCallback, useDeferredValue, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import {
  type PortfolioListQuery,
  type PortfoliosState,
  portfoliosActions,
  sameQuery,
} from '../../store/portfolios-slice.ts'
import { fetchPortfolios } from './portfolios-thunks.ts'

/** The page alone: a screen need not be rendered anew when a fetch begins. */
function pageOf({ list, listOf, nextCursor, total }: PortfoliosState) {
  return { list, listOf, nextCursor, total }
}

/**
 * The store's page of portfolios, seen by a screen that asks for this one. When `deferred`, cards are rendered
 * in short turns, between which a slow phone handles taps.
 */
export function usePortfolioList(asked: PortfolioListQuery, { deferred = false } = {}) {
  const dispatch = useAppDispatch()
  const present = useAppSelector(({ portfolios }) => pageOf(portfolios), shallowEqual)
  const late = useDeferredValue(present)
  const page = deferred ? late : present
  const key = JSON.stringify(asked)
  const wanted = useMemo(() => JSON.parse(key) as PortfolioListQuery, [key])
  const load = useCallback(() => void dispatch(fetchPortfolios(wanted)), [dispatch, wanted])
  const failure = useAppSelector(({ portfolios: { query, error } }) =>
    sameQuery(query, wanted) ? error : null,
  )
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
