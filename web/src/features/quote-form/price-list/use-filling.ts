import { useCallback, useState } from 'react'
import type { Change, QuoteEntry } from '../entry/entry.ts'

/** Fills many prices in at once. This can be undone until something else is changed. */
export function useFilling(entry: QuoteEntry, edit: (change: Change) => void) {
  const [before, setBefore] = useState<{ entry: QuoteEntry; count: number }>()
  return {
    filled: before?.count,
    change: useCallback(
      (next: Change) => {
        setBefore(undefined)
        edit(next)
      },
      [edit],
    ),
    fill: (next: QuoteEntry, count: number) => {
      setBefore({ entry, count })
      edit(() => next)
    },
    takeBack: () => {
      if (before) edit(() => before.entry)
      setBefore(undefined)
    },
  }
}
