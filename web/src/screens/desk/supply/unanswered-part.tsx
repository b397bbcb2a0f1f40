import { deskScreens } from '@tameer/contract'
import { Link, useSearchParams } from 'react-router'
import * as words from '#words/desk-supply'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { LostPage, PageLinks } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { useKept } from '../use-kept.ts'
import { UnansweredRow } from './unanswered-row.tsx'

type Days = '3' | '7'

/** Requests without an answer. Filter and page are in the address. */
export function UnansweredPart() {
  const [params] = useSearchParams()
  const days: Days = params.get('days') === '7' ? '7' : '3'
  const after = params.get('after') || undefined
  const key = `${days} ${after}`
  const fetched = useFetched(
    key,
    () => () => callDesk('listUnansweredRequests', { query: { days, cursor: after } }),
  )
  const { error, retry } = fetched
  const value = useKept(key, fetched.value)
  const isEmpty = value?.data.length === 0
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || isEmpty)
  return (
    <>
      <DaysLinks days={days} listed={value?.listed ?? 0} waiting={value?.waiting ?? 0} />
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {lost && <LostPage first={addressOf(days)} />}
      {error && !lost && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.loadingFailed(error.message)}
        </Message>
      )}
      {isEmpty && !lost && <Message>{words.none(Number(days))}</Message>}
      {value && value.data.length > 0 && (
        <>
          <ul aria-label={words.list} className="divide-y divide-line border-line border-y">
            {value.data.map((request) => (
              <UnansweredRow key={request.id} onChanged={retry} request={request} />
            ))}
          </ul>
          <PageLinks
            end={words.end}
            first={after && addressOf(days)}
            more={words.more}
            next={value.nextCursor ? addressOf(days, value.nextCursor) : undefined}
          />
        </>
      )}
    </>
  )
}

function addressOf(days: Days, after?: string): string {
  return deskScreens.deskSupply.to({ days: days === '3' ? undefined : days, after })
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
