import { useRef } from 'react'

/** What was fetched last under a key, while it is fetched again: a list in sight stays, and so does the focus in it. */
export function useKept<Value>(key: string, value: Value | undefined): Value | undefined {
  const kept = useRef<{ key: string; value: Value }>(undefined)
  if (value !== undefined) kept.current = { key, value }
  return value ?? (kept.current?.key === key ? kept.current.value : undefined)
}
