import { useSyncExternalStore } from 'react'
import type { Watched } from '../watched-value.ts'

/** Present value; `first` in the render that hydrates prerendered HTML. */
export function useWatched<Value>({ read, subscribe }: Watched<Value>, first: Value): Value {
  return useSyncExternalStore(subscribe, read, () => first)
}
