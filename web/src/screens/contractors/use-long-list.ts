import { useEffect, useState } from 'react'

type LongList = typeof import('./long-list.tsx')

const againMs = 3_000
let fetched: LongList | undefined

/**
 * What a list needs beyond its first page, in a file of its own: its end, its pages, the way back to a place in it.
 * Undefined until it is wanted and there; asked for again as long as it cannot be had.
 */
export function useLongList(wanted: boolean): LongList | undefined {
  const [longList, setLongList] = useState(fetched)
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
        timer = setTimeout(() => setAttempt((number) => number + 1), againMs)
      },
    )
    return () => clearTimeout(timer)
  }, [longList, wanted, attempt])

  return longList
}
