import { type DeskMark, deskScreens } from '@tameer/contract'
import type { ReactNode, Ref } from 'react'
import * as words from '#words/desk-marks'
import { Button } from '../../../ui/button.tsx'
import { FilterLink } from '../../../ui/filter-link.tsx'
import { ActionLink, LostPage, PageLinks } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
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
  const { value, error, retry, marks, waiting, expiring } = queue
  const address = (cursor?: string) => addressOf(state, cursor)
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || value?.data.length === 0)
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
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {lost && <LostPage first={address()} />}
      {error && !lost && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {error.message}
        </Message>
      )}
      {value && !lost && marks.length === 0 && (
        <Message action={<ActionLink to={deskScreens.deskHome.to()}>{words.elseWaits}</ActionLink>}>
          {state === 'waiting' ? words.nothingWaits : words.nothingShown}
        </Message>
      )}
      {value && (marks.length > 0 || value.nextCursor) && (
        <>
          <ul aria-label={words.title} className="divide-y divide-line border-line border-y" ref={list}>
            {marks.map(row)}
          </ul>
          <PageLinks
            end={words.end}
            first={after && address()}
            more={words.more}
            next={value.nextCursor ? address(value.nextCursor) : undefined}
          />
        </>
      )}
    </>
  )
}

function addressOf(state: MarksFilter['state'], after?: string): string {
  return deskScreens.deskMarks.to({ state: state === 'waiting' ? undefined : state, after })
}
