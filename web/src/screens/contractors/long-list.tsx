import type { Portfolio } from '@tameer/contract'
import {
  cloneElement,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
} from 'react'
import { CompanyCardSkeleton } from '../../blocks/company-card.tsx'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import {
  fetchNextPage,
  fetchPagesAgain,
  keepPages,
  markPages,
  pagesOf,
  returnToList,
} from '../../data/portfolio-pages.ts'
import type { PageMark, PortfolioListQuery } from '../../data/portfolios-slice.ts'
import type { AppThunk } from '../../data/store.ts'
import { readListPlace } from './list-place.ts'
import { type ListWindow, pagesToKeep, partsOf } from './list-window.ts'
import { LoadMore } from './load-more.tsx'
import { hasListPlace } from './places-kept.ts'
import { useListPlace } from './use-list-place.ts'
import { useListWindow } from './use-list-window.ts'

const againMs = 3_000

type DrawCard = (portfolio: Portfolio, place: number) => ReactElement<{ className?: string }>

/**
 * The items of a long list: cards near the screen, and blocks of the same height in place of the others. Each page
 * starts a row, so that what stands before it may come and go.
 */
export function drawPages(
  cards: readonly Portfolio[],
  pages: readonly PageMark[],
  shown: ListWindow | undefined,
  draw: DrawCard,
) {
  // A list that comes back: what of it will be seen is known before the first paint.
  if (!shown) return []
  // One flat list of items: in a list of lists those of a page would be made anew when it changes its place.
  return partsOf(pages, shown).flatMap((part) => {
    if ('place' in part) {
      const { from, count, place } = part
      return cards
        .slice(from, from + count)
        .map((card, at) =>
          at === 0 ? cloneElement(draw(card, place), { className: 'col-start-1' }) : draw(card, place + at),
        )
    }
    const count = part.awaited ? (pages[part.page]?.count ?? 0) : 0
    return (
      <li
        aria-hidden="true"
        className="col-span-full grid grid-cols-subgrid gap-6 overflow-clip"
        key={`page ${part.page}`}
        style={{ height: part.height }}
      >
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <CompanyCardSkeleton key={place} />
        ))}
      </li>
    )
  })
}

/**
 * Brings back the list of an entry of the history: with its cards as it was left, or after a reload as far as the
 * tab's storage knows it. False when nothing is known.
 */
export function comeBack(entry: string, query: PortfolioListQuery): AppThunk<boolean> {
  return (dispatch) => {
    if (dispatch(returnToList(entry, query))) return true
    const place = hasListPlace(entry) ? readListPlace(entry) : undefined
    if (!place || place.pages.length < 2) return false
    dispatch(markPages(query, place))
    return true
  }
}

interface ListEndProps {
  /** The history entry that shows the list. */
  entry: string
  grid: RefObject<HTMLElement | null>
  shown: ListWindow | undefined
  setShown: (shown: ListWindow | undefined) => void
  /** Portfolio of the card that was opened. */
  opened: RefObject<string | undefined>
}

/** The list's end, and what makes the list grow, keeps it light and finds the place in it again. */
export function ListEnd({ entry, grid, shown, setShown, opened }: ListEndProps) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(({ portfolios }) => portfolios)
  const { loading, error, nextCursor, total } = state
  const pages = pagesOf(state)
  const missing = shown
    ? partsOf(pages, shown).flatMap((part) => ('height' in part && part.awaited ? part.page : []))
    : []
  const view = useListWindow({ pages, grid, shown, setShown })
  useListPlace({ entry, pages, next: nextCursor, total, awaited: missing.length, shown, view, grid, opened })
  // As a layout effect its clean-up comes before the next list finds its own place.
  useLayoutEffect(() => () => setShown(undefined), [setShown])

  const wanted = missing.join()
  const fetchMore = useCallback(
    () => void dispatch(wanted ? fetchPagesAgain(wanted.split(',').map(Number)) : fetchNextPage()),
    [dispatch, wanted],
  )
  useEffect(() => {
    if (loading || wanted === '') return
    if (!error) return fetchMore()
    return onceThereIsHope(fetchMore)
  }, [wanted, loading, error, fetchMore])

  const kept = shown && pagesToKeep(shown.drawn, pages.length).join()
  useEffect(() => {
    if (!loading && kept !== undefined) dispatch(keepPages(kept.split(',').map(Number)))
  }, [dispatch, kept, loading])

  return (
    <LoadMore
      count={pages.reduce((sum, page) => sum + page.count, 0)}
      error={error}
      grid={grid}
      hasMore={nextCursor !== null}
      loading={loading}
      onMore={fetchMore}
    />
  )
}

/** Calls once the device is on line again, or the person goes on scrolling a while after the failure. */
function onceThereIsHope(retry: () => void): () => void {
  const settings = { once: true, passive: true }
  const timer = setTimeout(() => window.addEventListener('scroll', retry, settings), againMs)
  window.addEventListener('online', retry)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', retry)
    window.removeEventListener('online', retry)
  }
}
