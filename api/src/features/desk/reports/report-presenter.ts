import { type DeskReport, fallbackName, type ListedReport } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import type { ReportRecord } from '../../../db/queries/reports.ts'
import type { SeenReported } from './report-view.ts'

/** A report in the desk's list. */
export function presentListedReport(report: ReportRecord): ListedReport {
  const { id, kind, reason, words, title, taker, outcome, createdAt, closedAt } = report
  return {
    ...{ id, kind, reason, words, title, takenBy: taker, outcome },
    createdAt: new Date(createdAt).toISOString(),
    closedAt: closedAt === null ? null : new Date(closedAt).toISOString(),
  }
}

/** A report with the thing it is about. The reporter's address is left out. */
export function presentReport(
  { report, others, company, project, texts }: SeenReported,
  { pictureAddresses }: Pick<Context, 'pictureAddresses'>,
): DeskReport {
  const { version, email, byCompanyId, byCompany } = report
  return {
    ...presentListedReport(report),
    ...{ version, willBeTold: email !== '', texts },
    by: byCompanyId === null ? null : { id: byCompanyId, name: byCompany ?? '' },
    pictures: (project?.images ?? []).map(({ file }) => pictureAddresses.inAnswer(fallbackName(file))),
    company: company ? { id: company.id, name: company.name, state: company.state } : null,
    projectId: project?.id ?? null,
    projectHidden: Boolean(project?.restriction),
    others: others.map(presentListedReport),
  }
}
