import type { DeskEvent } from '@tameer/contract'
import type { Reader } from '../../database.ts'
import type { DeskLogRow } from '../../schema.ts'
import { type DeskLogPlace, pageOfDeskLines } from './desk-log.ts'
import { isAbout, type ReportedThing } from './reports.ts'

/** Acts on a company that hide what it shows, or bring it back. */
const companyActs: DeskEvent[] = ['company-hidden', 'company-suspended', 'company-restored']
const projectActs: DeskEvent[] = ['project-hidden', 'project-restored']
/** Acts on a house as a whole. */
const houseActs: DeskEvent[] = ['house-held', 'house-released']

/** A reported thing, and its company. */
interface OwnedThing extends ReportedThing {
  companyId: string | null
}

/**
 * At most `most` lines of the log about a reported thing, newest first, after `after` or from the newest: acts on reports
 * about it, on its company or house, and on the project itself.
 */
export async function listThingHistory(
  db: Reader,
  thing: OwnedThing,
  after: DeskLogPlace | undefined,
  most: number,
): Promise<DeskLogRow[]> {
  const aboutIt = db.selectFrom('reports').select('id').where(isAbout(thing))
  const found = [pageOfDeskLines(db, after, most).where('subjectId', 'in', aboutIt)]
  if (thing.kind === 'house-entry') {
    const [houseId = '', entryId = ''] = thing.id.split('/')
    const ofHouse = pageOfDeskLines(db, after, most).where('subjectId', '=', houseId)
    found.push(ofHouse.where('event', 'in', houseActs))
    const named = `%"entry":"${entryId}"%`
    found.push(ofHouse.where('event', '=', 'house-entry-hidden').where('after', 'like', named))
  }
  if (thing.companyId !== null) {
    const ofCompany = pageOfDeskLines(db, after, most).where('subjectId', '=', thing.companyId)
    found.push(ofCompany.where('event', 'in', companyActs))
    if (thing.kind === 'project') {
      // The line names the project among its facts. A company has few such lines.
      const named = `%"project":"${thing.id}"%`
      found.push(ofCompany.where('event', 'in', projectActs).where('after', 'like', named))
    }
  }
  const pages = await Promise.all(found.map((query) => query.execute()))
  return pages.flat().toSorted(newestFirst).slice(0, most)
}

function newestFirst(a: DeskLogPlace, b: DeskLogPlace): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)
}
