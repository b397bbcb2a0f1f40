import { useEffect, useState } from 'react'

type LongList = Pick<typeof import('./long-list.tsx'), 'comeBack' | 'drawPages' | 'ListEnd'>

const againMs = 3_000
let fetched: LongList | undefined

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
      ({ comeBack, drawPages, ListEnd }) => {
        fetched = { comeBack, drawPages, ListEnd }
        setLongList(fetched)
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
