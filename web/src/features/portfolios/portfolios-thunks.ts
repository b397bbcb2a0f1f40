import { clientPageSize, type Portfolio } from '@tameer/contract'
import { request } from '../../net/api-client.ts'
import { storedError } from '../../net/api-error.ts'
import { call } from '../../store/call.ts'
import { type PortfolioListQuery, portfoliosActions } from '../../store/portfolios-slice.ts'
import type { AppThunk } from '../../store/store.ts'

const { listLoading, listLoaded, listFailed } = portfoliosActions

/** Fetches a page, replacing the list. Never rejects; a response to an older fetch is ignored. */
export function fetchPortfolios(query: PortfolioListQuery = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(listLoading(query))
    const isLatest = () => getState().portfolios.query === query
    try {
      const { data: list, nextCursor, total } = await dispatch(requestPage(query))
      if (isLatest()) dispatch(listLoaded({ list, nextCursor, total }))
    } catch (error) {
      if (isLatest()) dispatch(listFailed(storedError(error)))
    }
  }
}

/** One portfolio. Throws ApiError. */
export function fetchPortfolio(id: string): AppThunk<Promise<Portfolio>> {
  return (dispatch) => dispatch(call((token) => request('getPortfolio', { params: { id }, token })))
}

/** One page of a list, beside the store. Throws ApiError. */
export function requestPage(query: PortfolioListQuery) {
  const asked = { limit: clientPageSize, ...query }
  return call((token) => request('listPortfolios', { query: asked, token }))
}
