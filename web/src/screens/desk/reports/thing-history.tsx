import type { DeskReport, HistoryLine } from '@tameer/contract'
import { useState } from 'react'
import { events } from '#words/desk-log'
import * as words from '#words/desk-reports'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Button } from '../../../ui/button.tsx'
import { TryAgain } from '../../../ui/fetched.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { changesOf } from '../log-facts.ts'

/** Page of the history that begins at a cursor. It is loaded again when the report has changed. */
function usePage({ id, seen, outcome }: DeskReport, cursor?: string) {
  const call = () => callDesk('listReportHistory', { params: { id }, query: { cursor } })
  return useDesk(`${id} ${cursor}`, call, [seen, outcome])
}

/** Earlier acts on a reported thing, folded. */
export function ThingHistory({ report }: { report: DeskReport }) {
  const first = usePage(report)
  const count = first.value?.data.length
  const title = words.history[report.kind]
  return (
    <div className="mt-8">
      <Fold
        content={
          count === undefined ? undefined : words.historyCount(count, Boolean(first.value?.nextCursor))
        }
        title={title}
      >
        <Page {...first} report={report} title={title} />
      </Fold>
    </div>
  )
}

interface PageProps extends ReturnType<typeof usePage> {
  report: DeskReport
  /** Name of the list. */
  title: string
}

function Page({ value, error, retry, report, title }: PageProps) {
  const [more, setMore] = useState(false)
  if (error) {
    return <TryAgain onAgain={retry}>{words.historyFailed(error.message)}</TryAgain>
  }
  if (!value) return <LoadingText>{words.historyLoading}</LoadingText>
  if (value.data.length === 0) return <p className="text-muted">{words.noHistory}</p>
  return (
    <>
      <ol aria-label={title} className="divide-y divide-line border-line border-y">
        {value.data.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {value.nextCursor &&
        (more ? (
          <NextPage cursor={value.nextCursor} report={report} />
        ) : (
          <Button className="justify-self-start" onClick={() => setMore(true)}>
            {words.earlier}
          </Button>
        ))}
    </>
  )
}

function NextPage({ report, cursor }: { report: DeskReport; cursor: string }) {
  return <Page {...usePage(report, cursor)} report={report} title={words.earlier} />
}

function Line({ line: { event, actor, before, after, createdAt } }: { line: HistoryLine }) {
  // The project, or the entry, is the thing itself.
  const { project: _, entry: __, ...facts } = after ?? {}
  return (
    <li className="py-3 text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium">{events[event]}</p>
        <time className="figures text-muted" dateTime={createdAt}>
          {momentInPakistan(createdAt)}
        </time>
      </div>
      <p className="text-muted">
        <bdi>{actor}</bdi>
      </p>
      <dl>
        {changesOf({ before, after: facts }).map(({ name, was, is }) => (
          <div className="flex flex-wrap gap-x-2" key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words">
              {was && (
                <>
                  <del className="text-muted">
                    <bdi>{was}</bdi>
                  </del>{' '}
                </>
              )}
              <bdi>{is}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
