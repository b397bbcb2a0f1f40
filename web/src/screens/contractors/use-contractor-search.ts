import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type ContractorSearch, readContractorSearch, writeContractorSearch } from './contractor-search.ts'

const typingPauseMs = 250

/** False once a link was followed: this screen stays mounted until the next one is loaded, and must not call it back. */
function isStillOpen(): boolean {
  return window.location.hash.startsWith(`#${paths.contractors.pattern}`)
}

/**
 * The search of `/contractors`, which lives in the address. `text` is what is being typed; it reaches the address,
 * without a new history entry, when typing pauses. A chosen service reaches it at once, as an entry of its own.
 */
export function useContractorSearch() {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { q, category } = readContractorSearch(params, state)
  const [text, setText] = useState(q)
  const [pressed, setPressed] = useState(category)
  const [settled, setSettled] = useState(category)
  const written = useRef(q)

  const go = useCallback(
    (search: ContractorSearch, replace: boolean) => {
      written.current = search.q.trim() === '' ? '' : search.q
      const query = writeContractorSearch(search).toString()
      void navigate({ search: query && `?${query}` }, { replace })
    },
    [navigate],
  )

  if (settled !== category) {
    setSettled(category)
    setPressed(category)
  }

  // The address changed by other means than typing here: back, forward, a link.
  useEffect(() => {
    if (q === written.current) return
    written.current = q
    setText(q)
  }, [q])

  // A service that came in navigation state moves into the address, so that the address says it all.
  const onlyInState = category !== undefined && !params.has('service')
  useEffect(() => {
    if (onlyInState) go({ q, category }, true)
  }, [onlyInState, q, category, go])

  const typed = text.trim() === '' ? '' : text
  useEffect(() => {
    if (typed === written.current) return
    const pause = setTimeout(() => {
      if (isStillOpen()) go({ q: typed, category }, true)
    }, typingPauseMs)
    return () => clearTimeout(pause)
  }, [typed, category, go])

  return {
    text,
    setText,
    q: q.trim(),
    category,
    /** The service whose chip was pressed last: at once, while the address and the list still follow. */
    pressed,
    searchNow: () => go({ q: typed, category }, true),
    chooseCategory: (chosen: number | undefined) => {
      setPressed(chosen)
      go({ q: typed, category: chosen }, false)
    },
  }
}
