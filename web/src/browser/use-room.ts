import { useEffect } from 'react'
import { useHydrated } from './hooks/use-hydrated.ts'

/**
 * Keeps the mark of the page by which its styles leave room for a part: there while `known` is true. The page's head
 * sets it before the first paint, so it is not touched before hydration.
 */
export function useRoom(part: 'house' | 'requests', known: boolean): void {
  const hydrated = useHydrated()
  useEffect(() => {
    if (!hydrated) return
    if (known) document.documentElement.dataset[part] = ''
    else delete document.documentElement.dataset[part]
  }, [hydrated, part, known])
}
