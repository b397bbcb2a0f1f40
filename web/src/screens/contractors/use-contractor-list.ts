import { clientPageSize } from '@tameer/contract'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { type PortfolioListQuery, sameShelf } from '../../data/portfolios-slice.ts'
import { fetchPortfolios } from '../../data/portfolios-thunks.ts'
import type { ContractorSearch } from './contractor-search.ts'
import { hasListPlace } from './places-kept.ts'
import { useLongList } from './use-long-list.ts'

/**
 * One portfolio per company that fits, the first page of them; `longList` is what grows it. Coming back to a list
 * that was left fetches nothing. `fresh` is false while an older search's cards are still in sight. Nothing is
 * asked before the address is `ready`.
 */
export function useContractorList(search: ContractorSearch, ready: boolean) {
  const { q, category, city, buildingType, price } = search
  const dispatch = useAppDispatch()
  const state = useAppSelector(({ portfolios }) => portfolios)
  const { list, loading, loaded, error, nextCursor, pages, query, total } = state
  const asked = useMemo(
    (): PortfolioListQuery => ({
      // The keys stand in one order: the store compares queries by their text.
      ...{ distinct: 'company', limit: clientPageSize, count: 'yes', q },
      ...{ category, city, buildingType, price },
    }),
    [q, category, city, buildingType, price],
  )
  const ours = sameShelf(query, asked)
  const exact = ours && (query?.q ?? '') === q
  const { key } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const hasPlace = useMemo(() => cameBack && hasListPlace(key), [cameBack, key])
  const longList = useLongList(hasPlace ? 'at once' : loaded ? 'soon' : 'not yet')
  const arrival = useRef({ key, cameBack, longList, stands: false })
  arrival.current = { key, cameBack, longList, stands: exact && loaded && !loading }

  // The way back to a place fetches less than the list from its start.
  const waits = hasPlace && longList === undefined

  const reload = useCallback(() => void dispatch(fetchPortfolios(asked)), [dispatch, asked])

  // As a layout effect it brings a list back before anything is painted.
  useLayoutEffect(() => {
    if (!ready || waits) return
    const { key: entry, cameBack: back, longList: long, stands } = arrival.current
    if (!back || !(stands || (long && dispatch(long.comeBack(entry, asked))))) reload()
  }, [ready, waits, reload, dispatch, asked])

  const fresh = exact && (!loading || nextCursor !== null || pages !== undefined)
  return {
    cards: ours ? list : [],
    /** How many cards there are, those that were let go included. */
    count: ours ? (pages?.reduce((sum, page) => sum + page.count, 0) ?? list.length) : 0,
    pages: ours ? pages : undefined,
    /** Undefined while it is not known. */
    total: fresh && loaded ? total : undefined,
    fresh,
    /** Nothing to show yet, and nothing went wrong. */
    waiting: !ours || (!loaded && !error),
    error: ours ? error : null,
    loaded: ours && loaded,
    hasMore: ours && nextCursor !== null,
    reload,
    /** The history entry that shows the list. */
    entry: key,
    /** It is returned to, and a place in it is kept. */
    hasPlace,
    longList,
  }
}
