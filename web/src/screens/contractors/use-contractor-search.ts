import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useShownEntry } from '../../browser/hooks/use-shown-entry.ts'
import { usePortfolioList } from '../../features/portfolios/fetch-portfolios.ts'
import { sameQuery } from '../../store/portfolios-slice.ts'
import {
  addressOfSearch,
  type ContractorFilters,
  type ContractorSearch,
  hasUnreadable,
  readContractorSearch,
} from './contractor-search.ts'
import { queryOf, useKeptCards } from './kept-cards.ts'

const typingPauseMs = 250

/** The filters alone, as a text that is the same when they are. */
function keyOf(filters: ContractorFilters): string {
  return addressOfSearch({ ...filters, q: '' })
}

/**
 * The search of `/contractors`, which lives in the address. `text` is what is being typed; it reaches the address,
 * without a new history entry, when typing pauses. A chosen filter reaches it at once, as an entry of its own.
 */
export function useContractorSearch() {
  const { key: entry, state } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const [params] = useSearchParams()
  const { here, goFrom } = useShownEntry()
  const search = readContractorSearch(params, state)
  const { q } = search
  const [text, setText] = useState(q)
  const [pressed, setPressed] = useState<ContractorFilters>(search)
  const [settled, setSettled] = useState(() => keyOf(search))
  const written = useRef(q)
  const seenEntry = useRef(entry)

  const go = useCallback(
    (wanted: ContractorSearch, replace: boolean, from = here()) => {
      written.current = wanted.q.trim() === '' ? '' : wanted.q
      goFrom(from, addressOfSearch(wanted), { replace })
    },
    [here, goFrom],
  )

  const key = keyOf(search)
  if (settled !== key) {
    setSettled(key)
    setPressed(search)
  }

  // The address changed by other means than typing here: back, forward, a link. What is typed belongs to its entry.
  useEffect(() => {
    const wentBack = cameBack && entry !== seenEntry.current
    seenEntry.current = entry
    if (q === written.current && !wentBack) return
    written.current = q
    setText(q)
  }, [q, cameBack, entry])

  // A service that came in navigation state moves into the address, so that the address says it all.
  const onlyInState = search.category !== undefined && !params.has('service')
  const latest = useRef(search)
  latest.current = search
  useEffect(() => {
    if (onlyInState) go(latest.current, true)
  }, [onlyInState, go])

  const typed = text.trim() === '' ? '' : text
  useEffect(() => {
    if (typed === written.current) return
    const from = here()
    const pause = setTimeout(() => go({ ...pressed, q: typed }, true, from), typingPauseMs)
    return () => clearTimeout(pause)
  }, [typed, pressed, here, go])

  return {
    text,
    setText,
    /** The search of the list: the one in the address, with its text trimmed. */
    asked: { ...search, q: q.trim(), exact: params.has('exact') },
    /** Cursor of the page; undefined for the first. A change of the search leads back to the first page. */
    after: params.get('after') || undefined,
    /** The filters chosen last: at once, while the address and the list still follow. */
    pressed,
    /** Something in the address was no filter and is ignored. */
    unreadable: hasUnreadable(params),
    searchNow: () => go({ ...pressed, q: typed }, true),
    /** `replace` keeps the choice in the present history entry. */
    choose: (change: Partial<ContractorFilters>, replace = false) => {
      const chosen = { ...pressed, ...change }
      setPressed(chosen)
      go({ ...chosen, q: typed }, replace)
    },
    clearText: () => {
      setText('')
      go({ ...pressed, q: '' }, false)
    },
  }
}

/**
 * One page of the companies that fit, each by its first portfolio that fits. Going back to the page that the store
 * still has fetches nothing.
 */
export function useContractorPage({ asked, after }: ReturnType<typeof useContractorSearch>) {
  const query = queryOf(asked, after)
  const page = usePortfolioList(query, { deferred: true })
  const { list, listOf, total, meant, instead, nextCursor, fresh, error, load, keep } = page
  const keptCards = useKeptCards(asked, page)
  const cameBack = useNavigationType() === 'POP'
  const stands = useRef(false)
  stands.current = cameBack && fresh

  useEffect(() => {
    if (stands.current) keep()
    else load()
  }, [load, keep])

  // While one types, the earlier cards stay in sight.
  const kept =
    listOf !== null &&
    !error &&
    sameQuery({ ...listOf, q: '', mend: undefined }, { ...query, q: '', mend: undefined })
  return {
    cards: list,
    /** Undefined while it is not known. */
    total: fresh ? total : undefined,
    /** Locality or trade named by the text; undefined when it names none, and while it is not known. */
    meant: fresh ? meant : undefined,
    /** The search of the list, when nothing has the words of the text. */
    instead: fresh ? instead : undefined,
    next: nextCursor ?? undefined,
    fresh,
    /** Nothing to show yet, and nothing went wrong. */
    waiting: !fresh && !kept && !error,
    error,
    /** Without a connection: what fits of the cards on this device. */
    keptCards,
    /** The place in the address cannot be read, or nothing follows it. */
    lost: after !== undefined && (error?.fields?.cursor !== undefined || (fresh && list.length === 0)),
    load,
  }
}
