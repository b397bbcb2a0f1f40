import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Portfolio } from '@tameer/contract'
import type { Query } from './api-client.ts'
import type { StoredError } from './api-error.ts'

export type PortfolioListQuery = Omit<Query<'listPortfolios'>, 'cursor'>

/** A page of a long list: the cursor it starts at, null for the first, and how many cards it has. */
export interface PageMark {
  cursor: string | null
  count: number
  /** Its cards are in `list`; those of a page far from the screen are let go. */
  held: boolean
}

export interface PortfoliosState {
  list: Portfolio[]
  loading: boolean
  /** The list is the answer to `query`, or to the same query with another search text. */
  loaded: boolean
  error: StoredError | null
  /** The latest publishing, edit or deletion. Apart from the list: the person may have gone on to another one. */
  change: { loading: boolean; error: StoredError | null }
  nextCursor: string | null
  /** The pages of a long list, in order; without them `list` is all there is so far. */
  pages: PageMark[] | undefined
  /** How many fit in all, when the query asked for it; above `maxCounted` there are just more than that. */
  total: number | undefined
  query: PortfolioListQuery | null
  /** Number of the latest fetch: answers to older ones are ignored. */
  request: number
  /** A long list as it stood when its screen was left, and the entry of the tab's history that showed it. */
  left: { entry: string; list: PortfoliosState } | undefined
}

interface Page {
  request: number
  data: Portfolio[]
  nextCursor: string | null
  total?: number | undefined
}

/** What changes when a list grows, or when parts of it come and go. */
export type Placed = { request: number } & Partial<
  Pick<PortfoliosState, 'list' | 'pages' | 'nextCursor' | 'total' | 'left'>
>

const initialState: PortfoliosState = {
  list: [],
  loading: false,
  loaded: false,
  error: null,
  change: { loading: false, error: null },
  nextCursor: null,
  pages: undefined,
  total: undefined,
  query: null,
  request: 0,
  left: undefined,
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
      state.pages = undefined
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
    /** A call that keeps the list: one more page of it. */
    callStarted(state) {
      state.loading = true
      state.error = null
    },
    callFailed(state, { payload }: PayloadAction<{ request: number; error: StoredError }>) {
      if (payload.request !== state.request) return
      state.loading = false
      state.error = payload.error
    },
    /** The list with another page, or with other pages of it. */
    listPlaced(state, { payload }: PayloadAction<Placed>) {
      if (payload.request !== state.request) return
      Object.assign(state, payload, { loading: false, loaded: true })
    },
    changeStarted(state) {
      state.change = { loading: true, error: null }
    },
    /** Ends a change: with null when it succeeded or was cancelled. */
    changeEnded(state, { payload }: PayloadAction<StoredError | null>) {
      state.change = { loading: false, error: payload }
    },
    portfolioCreated(state, { payload }: PayloadAction<Portfolio>) {
      state.left = undefined
      state.list.push(payload)
    },
    portfolioUpdated(state, { payload }: PayloadAction<Portfolio>) {
      state.left = undefined
      state.list = state.list.map((one) => (one.id === payload.id ? { ...one, ...payload } : one))
    },
    portfolioDeleted(state, { payload }: PayloadAction<string>) {
      state.left = undefined
      state.list = state.list.filter(({ id }) => id !== payload)
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
