import { useRef } from 'react'
import { type Fetched, useFetched } from '../../store/use-fetched.ts'

/**
 * Fetches something of the desk. While it is fetched again, for another `turn` or by `retry`, the last value for the
 * place stays, so that a list stays in sight and keeps the focus.
 */
export function useDesk<Value>(place: string, call: () => Promise<Value>, turn: unknown = 0): Fetched<Value> {
  const { value, error, retry } = useFetched(JSON.stringify([place, turn]), () => call)
  const kept = useRef<{ place: string; value: Value }>(undefined)
  if (value !== undefined) kept.current = { place, value }
  const last = kept.current?.place === place ? kept.current.value : undefined
  return { value: value ?? last, error, retry }
}
