import { deskScreens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/desk-requests'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'
import { FetchedList } from '../../../ui/fetched-list.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { OperatorsOnly } from '../operators-only.tsx'
import { UnansweredRow } from './unanswered-row.tsx'

type Days = '3' | '7'

/** `/desk/requests`: requests that no company has answered. Filter and page are in the address. */
export function DeskRequestsScreen() {
  return (
    <OperatorsOnly title={words.title}>
      <PageHeader lead={words.lead} title={words.title} />
      <Unanswered />
    </OperatorsOnly>
  )
}

function Unanswered() {
  const [params] = useSearchParams()
  const days: Days = params.get('days') === '7' ? '7' : '3'
  const after = params.get('after') || undefined
  const fetched = useDesk(`${days} ${after}`, () =>
    callDesk('listUnansweredRequests', { query: { days, cursor: after } }),
  )
  const { value, retry } = fetched
  return (
    <>
      <DaysLinks days={days} listed={value?.listed ?? 0} waiting={value?.waiting ?? 0} />
      <FetchedList
        of={fetched}
        after={after}
        words={words}
        address={(cursor) => addressOf(days, cursor)}
        none={<Message>{words.none(Number(days))}</Message>}
      >
        {(request) => <UnansweredRow key={request.id} onChanged={retry} request={request} />}
      </FetchedList>
    </>
  )
}

function addressOf(days: Days, after?: string): string {
  return deskScreens.deskRequests.to({ days: days === '3' ? undefined : days, after })
}

function DaysLinks({ days, listed, waiting }: { days: Days; listed: number; waiting: number }) {
  const tabs = [
    { own: '3', count: listed },
    { own: '7', count: waiting },
  ] as const
  return (
    <nav aria-label={words.filters} className="mb-6 flex flex-wrap gap-2">
      {tabs.map(({ own, count }) => (
        <Link
          aria-current={own === days ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-edge bg-sheet px-4 py-1 text-ink text-small no-underline hover:border-blue aria-[current=page]:border-blue aria-[current=page]:bg-blue aria-[current=page]:text-on-blue"
          key={own}
          to={addressOf(own)}
        >
          {words.daysTab(Number(own), count)}
        </Link>
      ))}
    </nav>
  )
}
