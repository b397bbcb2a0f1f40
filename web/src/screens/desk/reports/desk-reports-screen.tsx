import { deskScreens, reportKinds } from '@tameer/contract'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/desk-reports'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { LostPage, PageLinks } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { DeskKeys, useRowKeys } from '../desk-keys.tsx'
import { FilterLink } from '../filter-link.tsx'
import { type ReportsFilter, readFilter } from './reports-filter.ts'
import { ThingRow } from './thing-row.tsx'

/** `/desk/reports`: the reported things, one row each. Filter and page are in the address. */
export function DeskReportsScreen() {
  const filter = readFilter(useSearchParams()[0])
  const { state, kind, after } = filter
  const list = useRef<HTMLUListElement>(null)
  const { moves } = useRowKeys(list)
  const { value, error, retry } = useFetched(
    JSON.stringify(filter),
    () => () => callDesk('listDeskReports', { query: { state, kind, cursor: after } }),
  )
  const address = (cursor?: string) => deskScreens.deskReports.to({ state, kind, after: cursor })
  const isEmpty = value?.data.length === 0 && !value.nextCursor
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || isEmpty)
  return (
    <>
      <PageHeader
        lead={words.lead}
        measure={value && words.openCount(value.things, value.open)}
        title={words.title}
      />
      <FilterLinks filter={filter} />
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {lost && <LostPage first={address()} />}
      {error && !lost && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.loadingFailed(error.message)}
        </Message>
      )}
      {isEmpty && !lost && <Message>{state === 'open' ? words.none : words.noneClosed}</Message>}
      {value && (value.data.length > 0 || value.nextCursor) && (
        <>
          <ul aria-label={words.list} className="divide-y divide-line border-line border-y" ref={list}>
            {value.data.map((thing) => (
              <ThingRow key={thing.id} thing={thing} />
            ))}
          </ul>
          <DeskKeys acts={moves} />
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

function FilterLinks({ filter: { state, kind } }: { filter: ReportsFilter }) {
  return (
    <nav aria-label={words.filters} className="mb-6 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {(['open', 'closed'] as const).map((one) => (
          <FilterLink current={one === state} key={one} to={deskScreens.deskReports.to({ state: one, kind })}>
            {words.states[one]}
          </FilterLink>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {[undefined, ...reportKinds].map((one) => (
          <FilterLink
            current={one === kind}
            key={one ?? 'all'}
            to={deskScreens.deskReports.to({ state, kind: one })}
          >
            {one ? words.kindFilters[one] : words.allKinds}
          </FilterLink>
        ))}
      </div>
    </nav>
  )
}
