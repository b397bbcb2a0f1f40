import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShortlist } from '../../features/companies/shortlist.ts'
import { useSummaries } from '../../features/companies/use-summaries.ts'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'
import { readAddress } from './shortlist-address.ts'
import { SideBySide } from './side-by-side.tsx'

/** `/shortlist`: the companies kept on this device, a list somebody shared, or up to three companies side by side. */
export function ShortlistScreen() {
  const [query] = useSearchParams()
  const { shared, compared } = readAddress(query)
  const own = useShortlist()
  const summaries = useSummaries((compared ?? shared)?.ids ?? own.map(({ id }) => id))
  // Here, so that the way back from the comparison finds them ticked.
  const [ticked, setTicked] = useState(compared?.ids ?? [])
  if (compared) return <SideBySide {...{ compared, shared, summaries }} />
  const ticks = {
    ticked,
    tick: (id: string, on: boolean) =>
      setTicked((before) => [...before.filter((one) => one !== id), ...(on ? [id] : [])]),
  }
  if (shared) return <SharedList {...{ own, shared, summaries, ticks }} />
  return <OwnList {...{ list: own, summaries, ticks }} />
}
