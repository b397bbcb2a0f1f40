import { useSyncExternalStore } from 'react'
import type { Watched } from './watched-value.ts'

/** The value as it is now; `first` in the render that takes over prerendered HTML. */
export function useWatched<Value>({ read, subscribe }: Watched<Value>, first: Value): Value {
  return useSyncExternalStore(subscribe, read, () => first)
}
