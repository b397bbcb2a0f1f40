import { startTransition, useEffect, useRef, useState } from 'react'
import { type StoredError, storedError } from '../net/api-error.ts'
import { useAppDispatch } from './hooks.ts'
import type { AppThunk } from './store.ts'

interface Outcome<Value> {
  asked: string
  value?: Value
  error?: StoredError
}

/** A call of a single screen, as a part that draws its outcome takes it. */
export interface Fetched<Value> {
  value: Value | undefined
  error: StoredError | undefined
  retry: () => void
}

/**
 * Fetches data for a single screen, outside the store. Returns the latest call's value or error, and neither while
 * the call is running. Another key makes a new call; an undefined key makes none.
 */
export function useFetched<Value>(
  key: string | undefined,
  fetchValue: (key: string) => AppThunk<Promise<Value>>,
) {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Value>>()
  const asked = `${key} ${attempt}`
  const latest = useRef(fetchValue)
  latest.current = fetchValue

  useEffect(() => {
    if (key === undefined) return
    let current = true
    // A transition renders a long list in short turns, between which a slow phone can handle taps.
    const settle = (result: Omit<Outcome<Value>, 'asked'>) =>
      current && startTransition(() => setOutcome({ asked, ...result }))
    dispatch(latest.current(key)).then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error: storedError(error) }),
    )
    return () => {
      current = false
    }
  }, [dispatch, key, asked])

  const { value, error } = outcome?.asked === asked ? outcome : ({} as Partial<Outcome<Value>>)
  return { value, error, asked, retry: () => setAttempt(attempt + 1) }
}
