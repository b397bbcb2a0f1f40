import type { DeskAccount } from '@tameer/contract'
import { createContext, useContext, useRef } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { actsAtDesk, callDesk } from './desk-calls.ts'

/** Counts of open tasks, and the first of each list, which is the oldest of reports, marks and requests. */
async function fetchWaiting(role: DeskAccount['role']) {
  const operator = role === 'Operator'
  const [reports, prices, marks, requests, payments] = await Promise.all([
    callDesk('listDeskReports', { query: { limit: 1 } }),
    callDesk('getDeskPrices'),
    operator ? callDesk('listDeskMarks', { query: { limit: 1 } }) : undefined,
    operator ? callDesk('listUnansweredRequests', { query: { days: '7', limit: 1 } }) : undefined,
    operator ? callDesk('listDeskPayments', { query: { limit: 1 } }) : undefined,
  ])
  return { reports, prices, marks, requests, payments }
}

export type Waiting = Awaited<ReturnType<typeof fetchWaiting>>

/** Fetches the open tasks anew on every screen and after every act; `last` are the latest that are known. */
export function useFetchedWaiting(role: DeskAccount['role'], screen: string) {
  const acts = useWatched(actsAtDesk, 0)
  const fetched = useFetched(`${screen} ${acts}`, () => () => fetchWaiting(role))
  const last = useRef<Waiting>(undefined)
  if (fetched.value) last.current = fetched.value
  return { ...fetched, last: last.current }
}

/** The open tasks. The frame of the desk sets it. */
export const WaitingContext = createContext({} as ReturnType<typeof useFetchedWaiting>)

export function useWaiting() {
  return useContext(WaitingContext)
}
