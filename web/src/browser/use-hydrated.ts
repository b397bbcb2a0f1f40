import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the render that takes over prerendered HTML, true from the next on: what the device alone knows (a session,
 * a chosen theme) may be shown only then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
