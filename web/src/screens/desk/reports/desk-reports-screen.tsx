import { deskScreens } from '@tameer/contract'
import { useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import * as keyWords from '#words/desk-keys'
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
  if (!wide && !id) {
    return (
      <>
        <ListHeader lead={words.lead} queue={queue} />
        <ThingQueue filter={filter} list={list} queue={queue} />
        <DeskKeys acts={moves} />
      </>
    )
  }
  return <Chosen filter={filter} id={id} queue={queue} wide={wide} />
}

function ListHeader({ queue: { value }, lead }: { queue: Queue; lead?: string }) {
  return (
    <PageHeader
      lead={lead}
      measure={value && words.openCount(value.things, value.open)}
      title={words.title}
    />
  )
}

interface ChosenProps {
  id: string | undefined
  filter: ReportsFilter
  queue: Queue
  wide: boolean
}

/** A thing, beside its queue where there is room; without an id the first one. */
function Chosen({ id, filter, queue, wide }: ChosenProps) {
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<{ of: string; question: Question }>()
  const chosen = id ?? queue.value?.data[0]?.id
  const around = chosen === undefined ? undefined : queue.around(chosen)
  const go = (to: string | undefined) => () => {
    if (to === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-thing="${to}"]`)?.focus()
    void navigate(deskScreens.deskReport.to(to, filter), { state: wide ? staying : undefined })
  }
  const ask = (question?: Question) => setAsked(question && chosen ? { of: chosen, question } : undefined)
  const keys: KeyAct[] = [
    { key: 'J', name: keyWords.next, run: go(around?.next?.id) },
    { key: 'K', name: keyWords.before, run: go(around?.before?.id) },
    { key: 'A', name: words.keyActs.hide, run: () => ask('hide') },
    { key: 'R', name: words.keyActs.dismiss, run: () => ask('dismiss') },
  ]
  const onClosed = () => {
    // The address keeps the thing in sight when the queue no longer begins with it.
    if (chosen && !id) {
      void navigate(deskScreens.deskReport.to(chosen, filter), { replace: true, state: staying })
    }
    queue.retry()
  }
  const one = chosen && (
    // The key resets the state for another report.
    <OneReport
      around={around}
      ask={ask}
      asked={asked?.of === chosen ? asked.question : undefined}
      filter={filter}
      id={chosen}
      key={chosen}
      keys={<DeskKeys acts={keys} />}
      onClosed={onClosed}
      queue={queue}
      wide={wide}
    />
  )
  if (!wide) return one
  return (
    <>
      <ListHeader queue={queue} />
      <TwoPanes queue={<ThingQueue beside chosen={chosen} filter={filter} list={list} queue={queue} />}>
        {one}
      </TwoPanes>
    </>
  )
}
