import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Portfolio, SearchInstead, SearchMeaning } from '@tameer/contract'
import type { Query } from '../net/api-client.ts'
import type { StoredError } from '../net/api-error.ts'

/** Query of one page of a list: filters, page size and start. */
export type PortfolioListQuery = Query<'listPortfolios'>

export interface PortfoliosState {
  /** One page of a list, in the server's order. */
  list: Portfolio[]
  /** Query that `list` is the response to; null before the first response. */
  listOf: PortfolioListQuery | null
  /** Start of the next page; null on the last. */
  nextCursor: string | null
  /**
   * Number of all matches, when the query asked for it. A number above `maxCounted` only says that there are more.
   */
  total: number | undefined
  /** Meaning of the search when it is no filter: a locality or a trade. */
  meant: SearchMeaning | undefined
  /** The search that the list is of, when nothing has the words that were asked for. */
  instead: SearchInstead | undefined
  /** Latest query: `loading` and `error` belong to it. */
  query: PortfolioListQuery | null
  loading: boolean
  error: StoredError | null
  /**
   * Latest publishing, edit or deletion. It is kept apart from the list, because the person may have gone on to
   * another one.
   */
  change: { loading: boolean; error: StoredError | null }
}

type Page = Pick<PortfoliosState, 'list' | 'nextCursor' | 'total' | 'meant' | 'instead'>

const initialState: PortfoliosState = {
  list: [],
  listOf: null,
  nextCursor: null,
  total: undefined,
  meant: undefined,
  instead: undefined,
  query: null,
  loading: false,
  error: null,
  change: { loading: false, error: null },
}

const slice = createSlice({
  name: 'portfolios',
  initialState,
  reducers: {
    listLoading(state, { payload }: PayloadAction<PortfolioListQuery>) {
      state.query = payload
      state.loading = true
      state.error = null
    },
    listLoaded(state, { payload }: PayloadAction<Page>) {
      Object.assign(state, payload, { listOf: state.query, loading: false })
    },
    listFailed(state, { payload }: PayloadAction<StoredError>) {
      state.loading = false
      state.error = payload
    },
    /** The present list is wanted again, so a response still on its way must not replace it. */
    listKept(state) {
      state.query = state.listOf
      state.loading = false
      state.error = null
    },
    changeStarted(state) {
      state.change = { loading: true, error: null }
    },
    /** Ends a change; null when it succeeded or was cancelled. */
    changeEnded(state, { payload }: PayloadAction<StoredError | null>) {
      state.change = { loading: false, error: payload }
    },
    portfolioCreated(state, { payload }: PayloadAction<Portfolio>) {
      // Only the server knows which companies have a card on a page of the directory.
      if (state.listOf?.distinct) return
      state.list.push(payload)
      if (state.total !== undefined) state.total += 1
    },
    portfolioUpdated(state, { payload }: PayloadAction<Portfolio>) {
      state.list = state.list.map((one) => (one.id === payload.id ? { ...one, ...payload } : one))
    },
    /** Moves one portfolio to a place counted from 0. */
    portfolioMoved(state, { payload: { id, place } }: PayloadAction<{ id: string; place: number }>) {
      const from = state.list.findIndex((one) => one.id === id)
      if (from >= 0) state.list.splice(place, 0, ...state.list.splice(from, 1))
    },
    portfolioDeleted(state, { payload }: PayloadAction<string>) {
      const rest = state.list.filter(({ id }) => id !== payload)
      if (state.total !== undefined) state.total -= state.list.length - rest.length
      state.list = rest
    },
  },
})

export const portfoliosReducer = slice.reducer
export const portfoliosActions = slice.actions

/** True when two queries ask for the same page. Their keys must be in the same order. */
export function sameQuery(a: PortfolioListQuery | null, b: PortfolioListQuery): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
