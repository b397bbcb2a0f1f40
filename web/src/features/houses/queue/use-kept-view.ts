import { useEffect, useState } from 'react'
import { whenSettled } from '../../../browser/settled.ts'
import type { KeptView, SeenHouse } from './device-store.ts'
import { loadQueue } from './load-queue.ts'

/**
 * Keeps the view of a house on the device, without its pictures, and forgets it once its key opens nothing any more. Returns
 * the one that was kept while there is no connection and nothing newer to show.
 */
export function useKeptView(seen: SeenHouse): KeptView | undefined {
  const [kept, setKept] = useState<KeptView>()
  const { houseId, key, view, shownFrom, failure } = seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of what was seen
  useEffect(() => {
    // Without storage nothing is kept, and nothing is found.
    const note = () =>
      void loadQueue()
        .then((queue) => queue.noteSeen(seen))
        .then(setKept)
        .catch(() => undefined)
    if (view) return whenSettled(note)
    if (failure) note()
    return undefined
  }, [houseId, key, view, shownFrom, failure])
  return !view && kept?.key === key ? kept : undefined
}
