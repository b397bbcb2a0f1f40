import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '../lib/server-time.ts'
import { type StoredError, storedError } from '../net/api-error.ts'

/** Listens for a person who comes back to the page. Returns the function that ends it. */
function onComingBack(load: () => void): () => void {
  const comeBack = () => {
    if (document.visibilityState === 'visible') load()
  }
  window.addEventListener('focus', comeBack)
  window.addEventListener('online', comeBack)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    window.removeEventListener('focus', comeBack)
    window.removeEventListener('online', comeBack)
    document.removeEventListener('visibilitychange', comeBack)
  }
}

/**
 * Loads what a key opens. Loads it again with another key, and whenever the person comes back to the page. Without a key it
 * loads nothing.
 */
export function useFreshView<View>(key: string | undefined, fetchView: () => Promise<View>) {
  const [view, setView] = useState<View>()
  /** The key that opened the shown view. */
  const [openedBy, setOpenedBy] = useState<string>()
  const [failed, setFailed] = useState<{ key: string; error: StoredError }>()
  /** Time at which the shown view was loaded. */
  const [shownFrom, setShownFrom] = useState('')
  const latest = useRef(0)
  const fetcher = useRef(fetchView)
  fetcher.current = fetchView

  /** Shows the view that an act returned; an older fetch under way is ignored. */
  const take = useCallback((next: View) => {
    latest.current++
    setView(() => next)
    setShownFrom(new Date(serverNow()).toISOString())
    setFailed(undefined)
  }, [])
  const load = useCallback(async () => {
    if (key === undefined) return
    const round = ++latest.current
    try {
      const found = await fetcher.current()
      if (round !== latest.current) return
      take(found)
      setOpenedBy(key)
    } catch (failure) {
      if (round === latest.current) setFailed({ key, error: storedError(failure) })
    }
  }, [key, take])

  useEffect(() => {
    void load()
    return onComingBack(() => void load())
  }, [load])

  const error = failed && failed.key === key ? failed.error : undefined
  return { view, openedBy, shownFrom, error, load, take }
}
