import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the render that hydrates prerendered HTML, true after it. Facts that only the device knows (a session, a
 * chosen theme) may be shown only when it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
