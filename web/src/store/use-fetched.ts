import { startTransition, useEffect, useRef, useState } from 'react'
import { type StoredError, storedError } from '../net/api-error.ts'
import { useAppDispatch } from './hooks.ts'
import type { AppThunk } from './store.ts'

interface Outcome<Value> {
  asked: string
  value?: Value
  error?: StoredError
}

/**
 * What one screen alone needs of the server, beside the store: the latest call's value or error, neither while it is
 * under way. It is made again for another key; undefined makes none.
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
    // As a transition a long list is rendered in short turns, between which a slow phone handles taps.
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
