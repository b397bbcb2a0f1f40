import {
  type DeskReport,
  fallbackName,
  type ListedThing,
  smallestName,
  type ThingReport,
} from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { reasonsOf, type ThingRecord } from '../../../db/queries/desk/reported-things.ts'
import type { ReportRecord } from '../../../db/queries/desk/reports.ts'
import type { SmallPicture } from '../../../db/queries/desk/thing-pictures.ts'
import { nameOpen, type SeenReported } from './report-view.ts'

type Addresses = Pick<Context, 'pictureAddresses'>

/** A reported thing in the desk's list. */
export function presentListedThing(
  { report, picture, reasons, reports }: ThingRecord,
  { pictureAddresses }: Addresses,
): ListedThing {
  const { id, kind, title, side, owner, taker, outcome, createdAt, closedAt } = report
  return {
    id,
    kind,
    title,
    side,
    owner: owner ?? '',
    reasons,
    reports,
    takenBy: taker,
    outcome,
    picture: picture ? pictureAddresses.inAnswer(smallName(picture)) : null,
    createdAt: new Date(createdAt).toISOString(),
    closedAt: closedAt === null ? null : new Date(closedAt).toISOString(),
  }
}

/** A reported thing with the reports about it. The reporters' addresses are left out. */
export function presentReport(
  { report, picture, all, open, company, project, entry, texts, pictureIds }: SeenReported,
  tools: Addresses,
): DeskReport {
  const isOpen = report.closedAt === null
  return {
    ...presentListedThing({ report, picture, reasons: reasonsOf(all), reports: all.length }, tools),
    seen: nameOpen(open),
    all: all.map(presentThingReport),
    openId: isOpen ? null : (open?.newest ?? null),
    texts,
    pictures: (project?.images ?? []).map(({ file }) => tools.pictureAddresses.inAnswer(fallbackName(file))),
    company: company
      ? { id: company.id, name: company.name, state: company.state, version: company.version }
      : null,
    projectId: project?.id ?? null,
    projectHidden: Boolean(project?.restriction),
    pictureIds,
    house: entry
      ? {
          held: entry.house.heldAt !== null,
          canBeAsked: entry.email !== null,
          entryHidden: entry.entry.gone === 'desk',
        }
      : null,
  }
}

/** Name of the smallest file of a picture. */
function smallName({ kind, file, width }: SmallPicture): string {
  return smallestName(file, width, kind)
}

function presentThingReport({
  id,
  kind,
  reason,
  words,
  email,
  byCompanyId,
  byCompany,
  createdAt,
}: ReportRecord): ThingReport {
  return {
    id,
    reason,
    words,
    willBeTold: email !== '',
    createdAt: new Date(createdAt).toISOString(),
    // No name of anybody in a house.
    by: byCompanyId === null || kind === 'house-entry' ? null : { id: byCompanyId, name: byCompany ?? '' },
  }
}
