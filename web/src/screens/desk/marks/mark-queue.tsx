import { type DeskMark, deskScreens } from '@tameer/contract'
import type { ReactNode, Ref } from 'react'
import * as words from '#words/desk-marks'
import { FetchedList } from '../../../ui/fetched-list.tsx'
import { FilterLink } from '../../../ui/filter-link.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { Message } from '../../../ui/text/message.tsx'
import type { Marks, MarksFilter } from './use-marks.ts'

interface MarkQueueProps {
  filter: MarksFilter
  queue: Marks
  list: Ref<HTMLUListElement>
  /** A mark in the list. */
  row: (mark: DeskMark) => ReactNode
}

/** The two lists of marks, and the marks of the one that is shown. */
export function MarkQueue({ filter: { state, after }, queue, list, row }: MarkQueueProps) {
  const { marks, waiting, expiring } = queue
  const address = (cursor?: string) => addressOf(state, cursor)
  const none = (
    <Message action={<ActionLink to={deskScreens.deskHome.to()}>{words.elseWaits}</ActionLink>}>
      {state === 'waiting' ? words.nothingWaits : words.nothingShown}
    </Message>
  )
  return (
    <>
      <nav aria-label={words.title} className="mb-6 flex flex-wrap gap-2">
        <FilterLink current={state === 'waiting'} to={addressOf('waiting')}>
          {words.waitingTab(waiting)}
        </FilterLink>
        <FilterLink current={state === 'checked'} to={addressOf('checked')}>
          {words.checkedTab(expiring)}
        </FilterLink>
      </nav>
      <FetchedList
        address={address}
        after={after}
        list={list}
        none={none}
        noneYet={none}
        of={queue}
        rows={marks}
        words={{ loading: words.loading, list: words.title, more: words.more, end: words.end }}
      >
        {row}
      </FetchedList>
    </>
  )
}

function addressOf(state: MarksFilter['state'], after?: string): string {
  return deskScreens.deskMarks.to({ state: state === 'waiting' ? undefined : state, after })
}
