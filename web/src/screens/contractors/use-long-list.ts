import { useEffect, useState } from 'react'

type LongList = typeof import('./long-list.tsx')

const againMs = 3_000
let fetched: LongList | undefined

/** Where the tab keeps the places in its lists, see `list-place.ts`. */
export const placesKey = 'contractors-place'

/** Whether a place in a list is kept for an entry of the tab's history that is being returned to. */
export function hasListPlace(entry: string): boolean {
  try {
    // An address typed into a running page looks like a return too, but its history entry has no state.
    return window.history.state !== null && (sessionStorage.getItem(placesKey)?.includes(entry) ?? false)
  } catch {
    return false
  }
}

/**
 * What a list needs beyond its first page, in a file of its own: its end, its pages, the way back to a place in it.
 * Undefined until it is wanted and there; null when it could not be had, and is asked for again.
 */
export function useLongList(wanted: boolean): LongList | null | undefined {
  const [longList, setLongList] = useState<LongList | null | undefined>(fetched)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to fetch again
  useEffect(() => {
    if (longList || !wanted) return
    let timer: ReturnType<typeof setTimeout>
    import('./long-list.tsx').then(
      (file) => {
        fetched = file
        setLongList(file)
      },
      () => {
        setLongList(null)
        timer = setTimeout(() => setAttempt((number) => number + 1), againMs)
      },
    )
    return () => clearTimeout(timer)
  }, [wanted, attempt])

  return longList
}
