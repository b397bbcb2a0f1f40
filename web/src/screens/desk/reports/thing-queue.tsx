import { deskScreens, reportKinds } from '@tameer/contract'
import type { Ref } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/desk-reports'
import { FetchedList } from '../../../ui/fetched-list.tsx'
import { SelectField } from '../../../ui/fields/field.tsx'
import { FilterLink } from '../../../ui/filter-link.tsx'
import { Message } from '../../../ui/text/message.tsx'
import type { ReportsFilter } from './reports-filter.ts'
import { ThingRow } from './thing-row.tsx'
import type { Queue } from './use-queue.ts'

interface ThingQueueProps {
  filter: ReportsFilter
  queue: Queue
  list: Ref<HTMLUListElement>
  /** Id of the thing that is shown beside the queue. */
  chosen?: string | undefined
  /** True where a chosen thing is shown beside the queue. */
  beside?: boolean
}

/** The filters, and the reported things, one row each. */
export function ThingQueue({ filter, queue, list, chosen, beside }: ThingQueueProps) {
  const { state, kind, after } = filter
  return (
    <>
      <FilterLinks filter={filter} />
      <FetchedList
        of={queue}
        after={after}
        words={words}
        list={list}
        address={(cursor) => deskScreens.deskReports.to({ state, kind, after: cursor })}
        none={<Message>{state === 'open' ? words.none : words.noneClosed}</Message>}
      >
        {(thing) => (
          <ThingRow
            beside={beside}
            chosen={thing.id === chosen}
            filter={filter}
            key={thing.id}
            thing={thing}
          />
        )}
      </FetchedList>
    </>
  )
}

const kindOptions = [
  { value: 'all', label: words.allKinds },
  ...reportKinds.map((kind) => ({ value: kind, label: words.kindFilters[kind] })),
]

function FilterLinks({ filter: { state, kind } }: { filter: ReportsFilter }) {
  const navigate = useNavigate()
  return (
    <nav aria-label={words.filters} className="mb-6 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {(['open', 'closed'] as const).map((one) => (
          <FilterLink current={one === state} key={one} to={deskScreens.deskReports.to({ state: one, kind })}>
            {words.states[one]}
          </FilterLink>
        ))}
      </div>
      <SelectField
        className="max-w-60"
        label={words.about}
        onChange={({ target }) => {
          const chosen = reportKinds.find((one) => one === target.value)
          void navigate(deskScreens.deskReports.to({ state, kind: chosen }))
        }}
        options={kindOptions}
        value={kind ?? 'all'}
      />
    </nav>
  )
}
