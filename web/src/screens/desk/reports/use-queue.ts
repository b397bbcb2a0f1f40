import { useRef } from 'react'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'
import type { ReportsFilter } from './reports-filter.ts'

/** A page of the reported things. It stays in sight while it is loaded again. */
export function useQueue(filter: ReportsFilter) {
  const { state, kind, after } = filter
  const fetched = useDesk(JSON.stringify(filter), () =>
    callDesk('listDeskReports', { query: { state, kind, cursor: after } }),
  )
  const { value } = fetched
  const lastAt = useRef(0)

  /** Place of a thing in the page, and what stands around it; also after it has left the page. */
  const around = (id: string) => {
    const things = value?.data ?? []
    const at = things.findIndex((thing) => thing.id === id)
    if (at >= 0) lastAt.current = at
    const here = lastAt.current
    return { at, before: things[here - 1], next: things[at >= 0 ? here + 1 : here] }
  }
  return { ...fetched, around }
}

export type Queue = ReturnType<typeof useQueue>
