import { useWatched } from './hooks/use-watched.ts'
import type { Watched } from './watched-value.ts'

/** Watches a media query. Make one for each query, outside of components. */
export function mediaQuery(query: string): Watched<boolean> {
  return {
    read: () => window.matchMedia?.(query).matches ?? false,
    subscribe(listener) {
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
  }
}

const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)')

/** True when the person asks for less motion; true in prerendered HTML. */
export function useReducedMotion(): boolean {
  return useWatched(reducedMotion, true)
}
