import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShortlist } from '../../features/companies/shortlist.ts'
import { useSummaries } from '../../features/companies/use-summaries.ts'
import { AskThese } from './ask-these.tsx'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'
import { readAddress } from './shortlist-address.ts'
import { SideBySide } from './side-by-side.tsx'

/**
 * `/shortlist`: the companies kept on this device, a shared list, up to three companies side by side, or a message to
 * them.
 */
export function ShortlistScreen() {
  const [query] = useSearchParams()
  const { shared, compared, asked } = readAddress(query)
  const own = useShortlist()
  const summaries = useSummaries((asked ?? compared ?? shared)?.ids ?? own.map(({ id }) => id))
  // State of this screen, so that the companies are still ticked after going back from the comparison.
  const [ticked, setTicked] = useState(compared?.ids ?? [])
  if (asked) return <AskThese ids={asked.ids} summaries={summaries} />
  if (compared) return <SideBySide compared={compared} shared={shared} summaries={summaries} />
  const ticks = {
    ticked,
    tick: (id: string, on: boolean) =>
      setTicked((before) => [...before.filter((one) => one !== id), ...(on ? [id] : [])]),
  }
  if (shared) return <SharedList own={own} shared={shared} summaries={summaries} ticks={ticks} />
  return <OwnList list={own} summaries={summaries} ticks={ticks} />
}
