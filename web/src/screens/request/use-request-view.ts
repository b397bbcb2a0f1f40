import type { RequestView } from '@tameer/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '../../lib/server-time.ts'
import { request } from '../../net/api-client.ts'
import { type StoredError, storedError } from '../../net/api-error.ts'

/** Loads a request with its key. Loads it again with another key, and whenever the person comes back to the page. */
export function useRequestView(id: string, key: string) {
  const [view, setView] = useState<RequestView>()
  /** The key that opened the shown view. */
  const [openedBy, setOpenedBy] = useState<string>()
  const [failed, setFailed] = useState<{ key: string; error: StoredError }>()
  /** Time at which the shown view was loaded. */
  const [shownFrom, setShownFrom] = useState('')
  const latest = useRef(0)

  const load = useCallback(async () => {
    const round = ++latest.current
    try {
      const found = await request('getRequest', { params: { id }, key })
      if (round !== latest.current) return
      setView(found)
      setOpenedBy(key)
      setShownFrom(new Date(serverNow()).toISOString())
      setFailed(undefined)
    } catch (failure) {
      if (round === latest.current) setFailed({ key, error: storedError(failure) })
    }
  }, [id, key])

  useEffect(() => {
    void load()
    const comeBack = () => {
      if (document.visibilityState === 'visible') void load()
    }
    window.addEventListener('focus', comeBack)
    window.addEventListener('online', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      window.removeEventListener('focus', comeBack)
      window.removeEventListener('online', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [load])

  /** Shows the view that an act returned; an older fetch under way is ignored. */
  const take = useCallback((next: RequestView) => {
    latest.current++
    setView(next)
    setShownFrom(new Date(serverNow()).toISOString())
    setFailed(undefined)
  }, [])
  const error = failed?.key === key ? failed.error : undefined
  return { view, openedBy, shownFrom, error, load, take }
}
