import type { Portfolio } from '@tameer/contract'
import { ApiError } from './api-client.ts'
import { storedError } from './api-error.ts'
import { type PageMark, type PortfolioListQuery, portfoliosActions } from './portfolios-slice.ts'
import { fetchPortfolios, requestPage, withoutKnown } from './portfolios-thunks.ts'
import type { AppThunk, RootState } from './store.ts'

const { callStarted, callFailed, listLoading, listPlaced } = portfoliosActions

type Portfolios = RootState['portfolios']
/** A page's cards; undefined for one that was let go. */
type PageCards = Portfolio[] | undefined

/** The pages fetched so far; a list that never grew is one page. */
export function pagesOf({ pages, list }: Pick<Portfolios, 'pages' | 'list'>): PageMark[] {
  return pages ?? [{ cursor: null, count: list.length, held: true }]
}

/** The list cut into its pages. */
export function cutIntoPages(list: readonly Portfolio[], pages: readonly PageMark[]): PageCards[] {
  let start = 0
  return pages.map(({ count, held }) => {
    if (!held) return undefined
    start += count
    return list.slice(start - count, start)
  })
}

/** Pages put together again: those without cards keep the number they had. */
function putTogether(cards: readonly PageCards[], marks: readonly PageMark[]) {
  const pages = marks.map(
    (mark, number): PageMark => ({
      cursor: mark.cursor,
      count: cards[number]?.length ?? mark.count,
      held: cards[number] !== undefined,
    }),
  )
  return { pages, list: cards.flatMap((page) => page ?? []) }
}

/** Appends the next page, if there is one and nothing is under way. Never rejects. */
export function fetchNextPage(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { nextCursor } = getState().portfolios
    if (nextCursor === null) return
    await dispatch(
      fetching(async (query) => {
        const page = await dispatch(requestPage(query, nextCursor))
        const now = getState().portfolios
        const added = { cursor: nextCursor, count: 0, held: true }
        const cards = [...cutIntoPages(now.list, pagesOf(now)), withoutKnown(page.data, now.list)]
        return { ...putTogether(cards, [...pagesOf(now), added]), nextCursor: page.nextCursor }
      }),
    )
  }
}

/** Fetches pages again that were let go, all at once, unless something is under way. Never rejects. */
export function fetchPagesAgain(numbers: readonly number[]): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      fetching(async (query) => {
        const cursors = pagesOf(getState().portfolios)
        const answers = await Promise.all(
          numbers.map((number) => dispatch(requestPage(query, cursors[number]?.cursor ?? null))),
        )
        const now = getState().portfolios
        const cards = cutIntoPages(now.list, pagesOf(now))
        let known = now.list
        for (const [at, number] of numbers.entries()) {
          const page = withoutKnown(answers[at]?.data ?? [], known)
          cards[number] = page
          known = [...known, ...page]
        }
        return putTogether(cards, pagesOf(now))
      }),
    )
}

function fetching(
  fetchThem: (query: PortfolioListQuery) => Promise<Partial<Portfolios>>,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { loading, query, request } = getState().portfolios
    if (loading || query === null) return
    dispatch(callStarted())
    try {
      dispatch(listPlaced({ request, ...(await fetchThem(query)) }))
    } catch (error) {
      dispatch(callFailed({ request, error: storedError(error) }))
      // A cursor that the server no longer understands: the list begins again.
      const outdated = error instanceof ApiError && error.status === 400
      if (outdated && getState().portfolios.request === request) await dispatch(fetchPortfolios(query))
    }
  }
}

/** Lets go of the cards of every page but these. */
export function keepPages(numbers: readonly number[]): AppThunk<void> {
  return (dispatch, getState) => {
    const { request, list, pages, loading } = getState().portfolios
    if (!pages || loading || !pages.some(({ held }, number) => held && !numbers.includes(number))) return
    const cards = cutIntoPages(list, pages).map((page, number) =>
      numbers.includes(number) ? page : undefined,
    )
    dispatch(listPlaced({ request, ...putTogether(cards, pages) }))
  }
}

/** What is known of a list without its cards. */
export interface ListMarks {
  pages: readonly Omit<PageMark, 'held'>[]
  /** Where the page after them starts; null when there is none. */
  next: string | null
  total?: number | undefined
}

/** Stands a list up again without its cards: those of a page come when it is fetched again. */
export function markPages(query: PortfolioListQuery, { pages, next, total }: ListMarks): AppThunk<void> {
  return (dispatch, getState) => {
    dispatch(listLoading({ query }))
    const { request } = getState().portfolios
    const marks = pages.map(({ cursor, count }): PageMark => ({ cursor, count, held: false }))
    dispatch(listPlaced({ request, list: [], pages: marks, nextCursor: next, total }))
  }
}

/** Remembers the list for an entry of the history, until the next list is left. */
export function leaveList(entry: string): AppThunk<void> {
  return (dispatch, getState) => {
    const { left: _, ...list } = getState().portfolios
    dispatch(listPlaced({ request: list.request, left: { entry, list: { ...list, left: undefined } } }))
  }
}

/** Brings back the list that was left at an entry of the history; false when there is none that answers the query. */
export function returnToList(entry: string, query: PortfolioListQuery): AppThunk<boolean> {
  return (dispatch, getState) => {
    const { left } = getState().portfolios
    if (left?.entry !== entry || JSON.stringify(left.list.query) !== JSON.stringify(query)) return false
    dispatch(listLoading({ query }))
    const { list, pages, nextCursor, total } = left.list
    dispatch(listPlaced({ request: getState().portfolios.request, list, pages, nextCursor, total }))
    return true
  }
}
