import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import {
  addressOfSearch,
  type ContractorFilters,
  type ContractorSearch,
  hasUnreadable,
  readContractorSearch,
} from './contractor-search.ts'

const typingPauseMs = 250
const emptyQuery = new URLSearchParams()

/** False once a link was followed: this screen stays mounted until the next one is loaded, and must not call it back. */
function isStillOpen(): boolean {
  return window.location.hash.startsWith(`#${paths.contractors.pattern}`)
}

/** The filters alone, as a text that is the same when they are. */
function keyOf(filters: ContractorFilters): string {
  return addressOfSearch({ ...filters, q: '' })
}

/**
 * The search of `/contractors`, which lives in the address. `text` is what is being typed; it reaches the address,
 * without a new history entry, when typing pauses. A chosen filter reaches it at once, as an entry of its own.
 */
export function useContractorSearch() {
  const { state } = useLocation()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  // The prerendered page knows no query: its HTML is taken over first, then the address is read.
  const hydrated = useHydrated()
  const params = hydrated ? address : emptyQuery
  const search = readContractorSearch(params, state)
  const { q } = search
  const [text, setText] = useState(q)
  const [pressed, setPressed] = useState<ContractorFilters>(search)
  const [settled, setSettled] = useState(() => keyOf(search))
  const written = useRef(q)

  const go = useCallback(
    (wanted: ContractorSearch, replace: boolean) => {
      written.current = wanted.q.trim() === '' ? '' : wanted.q
      void navigate(addressOfSearch(wanted), { replace })
    },
    [navigate],
  )

  const key = keyOf(search)
  if (settled !== key) {
    setSettled(key)
    setPressed(search)
  }

  // The address changed by other means than typing here: back, forward, a link.
  useEffect(() => {
    if (q === written.current) return
    written.current = q
    setText(q)
  }, [q])

  // A service that came in navigation state moves into the address, so that the address says it all.
  const onlyInState = hydrated && search.category !== undefined && !params.has('service')
  const latest = useRef(search)
  latest.current = search
  useEffect(() => {
    if (onlyInState) go(latest.current, true)
  }, [onlyInState, go])

  const typed = text.trim() === '' ? '' : text
  useEffect(() => {
    if (typed === written.current) return
    const pause = setTimeout(() => {
      if (isStillOpen()) go({ ...pressed, q: typed }, true)
    }, typingPauseMs)
    return () => clearTimeout(pause)
  }, [typed, pressed, go])

  return {
    text,
    setText,
    /** What the list answers: as the address has it, ends of the text trimmed. */
    asked: { ...search, q: q.trim() },
    /** The filters chosen last: at once, while the address and the list still follow. */
    pressed,
    /** Something in the address was no filter and is ignored. */
    unreadable: hasUnreadable(params),
    ready: hydrated,
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
