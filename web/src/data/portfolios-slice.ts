import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Portfolio } from '@tameer/contract'
import type { Query } from './api-client.ts'
import type { StoredError } from './api-error.ts'

export type PortfolioListQuery = Omit<Query<'listPortfolios'>, 'cursor'>

export interface PortfoliosState {
  list: Portfolio[]
  loading: boolean
  /** The list is the answer to `query`, or to the same query with another search text. */
  loaded: boolean
  error: StoredError | null
  nextCursor: string | null
  /** How many fit in all, when the query asked for it; above `maxCounted` there are just more than that. */
  total: number | undefined
  query: PortfolioListQuery | null
  /** Number of the latest fetch: answers to older ones are ignored. */
  request: number
}

interface Page {
  request: number
  data: Portfolio[]
  nextCursor: string | null
  total?: number | undefined
}

const initialState: PortfoliosState = {
  list: [],
  loading: false,
  loaded: false,
  error: null,
  nextCursor: null,
  total: undefined,
  query: null,
  request: 0,
}

const slice = createSlice({
  name: 'portfolios',
  initialState,
  reducers: {
    listLoading(state, { payload }: PayloadAction<{ query: PortfolioListQuery }>) {
      if (!sameShelf(state.query, payload.query)) {
        state.list = []
        state.loaded = false
      }
      state.query = payload.query
      state.nextCursor = null
      state.request += 1
      state.loading = true
      state.error = null
    },
    listLoaded(state, { payload }: PayloadAction<Page>) {
      if (payload.request !== state.request) return
      state.list = [...payload.data].sort(byCompanyPosition)
      state.nextCursor = payload.nextCursor
      state.total = payload.total
      state.loading = false
      state.loaded = true
    },
    listFailed(state, { payload }: PayloadAction<{ request: number; error: StoredError }>) {
      if (payload.request !== state.request) return
      state.loading = false
      state.loaded = false
      state.error = payload.error
    },
    /** A call that leaves the list standing: one more page, or a change. */
    callStarted(state) {
      state.loading = true
      state.error = null
    },
    callFailed(state, { payload }: PayloadAction<{ request: number; error: StoredError }>) {
      if (payload.request !== state.request) return
      state.loading = false
      state.error = payload.error
    },
    pageAppended(state, { payload }: PayloadAction<Page>) {
      if (payload.request !== state.request) return
      const known = new Set(state.list.map(({ id }) => id))
      state.list.push(...payload.data.filter(({ id }) => !known.has(id)))
      state.nextCursor = payload.nextCursor
      state.loading = false
    },
    portfolioCreated(state, { payload }: PayloadAction<Portfolio>) {
      state.list.push(payload)
      state.loading = false
    },
    portfolioUpdated(state, { payload }: PayloadAction<Portfolio>) {
      state.list = state.list.map((one) => (one.id === payload.id ? { ...one, ...payload } : one))
      state.loading = false
    },
    portfolioDeleted(state, { payload }: PayloadAction<string>) {
      state.list = state.list.filter(({ id }) => id !== payload)
      state.loading = false
    },
  },
})

export const portfoliosReducer = slice.reducer
export const portfoliosActions = slice.actions

/** Ascending; a company without a position comes last. Stable, so the server's order breaks ties. */
function byCompanyPosition(a: Portfolio, b: Portfolio): number {
  const [first, second] = [a.company?.position ?? Infinity, b.company?.position ?? Infinity]
  return first === second ? 0 : first - second
}

/** Whether only the search text differs, so that the old list may stay in sight while the new one comes. */
export function sameShelf(a: PortfolioListQuery | null, b: PortfolioListQuery): boolean {
  return a !== null && JSON.stringify({ ...a, q: '' }) === JSON.stringify({ ...b, q: '' })
}
