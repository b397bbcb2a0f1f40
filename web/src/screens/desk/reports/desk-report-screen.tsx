import { type DeskReport, deskScreens, screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import * as words from '#words/desk-reports'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Button } from '../../../ui/button.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { StateMark } from '../companies/state-mark.tsx'
import { DeskSection } from '../desk-section.tsx'
import { ReportActs } from './report-acts.tsx'
import { ReportRow } from './report-row.tsx'
import { ReportedPictures } from './reported-pictures.tsx'
import { useReport } from './use-report.ts'

/** `/desk/reports/:id`: a report, the reported thing, and the acts that close it. */
export function DeskReportScreen() {
  const { id = '' } = useParams()
  // The key resets the state for another report.
  return <Report id={id} key={id} />
}

function Report({ id }: { id: string }) {
  const { report, error, retry, take, noteConflict, changed } = useReport(id)
  const toList = <ActionLink to={deskScreens.deskReports.to()}>{words.toList}</ActionLink>
  if (!report) {
    return (
      <>
        <PageHeader title={words.report} />
        {error ? (
          <Message
            action={
              <>
                {error.code !== 'not-found' && <Button onClick={retry}>{words.tryAgain}</Button>}
                {toList}
              </>
            }
            kind="alert"
          >
            {words.oneFailed(error.message)}
          </Message>
        ) : (
          <LoadingText>{words.loading}</LoadingText>
        )}
      </>
    )
  }
  return (
    <>
      <PageHeader
        actions={toList}
        measure={words.kinds[report.kind]}
        title={report.title || words.untitled}
      />
      {changed && (
        <Message className="mb-6" kind="alert">
          {words.changed}
        </Message>
      )}
      <Said report={report} />
      <Thing report={report} />
      {report.others.length > 0 && (
        <DeskSection title={words.others(report.others.length)}>
          <ul className="divide-y divide-line border-line border-y">
            {report.others.map((other) => (
              <ReportRow key={other.id} report={other} />
            ))}
          </ul>
        </DeskSection>
      )}
      {report.outcome === null && <ReportActs noteConflict={noteConflict} report={report} take={take} />}
    </>
  )
}

/** The reporter's words, and the state of the report. */
function Said({ report }: { report: DeskReport }) {
  const { kind, reason, words: own, by, willBeTold, createdAt, takenBy, outcome, closedAt } = report
  const reporter = by ? words.byCompany(by.name) : kind === 'quote' ? words.byHomeowner : words.byVisitor
  return (
    <>
      <dl className="max-w-measure divide-y divide-line border border-line bg-sheet">
        <Fact name={words.facts.reason}>{words.reasons[reason]}</Fact>
        <Fact name={words.facts.reported}>{momentInPakistan(createdAt)}</Fact>
        <Fact name={words.facts.by}>{reporter}</Fact>
        {outcome === null && (
          <Fact name={words.facts.told}>{willBeTold ? words.isTold : words.isNotTold}</Fact>
        )}
        <Fact name={words.facts.taken}>{takenBy && <bdi>{takenBy}</bdi>}</Fact>
        <Fact name={words.facts.outcome}>{outcome && words.outcomes[outcome]}</Fact>
        <Fact name={words.facts.closed}>{closedAt && momentInPakistan(closedAt)}</Fact>
      </dl>
      <DeskSection title={words.reporterWrote}>
        {own ? <Typed>{own}</Typed> : <p className="text-muted">{words.wroteNothing}</p>}
      </DeskSection>
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

/** The reported thing, with links to the screens where the desk acts on it. */
function Thing({ report }: { report: DeskReport }) {
  const { kind, texts, pictures, company, projectId, projectHidden } = report
  const shown = company?.state === 'listed' && !projectHidden && kind !== 'quote'
  return (
    <DeskSection lead={company ? words.hideHint : words.requestHint} title={words.thing}>
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
