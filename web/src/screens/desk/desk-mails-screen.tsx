import { deskScreens } from '@tameer/contract'
import { Link, useSearchParams } from 'react-router'
import * as words from '#words/desk-mails'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useBegun } from '../../ui/use-begun.ts'
import { DeskList } from './desk-list.tsx'
import { JobsPart } from './jobs-part.tsx'
import { MailRow } from './mail-row.tsx'
import { OperatorsOnly } from './operators-only.tsx'
import { useKept } from './use-kept.ts'

type State = 'failed' | undefined

/** `/desk/mails`: mails waiting to be sent, and the servers' background jobs. Filter and page are in the address. */
export function DeskMailsScreen() {
  return (
    <OperatorsOnly title={words.title}>
      <MailsAndJobs />
    </OperatorsOnly>
  )
}

function MailsAndJobs() {
  const [params] = useSearchParams()
  const state: State = params.get('state') === 'failed' ? 'failed' : undefined
  const after = params.get('after') || undefined
  const place = `${state} ${after}`
  const fetched = useFetched(
    place,
    () => () => callDesk('listDeskMails', { query: { state, cursor: after } }),
  )
  const { error, retry } = fetched
  const value = useKept(place, fetched.value)
  const begun = useBegun(value !== undefined || error !== undefined)
  return (
    <>
      <PageHeader
        lead={words.lead}
        measure={value && words.waitingCount(value.waiting, value.failed)}
        title={words.title}
      />
      <FilterLinks state={state} />
      <DeskList
        {...{ value, error, retry, after, words }}
        address={(cursor) => deskScreens.deskMails.to({ state, after: cursor })}
        none={<Message>{state ? words.noneFailed : words.none}</Message>}
      >
        {(mail) => <MailRow key={mail.id} mail={mail} onChanged={retry} />}
      </DeskList>
      {/* The list would push it down. */}
      <div hidden={!begun}>
        <JobsPart />
      </div>
    </>
  )
}

function FilterLinks({ state }: { state: State }) {
  return (
    <nav aria-label={words.filters} className="mb-6 flex flex-wrap gap-2">
      {([undefined, 'failed'] as const).map((one) => (
        <Link
          aria-current={one === state ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-edge bg-sheet px-4 py-1 text-ink text-small no-underline hover:border-blue aria-[current=page]:border-blue aria-[current=page]:bg-blue aria-[current=page]:text-on-blue"
          key={one ?? 'all'}
          to={deskScreens.deskMails.to({ state: one })}
        >
          {one ? words.failed : words.all}
        </Link>
      ))}
    </nav>
  )
}
