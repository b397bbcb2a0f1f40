import type { VisitKind } from '@tameer/contract'
import { sql } from 'kysely'
import { inChunks } from '../../../core/chunks.ts'
import type { Reader, Writer } from '../../database.ts'
import { isListed, isPublic } from '../../visible.ts'

/** A visit to something on a day, not yet counted. */
export interface NewVisit {
  /** `2026-11-23`, in Pakistan. */
  day: string
  /** The same hash for the same visitor, thing and day only: HMAC-SHA-256, hex. */
  hash: string
  kind: VisitKind
  /** Id of the company; for `project` of the portfolio. */
  id: string
}

/** Visits of a company on one day. */
export interface CountedVisits {
  companyId: string
  day: string
  kind: VisitKind
  visits: number
}

/** Rows in one statement: few enough parameters for both engines. */
const chunkSize = 500

/**
 * Counts those visits that no server has counted before. Things that visitors do not see, or no longer, are left out.
 * Returns how many were counted.
 */
export async function countVisits(trx: Writer, visits: readonly NewVisit[]): Promise<number> {
  const companyOf = await findCompaniesOf(trx, visits)
  // Sorted, so that two servers that mark the same visits cannot deadlock.
  const known = visits
    .filter((visit) => companyOf.has(thingOf(visit)))
    .toSorted((one, other) => (`${one.day}${one.hash}` < `${other.day}${other.hash}` ? -1 : 1))
  const counted = new Map<string, CountedVisits>()
  for (const chunk of inChunks(known, chunkSize)) {
    const marks = chunk.map(({ day, hash }) => ({ day, hash }))
    const fresh = await trx
      .insertInto('visitMarks')
      .values(marks)
      .onConflict((clash) => clash.doNothing())
      .returning('hash')
      .execute()
    const isFresh = new Set(fresh.map(({ hash }) => hash))
    for (const visit of chunk) {
      const { day, hash, kind } = visit
      const companyId = companyOf.get(thingOf(visit))
      if (!companyId || !isFresh.delete(hash)) continue
      const key = `${companyId} ${day} ${kind}`
      const before = counted.get(key)?.visits ?? 0
      counted.set(key, { companyId, day, kind, visits: before + 1 })
    }
  }
  const rows = [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  await addVisits(trx, rows)
  return rows.reduce((sum, row) => sum + row.visits, 0)
}

/** Adds to the counts, one row for each company, day and kind. The companies must exist. */
export async function addVisits(trx: Writer, rows: readonly CountedVisits[]): Promise<void> {
  for (const chunk of inChunks(rows, chunkSize)) {
    await trx
      .insertInto('companyVisits')
      .values(chunk)
      .onConflict((clash) =>
        clash.columns(['companyId', 'day', 'kind']).doUpdateSet((row) => ({
          visits: sql<number>`${row.ref('companyVisits.visits')} + ${row.ref('excluded.visits')}`,
        })),
      )
      .execute()
  }
}

/** Key of the thing that was seen, with its kind, so that a company's id is never taken for a portfolio's. */
function thingOf({ kind, id }: Pick<NewVisit, 'kind' | 'id'>): string {
  return `${kind === 'project' ? 'portfolio' : 'company'} ${id}`
}

/** The listed company of each thing that was seen; hidden portfolios are left out. */
async function findCompaniesOf(db: Reader, visits: readonly NewVisit[]): Promise<Map<string, string>> {
  const idsOf = (ofProject: boolean) => [
    ...new Set(visits.filter(({ kind }) => (kind === 'project') === ofProject).map(({ id }) => id)),
  ]
  const found = new Map<string, string>()
  for (const ids of inChunks(idsOf(false), chunkSize)) {
    const own = db.selectFrom('companies').select('id').where('id', 'in', ids)
    for (const { id } of await own.where(isPublic(sql.ref('companies.id'))).execute()) {
      found.set(`company ${id}`, id)
    }
  }
  for (const ids of inChunks(idsOf(true), chunkSize)) {
    const shown = db.selectFrom('portfolios').select(['id', 'companyId']).where('id', 'in', ids)
    const rows = await shown
      .where('hidden', '=', 0)
      .where(isListed(sql.ref('portfolios.companyId')))
      .execute()
    for (const { id, companyId } of rows) found.set(`portfolio ${id}`, companyId)
  }
  return found
}

/** A company's visits of that day and later, by day. */
export function listVisitsSince(db: Reader, companyId: string, day: string): Promise<CountedVisits[]> {
  return db
    .selectFrom('companyVisits')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('day', '>=', day)
    .orderBy('day')
    .orderBy('kind')
    .execute()
}

/** Deletes the marks of visitors from before that day; returns how many. */
export async function deleteVisitMarks(trx: Writer, before: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('visitMarks').where('day', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes the counts from before that day; returns how many rows. */
export async function deleteVisits(trx: Writer, before: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('companyVisits')
    .where('day', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
