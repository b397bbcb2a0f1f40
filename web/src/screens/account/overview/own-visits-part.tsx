import type { VisitWeek } from '@tameer/contract'
import { useId } from 'react'
import { dateFormat } from '#words/moments'
import * as words from '#words/standing'
import type { Fetched } from '../../../store/use-fetched.ts'
import { Fetching } from '../../../ui/fetched.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { Message } from '../../../ui/text/message.tsx'

const dayOfYear = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** How often the signed-in company was seen in the last seven days, and in the weeks before. */
export function OwnVisits({ visits }: { visits: Fetched<readonly VisitWeek[]> }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="drafted px-[min(1.25rem,20px)] py-4">
      <h2 className="text-h3" id={id}>
        {words.lastDays}
      </h2>
      <Fetching loading={words.loading} of={visits} />
      {visits.value && <Figures weeks={visits.value} />}
    </section>
  )
}

const seen = ({ profile, project }: VisitWeek) => profile + project

function Figures({ weeks }: { weeks: readonly VisitWeek[] }) {
  if (weeks.every((week) => seen(week) + week.contact === 0)) {
    return <Message className="my-4">{words.nobodyYet}</Message>
  }
  return (
    <>
      <dl className="mt-2 grid grid-cols-2 divide-x divide-line">
        <Figure counts={weeks.map(seen)} label={words.visits} />
        <Figure counts={weeks.map(({ contact }) => contact)} label={words.contacts} />
      </dl>
      <p className="mt-3 text-muted text-small">{words.onlyYou}</p>
      <details className="mt-1">
        <summary className="link inline-block cursor-pointer py-1 text-small">{words.asTable}</summary>
        <Weeks weeks={weeks} />
        <p className="mt-2 text-muted text-small">{words.visitsLead}</p>
      </details>
    </>
  )
}

/** Visits of the last seven days, before its history. `counts` are of weeks, newest first. */
function Figure({ label, counts }: { label: string; counts: readonly number[] }) {
  const [latest = 0, before = 0] = counts
  return (
    <div className="px-[min(1rem,12px)] first:ps-0 last:pe-0">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="figures font-display text-[2.1875rem] leading-tight">{latest}</dd>
      <dd aria-hidden="true">
        <Bars counts={counts.toReversed()} />
      </dd>
      <dd className="mt-1 text-muted text-small">{words.sinceBefore(latest - before)}</dd>
    </div>
  )
}

/** One bar for each count, the last one filled. The table has their figures. */
function Bars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts)
  return (
    <div className="flex h-9 w-25 max-w-full items-end gap-1 border-edge border-b">
      {counts.map((count, place) => (
        <i
          className={`flex-1 border border-b-0 border-blue ${place === counts.length - 1 ? 'bg-blue' : ''}`}
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are places in time
          key={place}
          style={{ blockSize: `${(100 * count) / most}%`, ...(count === 0 && { border: 0 }) }}
        />
      ))}
    </div>
  )
}

function Weeks({ weeks }: { weeks: readonly VisitWeek[] }) {
  return (
    <ScrollTable label={words.byWeek}>
      <thead>
        <tr>
          {[words.weekFrom, words.profileSeen, words.projectsSeen, words.contactsPressed].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, profile, project, contact }) => (
          <tr key={from}>
            <th scope="row">{dayOfYear(new Date(from))}</th>
            <td>{profile}</td>
            <td>{project}</td>
            <td>{contact}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
