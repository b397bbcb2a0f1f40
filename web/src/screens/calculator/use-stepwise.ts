import { useSyncExternalStore } from 'react'

const query = '(width < 768px)'

function subscribe(listener: () => void) {
  const media = window.matchMedia?.(query)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the screen is so narrow that the detailed estimate asks one step at a time. */
export function useStepwise(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  )
}
