import { useRef } from 'react'

/** Returns the last value for a key while it is fetched again, so that a list stays in sight and keeps the focus. */
export function useKept<Value>(key: string, value: Value | undefined): Value | undefined {
  const kept = useRef<{ key: string; value: Value }>(undefined)
  if (value !== undefined) kept.current = { key, value }
  return value ?? (kept.current?.key === key ? kept.current.value : undefined)
}
