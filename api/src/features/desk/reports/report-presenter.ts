import { type DeskReport, fallbackName, type ListedThing, type ThingReport } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { reasonsOf, type ThingRecord } from '../../../db/queries/reported-things.ts'
import type { ReportRecord } from '../../../db/queries/reports.ts'
import { nameOpen, type SeenReported } from './report-view.ts'

/** A reported thing in the desk's list. */
export function presentListedThing({ report, reasons, reports }: ThingRecord): ListedThing {
  const { id, kind, title, owner, taker, outcome, createdAt, closedAt } = report
  return {
    ...{ id, kind, title, owner: owner ?? '', reasons, reports, takenBy: taker, outcome },
    createdAt: new Date(createdAt).toISOString(),
    closedAt: closedAt === null ? null : new Date(closedAt).toISOString(),
  }
}

/** A reported thing with the reports about it. The reporters' addresses are left out. */
export function presentReport(
  { report, all, open, company, project, texts }: SeenReported,
  { pictureAddresses }: Pick<Context, 'pictureAddresses'>,
): DeskReport {
  const isOpen = report.closedAt === null
  return {
    ...presentListedThing({ report, reasons: reasonsOf(all), reports: all.length }),
    seen: nameOpen(open),
    all: all.map(presentThingReport),
    openId: isOpen ? null : (open?.newest ?? null),
    texts,
    pictures: (project?.images ?? []).map(({ file }) => pictureAddresses.inAnswer(fallbackName(file))),
    company: company
      ? { id: company.id, name: company.name, state: company.state, version: company.version }
      : null,
    projectId: project?.id ?? null,
    projectHidden: Boolean(project?.restriction),
  }
}

function presentThingReport({
  id,
  reason,
  words,
  email,
  byCompanyId,
  byCompany,
  createdAt,
}: ReportRecord): ThingReport {
  return {
    ...{ id, reason, words, willBeTold: email !== '' },
    createdAt: new Date(createdAt).toISOString(),
    by: byCompanyId === null ? null : { id: byCompanyId, name: byCompany ?? '' },
  }
}
