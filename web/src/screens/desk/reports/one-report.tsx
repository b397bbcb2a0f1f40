import { type DeskReport, deskScreens } from '@tameer/contract'
import { lazy, Suspense } from 'react'
import * as words from '#words/desk-reports'
import { staying } from '../../../browser/staying.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Link } from '../../../ui/link.tsx'
import { ActionLink, BackLink } from '../../../ui/links.tsx'
import { Fact } from '../../../ui/text/fact.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { DeskKeys, type KeyAct } from '../desk-keys.tsx'
import { MissingThing } from '../missing-thing.tsx'
import { Pane } from '../two-panes.tsx'
import { type InHand, useDeskThing } from '../use-desk-thing.ts'
import { AboutThing } from './about-thing.tsx'
import { HouseHold } from './house-hold.tsx'
import { type Question, ReportActs, ReportFoot, useReportActs } from './report-acts.tsx'
import { ReportedThing } from './reported-thing.tsx'
import type { ReportsFilter } from './reports-filter.ts'
import { titleOf } from './title-of.ts'
import type { Queue } from './use-queue.ts'

const ThingHistory = lazy(async () => {
  const { ThingHistory } = await importWithRetry(() => import('./thing-history.tsx'))
  return { default: ThingHistory }
})

interface OneReportProps {
  id: string
  filter: ReportsFilter
  queue: Queue
  around: ReturnType<Queue['around']> | undefined
  /** True beside the queue: the screen has a heading already. */
  wide: boolean
  /** The dialog that is open. */
  asked: Question | undefined
  /** Opens a dialog; without a question it is closed. */
  ask: (question?: Question) => void
  /** Called when the reports were closed. */
  onClosed: () => void
  /** Keys that lead to the others of the queue. */
  moves: readonly KeyAct[]
}

/** The thing of a report, all reports about it, and the acts that close them. */
export function OneReport(props: OneReportProps) {
  const { id, filter, queue, around, wide, asked, ask, onClosed, moves } = props
  const inHand = useDeskThing(id, () => callDesk('getDeskReport', { params: { id } }))
  const { thing: report, error, retry, take, noteConflict, changed } = inHand
  const list = deskScreens.deskReports.to(filter)
  const back = <BackLink to={list}>{words.title}</BackLink>
  if (!report) {
    return (
      <>
        <MissingThing
          back={back}
          error={error}
          retry={retry}
          title={wide ? undefined : words.report}
          toList={<ActionLink to={list}>{words.toList}</ActionLink>}
          words={words}
        />
        <DeskKeys acts={moves} />
      </>
    )
  }
  return (
    <Pane
      back={back}
      measure={[words.kinds[report.kind], placeOf(queue, around?.at)].filter(Boolean).join(' · ')}
      title={titleOf(report)}
      wide={wide}
    >
      <Found
        ask={ask}
        asked={asked}
        changed={changed}
        filter={filter}
        moves={moves}
        next={around?.next?.id}
        noteConflict={noteConflict}
        report={report}
        take={(now) => {
          take(now)
          if (now.outcome === null) queue.retry()
          else onClosed()
        }}
        wide={wide}
      />
    </Pane>
  )
}

/** Place of the thing in a queue that is one page. */
function placeOf({ value }: Queue, at = -1): string | undefined {
  if (!value || value.nextCursor || at < 0) return undefined
  return words.placeOf(at + 1, value.data.length)
}

interface FoundProps
  extends InHand<'report', DeskReport>,
    Pick<OneReportProps, 'asked' | 'ask' | 'wide' | 'filter' | 'moves'> {
  changed: string | undefined
  /** Id of the thing that is next in the queue. */
  next: string | undefined
}

function Found({ report, changed, wide, filter, next, moves, ...inHand }: FoundProps) {
  const acts = useReportActs({ report, ...inHand })
  const isOpen = report.outcome === null
  return (
    <>
      {changed && (
        <Message className="my-6" kind="alert">
          {changed}
        </Message>
      )}
      <Closed report={report} />
      {!isOpen && (
        <p className="mt-4">
          {next ? (
            <ActionLink state={wide ? staying : undefined} to={deskScreens.deskReport.to(next, filter)}>
              {words.nextThing}
            </ActionLink>
          ) : (
            <ActionLink to={deskScreens.deskHome.to()}>{words.elseWaits}</ActionLink>
          )}
        </p>
      )}
      <div className="@container mt-6">
        <div className="grid items-start gap-x-8 gap-y-6 @min-[38rem]:grid-cols-[18rem_minmax(0,1fr)]">
          <ReportedThing report={report} />
          <div className="min-w-0">
            <AboutThing report={report} />
            {isOpen && <ReportActs acts={acts} report={report} withMain={wide} />}
            {report.house && <HouseHold acts={acts} house={report.house} />}
          </div>
        </div>
      </div>
      <Suspense fallback={<div className="mt-8 min-h-12" />}>
        <ThingHistory report={report} />
      </Suspense>
      <DeskKeys acts={[...moves, ...acts.keys]} />
      {isOpen && !wide && <ReportFoot acts={acts} report={report} />}
    </>
  )
}

/** Who looks after the reports, and what came of them. */
function Closed({ report: { takenBy, outcome, closedAt, openId } }: { report: DeskReport }) {
  if (takenBy === null && outcome === null) return null
  return (
    <>
      <dl className="mt-4 max-w-measure divide-y divide-line border border-line bg-sheet">
        <Fact name={words.facts.taken}>{takenBy && <bdi>{takenBy}</bdi>}</Fact>
        <Fact name={words.facts.outcome}>{outcome && words.outcomes[outcome]}</Fact>
        <Fact name={words.facts.closed}>{closedAt && momentInPakistan(closedAt)}</Fact>
      </dl>
      {openId && (
        <p className="mt-4">
          <Link className="link" to={deskScreens.deskReport.to(openId)}>
            {words.othersWait}
          </Link>
        </p>
      )}
    </>
  )
}
