import { deskScreens } from '@tameer/contract'
import { type RefObject, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import * as words from '#words/desk-reports'
import { staying } from '../../../browser/staying.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DeskKeys, type KeyAct, useRowKeys } from '../desk-keys.tsx'
import { TwoPanes, useTwoPanes } from '../two-panes.tsx'
import { OneReport } from './one-report.tsx'
import type { Question } from './report-acts.tsx'
import { type ReportsFilter, readFilter } from './reports-filter.ts'
import { ThingQueue } from './thing-queue.tsx'
import { type Queue, useQueue } from './use-queue.ts'

/**
 * `/desk/reports` and `/desk/reports/:id`: the reported things, one row each, and one of them with all reports about it.
 * On a wide screen the thing stands beside the queue; otherwise each has its own page. Filter and page are in the address.
 */
export function DeskReportsScreen() {
  const { id } = useParams()
  const filter = readFilter(useSearchParams()[0])
  const queue = useQueue(filter)
  const wide = useTwoPanes()
  const list = useRef<HTMLUListElement>(null)
  const { moves } = useRowKeys(list)
  const { key } = useLocation()
  // The queue may be loaded anew before the address names the closed thing.
  const [closed, setClosed] = useState<{ id: string; at: string }>()
  const first = closed?.at === key ? closed.id : queue.value?.data[0]?.id
  const chosen = id ?? (wide ? first : undefined)
  const alone = id !== undefined && !wide
  return (
    <>
      {!alone && <ListHeader queue={queue} />}
      <TwoPanes
        queue={
          !alone && <ThingQueue beside={wide} chosen={chosen} filter={filter} list={list} queue={queue} />
        }
        wide={wide}
      >
        {chosen && (
          <Chosen
            chosen={chosen}
            filter={filter}
            inAddress={id !== undefined}
            list={list}
            onClosed={() => setClosed({ id: chosen, at: key })}
            queue={queue}
            wide={wide}
          />
        )}
      </TwoPanes>
      {!chosen && <DeskKeys acts={moves} />}
    </>
  )
}

function ListHeader({ queue: { value } }: { queue: Queue }) {
  return (
    <PageHeader
      compact
      measure={value ? words.openCount(value.things, value.open) : ''}
      title={words.title}
    />
  )
}

interface ChosenProps {
  chosen: string
  /** False for the first thing of a queue whose own address it is. */
  inAddress: boolean
  filter: ReportsFilter
  queue: Queue
  list: RefObject<HTMLUListElement | null>
  wide: boolean
  /** Called when the thing was closed, before the queue is loaded anew. */
  onClosed: () => void
}

/** The chosen thing, with keys that lead to the others of its queue. */
function Chosen({ chosen, inAddress, filter, queue, list, wide, onClosed }: ChosenProps) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ of: string; question: Question }>()
  const around = queue.around(chosen)
  const go = (to: string | undefined) => () => {
    if (to === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-thing="${to}"]`)?.focus()
    void navigate(deskScreens.deskReport.to(to, filter), { state: wide ? staying : undefined })
  }
  const ask = (question?: Question) => setAsked(question && { of: chosen, question })
  const moves: KeyAct[] = [
    { key: 'J', name: words.nextOne, run: go(around.next?.id) },
    { key: 'K', name: words.oneBefore, run: go(around.before?.id) },
  ]
  const leave = () => {
    onClosed()
    // The address keeps the thing in sight when the queue no longer begins with it.
    if (!inAddress) {
      void navigate(deskScreens.deskReport.to(chosen, filter), { replace: true, state: staying })
    }
    queue.retry()
  }
  return (
    // The key resets the state for another report.
    <OneReport
      around={around}
      ask={ask}
      asked={asked?.of === chosen ? asked.question : undefined}
      filter={filter}
      id={chosen}
      key={chosen}
      moves={moves}
      onClosed={leave}
      queue={queue}
      wide={wide}
    />
  )
}
