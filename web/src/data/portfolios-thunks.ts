import { clientPageSize, type Portfolio } from '@tameer/contract'
import { request } from './api-client.ts'
import { storedError } from './api-error.ts'
import { call } from './call.ts'
import { type PortfolioListQuery, portfoliosActions } from './portfolios-slice.ts'
import type { AppThunk } from './store.ts'

const { listLoading, listLoaded, listFailed, callStarted, callFailed, listPlaced } = portfoliosActions

/** Fetches the first page that fits, replacing the list. Never rejects; an answer to an older fetch is ignored. */
export function fetchPortfolios(query: PortfolioListQuery = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(listLoading({ query }))
    const { request: number } = getState().portfolios
    try {
      const page = await dispatch(requestPage(query, null))
      dispatch(listLoaded({ request: number, ...page }))
    } catch (error) {
      dispatch(listFailed({ request: number, error: storedError(error) }))
    }
  }
}

/** Appends the next page, if there is one and nothing is under way. Never rejects. */
export function fetchMorePortfolios(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { loading, nextCursor, query, request: number } = getState().portfolios
    if (loading || nextCursor === null || query === null) return
    dispatch(callStarted())
    try {
      const page = await dispatch(requestPage(query, nextCursor))
      const { list } = getState().portfolios
      dispatch(
        listPlaced({
          ...{ request: number, nextCursor: page.nextCursor },
          list: [...list, ...withoutKnown(page.data, list)],
        }),
      )
    } catch (error) {
      dispatch(callFailed({ request: number, error: storedError(error) }))
    }
  }
}

/** One portfolio, for an address that was opened without navigation state. Throws ApiError. */
export function fetchPortfolio(id: string): AppThunk<Promise<Portfolio>> {
  return (dispatch) => dispatch(call((token) => request('getPortfolio', { params: { id }, token })))
}

/** One page of a list, its first for the cursor null. Throws ApiError. */
export function requestPage(query: PortfolioListQuery, cursor: string | null) {
  const asked = { limit: clientPageSize, ...query, cursor: cursor ?? undefined }
  return call((token) => request('listPortfolios', { query: asked, token }))
}

/** What is new: a portfolio that changed its place meanwhile may come twice. */
export function withoutKnown(page: readonly Portfolio[], list: readonly Portfolio[]): Portfolio[] {
  const known = new Set(list.map(({ id }) => id))
  return page.filter(({ id }) => !known.has(id))
}
