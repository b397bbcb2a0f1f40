import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Portfolio, SearchMeaning } from '@tameer/contract'
import type { Query } from '../net/api-client.ts'
import type { StoredError } from '../net/api-error.ts'

/** Filters, size and place of one page of a list. */
export type PortfolioListQuery = Query<'listPortfolios'>

export interface PortfoliosState {
  /** One page of a list, in the server's order. */
  list: Portfolio[]
  /** What `list` is the response to; null before the first. */
  listOf: PortfolioListQuery | null
  /** Where the next page starts, null on the last. */
  nextCursor: string | null
  /** How many fit in all, when the query asked for it; above `maxCounted` there are just more than that. */
  total: number | undefined
  /** What the search names that is no filter: a locality or a trade. */
  meant: SearchMeaning | undefined
  /** What was asked for last: `loading` and `error` belong to it. */
  query: PortfolioListQuery | null
  loading: boolean
  error: StoredError | null
  /** The latest publishing, edit or deletion. Apart from the list: the person may have gone on to another one. */
  change: { loading: boolean; error: StoredError | null }
}

type Page = Pick<PortfoliosState, 'list' | 'nextCursor' | 'total' | 'meant'>

const initialState: PortfoliosState = {
  list: [],
  listOf: null,
  nextCursor: null,
  total: undefined,
  meant: undefined,
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
    /** The present list is wanted again: a response still under way would replace it. */
    listKept(state) {
      state.query = state.listOf
      state.loading = false
      state.error = null
    },
    changeStarted(state) {
      state.change = { loading: true, error: null }
    },
    /** Ends a change: with null when it succeeded or was cancelled. */
    changeEnded(state, { payload }: PayloadAction<StoredError | null>) {
      state.change = { loading: false, error: payload }
    },
    portfolioCreated(state, { payload }: PayloadAction<Portfolio>) {
      // Which company has a card on a page of the directory, only the server knows.
      if (state.listOf?.distinct) return
      state.list.push(payload)
      if (state.total !== undefined) state.total += 1
    },
    portfolioUpdated(state, { payload }: PayloadAction<Portfolio>) {
      state.list = state.list.map((one) => (one.id === payload.id ? { ...one, ...payload } : one))
    },
    /** Puts one at a place counted from 0. */
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

/** Whether two queries ask for the same page. Their keys are in the same order. */
export function sameQuery(a: PortfolioListQuery | null, b: PortfolioListQuery): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
