import { type DeskReport, deskScreens, screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import * as words from '#words/desk-reports'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Fact } from '../../../ui/fact.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StateMark } from '../companies/state-mark.tsx'
import { DeskSection } from '../desk-section.tsx'
import { MissingThing } from '../missing-thing.tsx'
import { AboutThing } from './about-thing.tsx'
import { ReportActs } from './report-acts.tsx'
import { ReportedPictures } from './reported-pictures.tsx'
import { useReport } from './use-report.ts'

/** `/desk/reports/:id`: the thing of a report, all reports about it, and the acts that close them. */
export function DeskReportScreen() {
  const { id = '' } = useParams()
  // The key resets the state for another report.
  return <Report id={id} key={id} />
}

function Report({ id }: { id: string }) {
  const { report, error, retry, take, noteConflict, changed } = useReport(id)
  const toList = <ActionLink to={deskScreens.deskReports.to()}>{words.toList}</ActionLink>
  if (!report)
    return <MissingThing error={error} retry={retry} title={words.report} toList={toList} words={words} />
  return (
    <>
      <PageHeader
        actions={toList}
        measure={words.kinds[report.kind]}
        title={report.title || words.untitled}
      />
      {changed && (
        <Message className="mb-6" kind="alert">
          {changed}
        </Message>
      )}
      <Closed report={report} />
      <div className="@container">
        <div className="grid gap-x-10 @min-[52rem]:grid-cols-2">
          <Thing report={report} />
          <div className="min-w-0">
            <AboutThing report={report} />
            {report.outcome === null && (
              <ReportActs noteConflict={noteConflict} report={report} take={take} />
            )}
          </div>
        </div>
      </div>
    </>
  )
}

/** Who looks after the reports, and what came of them. */
function Closed({ report: { takenBy, outcome, closedAt, openId } }: { report: DeskReport }) {
  if (takenBy === null && outcome === null) return null
  return (
    <>
      <dl className="max-w-measure divide-y divide-line border border-line bg-sheet">
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

/** Text exactly as somebody typed it. */
function Typed({ children }: { children: ReactNode }) {
  return (
    <p className="whitespace-pre-line break-words" dir="auto">
      {children}
    </p>
  )
}

/** The reported thing, with links to its company and to what visitors see. */
function Thing({ report }: { report: DeskReport }) {
  const { kind, texts, pictures, company, projectId, projectHidden } = report
  const shown = company?.state === 'listed' && !projectHidden && kind !== 'quote'
  return (
    <DeskSection lead={company ? undefined : words.requestHint} title={words.thing}>
      {company && (
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <bdi className="break-words font-medium">{company.name}</bdi>
          <StateMark state={company.state} />
          <ActionLink to={deskScreens.deskCompany.to(company.id)}>{words.openCompany}</ActionLink>
          {shown && (
            <ActionLink
              to={
                projectId
                  ? screens.portfolioDetail.to({ id: projectId })
                  : screens.companyProfile.to({ company: company.id })
              }
            >
              {words.asVisitors}
            </ActionLink>
          )}
        </div>
      )}
      {projectHidden && <p className="mb-5 text-alarm">{words.projectHidden}</p>}
      <h3 className="font-medium">{words.texts}</h3>
      {texts.length === 0 && <p className="text-muted">{words.noTexts}</p>}
      <div className="mt-2 grid gap-3">
        {texts.map((text) => (
          <Typed key={text}>{text}</Typed>
        ))}
      </div>
      {pictures.length > 0 && <ReportedPictures pictures={pictures} />}
    </DeskSection>
  )
}
