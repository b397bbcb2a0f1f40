import { type DeskActor, noteAtDesk } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { conflict, notFound } from '../../../core/errors.ts'
import type { Reader } from '../../../db/engines/connect.ts'
import { findReport } from '../../../db/queries/desk/reports.ts'
import {
  type EntryIds,
  hideHouseEntry,
  listEntryPictures,
  setHouseHeld,
} from '../../../db/queries/houses/house-reports.ts'
import { holdHouse } from '../../../db/queries/houses/houses.ts'
import { findNewestAct } from '../companies/company-acts.ts'
import { closeSeen, type SeenReports } from './report-acts.ts'

// Acts of the desk on a house file, of which it sees the reported entry alone.

/**
 * Takes the reported entry out of its house and closes all open reports about it, in one transaction with a line for each.
 * Throws `not-found`, and `conflict` when the entry is gone already or the reports are not as they were seen.
 */
export async function hideEntry(context: Context, actor: DeskActor, seen: SeenReports): Promise<void> {
  await noteAtDesk(context, actor, async (trx) => {
    const ids = await requireEntry(trx, seen.id)
    // Acts of the house lock it first as well.
    await holdHouse(trx, ids.houseId)
    const closing = await closeSeen(context, trx, seen, 'hidden')
    if (!(await hideHouseEntry(trx, ids, context.clock()))) throw conflict('reportedGone')
    const subject = { kind: 'house', id: ids.houseId } as const
    const hiding = { event: 'house-entry-hidden', subject, after: { entry: ids.entryId } } as const
    return { value: true, line: [hiding, closing] }
  })
}

/**
 * Holds the house of a reported entry, so that nobody can act in it, or lets it go. Throws `not-found`, and `conflict` when
 * somebody at the desk did so meanwhile.
 */
export async function setHeld(
  context: Context,
  actor: DeskActor,
  reportId: string,
  isHeld: boolean,
): Promise<void> {
  await noteAtDesk(context, actor, async (trx) => {
    const { houseId } = await requireEntry(trx, reportId)
    await holdHouse(trx, houseId)
    if (!(await setHouseHeld(trx, houseId, isHeld ? context.clock() : null))) {
      const last = await findNewestAct(trx, houseId)
      throw conflict('reportChanged', undefined, { last })
    }
    const subject = { kind: 'house', id: houseId } as const
    return { value: true, line: { event: isHeld ? 'house-held' : 'house-released', subject } }
  })
}

/** File of a picture of a reported entry, while a report about it is open. Throws `not-found`. */
export async function requireReportedPicture(
  db: Reader,
  { id, pictureId }: { id: string; pictureId: string },
): Promise<string> {
  const report = await findReport(db, id)
  const ids = report?.closedAt === null ? idsOf(report) : undefined
  const pictures = ids ? await listEntryPictures(db, ids) : []
  const found = pictures.find((picture) => picture.id === pictureId)
  if (!found) throw notFound('noSuchPicture')
  return found.file
}

async function requireEntry(db: Reader, reportId: string): Promise<EntryIds> {
  const report = await findReport(db, reportId)
  const ids = report && idsOf(report)
  if (!ids) throw notFound('reportGone')
  return ids
}

function idsOf({
  houseId,
  entryId,
}: {
  houseId: string | null
  entryId: string | null
}): EntryIds | undefined {
  return houseId !== null && entryId !== null ? { houseId, entryId } : undefined
}
