import { useEffect, useState } from 'react'
import { whenSettled } from '../../ui/settled.ts'

type LongList = Pick<typeof import('./long-list.tsx'), 'comeBack' | 'drawPages' | 'ListEnd'>

const againMs = 3_000
let fetched: LongList | undefined

/** A list that comes back needs it at once, one that is met for the first time only once the person moves on. */
type LongListNeed = 'not yet' | 'soon' | 'at once'

/**
 * What a list needs beyond its first page, in a file of its own: its end, its pages, the way back to a place in it.
 * Undefined until it is needed and there; null when it could not be had, and is asked for again.
 */
export function useLongList(need: LongListNeed): LongList | null | undefined {
  const [longList, setLongList] = useState<LongList | null | undefined>(fetched)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to fetch again
  useEffect(() => {
    if (longList || need === 'not yet') return
    let timer: ReturnType<typeof setTimeout>
    const load = () => {
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
    }
    const takeBack = need === 'at once' ? load() : whenSettled(load)
    return () => {
      takeBack?.()
      clearTimeout(timer)
    }
  }, [need, attempt])

  return longList
}
