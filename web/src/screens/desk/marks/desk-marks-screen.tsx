import { deskScreens } from '@tameer/contract'
import { type Ref, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as words from '#words/desk-marks'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { LostPage, PageLinks } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { DeskKeys, useRowKeys } from '../desk-keys.tsx'
import { OperatorsOnly } from '../operators-only.tsx'
import { type MarkQuestion, MarkRow } from './mark-row.tsx'

type State = 'waiting' | 'checked'

/**
 * `/desk/marks`: licences and registrations to check, and those that are shown. Filter and page are in the address.
 */
export function DeskMarksScreen() {
  return (
    <OperatorsOnly title={words.title}>
      <Marks />
    </OperatorsOnly>
  )
}

function Marks() {
  const [params] = useSearchParams()
  const state: State = params.get('state') === 'checked' ? 'checked' : 'waiting'
  const after = params.get('after') || undefined
  const { value, error, retry } = useFetched(
    `${state} ${after}`,
    () => () => callDesk('listDeskMarks', { query: { state, cursor: after } }),
  )
  /** Marks decided on this screen: they leave the list, the others stay in sight. */
  const [decided, setDecided] = useState<readonly string[]>([])
  const [asking, setAsking] = useState<{ id: string; question: MarkQuestion }>()
  const filters = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { moves, at } = useRowKeys(list)
  const decide = (id: string) => {
    setDecided([...decided, id])
    // The focused element was removed.
    filters.current?.focus()
  }
  const marks = value?.data.filter(({ id }) => !decided.includes(id)) ?? []
  const left = (value?.data.length ?? 0) - marks.length
  const first = addressOf(state)
  const askCurrent = (question: MarkQuestion) => () => {
    const mark = marks[at()]
    if (mark) setAsking({ id: mark.id, question })
  }
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || value?.data.length === 0)
  return (
    <>
      <PageHeader lead={words.lead} title={words.title} />
      <Filters
        expiring={value?.expiring ?? 0}
        focus={filters}
        state={state}
        waiting={(value?.waiting ?? 0) - (state === 'waiting' ? left : 0)}
      />
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {lost && <LostPage first={first} />}
      {error && !lost && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {error.message}
        </Message>
      )}
      {value && !lost && marks.length === 0 && (
        <Message>{state === 'waiting' ? words.nothingWaits : words.nothingShown}</Message>
      )}
      {value && (marks.length > 0 || value.nextCursor) && (
        <>
          <ul aria-label={words.title} className="divide-y divide-line border-line border-y" ref={list}>
            {marks.map((mark) => (
              <MarkRow
                ask={(question) => setAsking(question && { id: mark.id, question })}
                asking={asking?.id === mark.id ? asking.question : undefined}
                key={mark.id}
                mark={mark}
                onDecided={() => decide(mark.id)}
                onStale={retry}
              />
            ))}
          </ul>
          <DeskKeys
            acts={
              state === 'waiting'
                ? [
                    ...moves,
                    { key: 'A', name: words.keyActs.check, run: askCurrent('check') },
                    { key: 'R', name: words.keyActs.refuse, run: askCurrent('refuse') },
                  ]
                : [...moves, { key: 'R', name: words.keyActs.takeBack, run: askCurrent('refuse') }]
            }
          />
          <PageLinks
            end={words.end}
            first={after && first}
            more={words.more}
            next={value.nextCursor ? addressOf(state, value.nextCursor) : undefined}
          />
        </>
      )}
    </>
  )
}

function addressOf(state: State, after?: string): string {
  return deskScreens.deskMarks.to({ state: state === 'waiting' ? undefined : state, after })
}

interface FiltersProps {
  state: State
  waiting: number
  expiring: number
  /** Ref to the element that gets the focus. */
  focus: Ref<HTMLElement>
}

function Filters({ state, waiting, expiring, focus }: FiltersProps) {
  return (
    <nav aria-label={words.title} className="mb-6 flex flex-wrap gap-2" ref={focus} tabIndex={-1}>
      {(['waiting', 'checked'] as const).map((one) => (
        <Link
          aria-current={one === state ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-edge bg-sheet px-4 py-1 text-ink text-small no-underline hover:border-blue aria-[current=page]:border-blue aria-[current=page]:bg-blue aria-[current=page]:text-on-blue"
          key={one}
          to={addressOf(one)}
        >
          {one === 'waiting' ? words.waitingTab(waiting) : words.checkedTab(expiring)}
        </Link>
      ))}
    </nav>
  )
}
