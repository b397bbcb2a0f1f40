import { clientPageSize, type Portfolio } from '@tameer/contract'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { request } from '../../net/api-client.ts'
import { storedError } from '../../net/api-error.ts'
import { call } from '../../store/call.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import {
  type PortfolioListQuery,
  type PortfoliosState,
  portfoliosActions,
  sameQuery,
} from '../../store/portfolios-slice.ts'
import type { AppThunk } from '../../store/store.ts'

const { listLoading, listLoaded, listFailed } = portfoliosActions

/** Fetches a page and replaces the list. Never rejects; a response to an older fetch is ignored. */
export function fetchPortfolios(query: PortfolioListQuery = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(listLoading(query))
    const isLatest = () => getState().portfolios.query === query
    try {
      const { data: list, nextCursor, total, meant, instead } = await dispatch(requestPage(query))
      if (isLatest()) dispatch(listLoaded({ list, nextCursor, total, meant, instead }))
    } catch (error) {
      if (isLatest()) dispatch(listFailed(storedError(error)))
    }
  }
}

/** Fetches one portfolio. Throws ApiError. */
export function fetchPortfolio(id: string): AppThunk<Promise<Portfolio>> {
  return (dispatch) => dispatch(call((token) => request('getPortfolio', { params: { id }, token })))
}

/** Fetches one page of a list without storing it. Throws ApiError. */
export function requestPage(query: PortfolioListQuery) {
  const asked = { limit: clientPageSize, ...query }
  return call((token) => request('listPortfolios', { query: asked, token }))
}

/** Selects the page alone, so that a screen is not rendered again when a fetch begins. */
function pageOf({ list, listOf, nextCursor, total, meant, instead }: PortfoliosState) {
  return { list, listOf, nextCursor, total, meant, instead }
}

/**
 * The store's page of portfolios, for a screen that asks for `asked`. With `deferred`, cards are rendered in short
 * steps, so that a slow phone can handle taps between them.
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
    /** True when the list is the page that was asked for. */
    fresh: !failure && sameQuery(page.listOf, wanted),
    error: failure,
    load,
    /** Use in place of loading when the list is fresh. */
    keep: useCallback(() => void dispatch(portfoliosActions.listKept()), [dispatch]),
  }
}
