import { sql } from 'kysely'
import type { Reader, Writer } from '../database.ts'
import { every } from '../sql-conditions.ts'
import type { TraceValue } from './company-traces.ts'

/** A value that a company has in common with others, and that the desk has not looked at. */
export interface SharedTrace extends TraceValue {
  id: string
  /** The company that got it last. */
  companyId: string
  /** ms. */
  createdAt: number
}

export interface SharedPage {
  rows: SharedTrace[]
  /** Id of the last trace of the page; null on the last page. */
  next: string | null
}

/** Number of open traces that a page reads, so that it costs the same however many do not count any more. */
export const mostTracesLookedAt = 500

/**
 * One page of the open traces, newest first. One counts while the desk hides neither its company nor each of the others,
 * and while no such company has got the same value later.
 */
export async function listShared(
  db: Reader,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<SharedPage> {
  const earlier = after === undefined ? undefined : sql`l.id < ${after}`
  // The condition of the index is written out, so that both engines use it.
  const looked = sql`select l.id, l.kind, l.value, l.company_id, l.created_at from company_traces l
    where ${every(sql`l.is_open = 1`, earlier)} order by l.id desc limit ${sql.lit(mostTracesLookedAt)}`
  const sameValue = sql`from company_traces o join companies h on h.id = o.company_id and h.restricted = 0
    where o.kind = looked.kind and o.value = looked.value`
  const { rows: found } = await sql<SharedTrace>`select looked.* from (${looked}) as looked
    join companies c on c.id = looked.company_id
    where c.restricted = 0 and exists (select 1 ${sameValue} and o.company_id <> looked.company_id)
      and not exists (select 1 ${sameValue} and o.is_open = 1 and o.id > looked.id)
    order by looked.id desc limit ${sql.lit(limit + 1)}`.execute(db)
  const rows = found.slice(0, limit)
  if (found.length > limit) return { rows, next: rows.at(-1)?.id ?? null }
  const last = sql<{ id: string }>`select looked.id from (${looked}) as looked
    order by looked.id desc limit 1 offset ${sql.lit(mostTracesLookedAt - 1)}`
  return { rows, next: (await last.execute(db)).rows[0]?.id ?? null }
}

/** A value that a company has in common with others; `aside` when the desk has found that they are different. */
export type FoundTrace = SharedTrace & { aside: boolean }

/**
 * Values that a company has in common with any other, hidden or not: pictures first, then numbers, then the name, at most
 * `most`. With a project, of its pictures only those of that project.
 */
export async function listSharedOf(
  db: Reader,
  { companyId, projectId }: { companyId: string; projectId: string | undefined },
  most: number,
): Promise<FoundTrace[]> {
  const sameValue = sql`from company_traces o where o.kind = own.kind and o.value = own.value`
  const ofProject =
    projectId === undefined
      ? undefined
      : sql`(own.kind <> 'picture' or own.value in (select i.content_hash from images i where i.portfolio_id = ${projectId}))`
  const { rows } = await sql<SharedTrace & { aside: boolean | number }>`
    select own.id, own.kind, own.value, own.company_id, own.created_at,
      not exists (select 1 ${sameValue} and o.is_open = 1) as aside
    from company_traces own
    where ${every(sql`own.company_id = ${companyId}`, ofProject, sql`exists (select 1 ${sameValue} and o.company_id <> own.company_id)`)}
    order by own.kind desc, own.id limit ${sql.lit(most)}`.execute(db)
  return rows.map((row) => ({ ...row, aside: Boolean(row.aside) }))
}

/** Names of the stored pictures of a project, by the hashes of their bytes. */
export async function listHashedPictures(db: Reader, projectId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('images')
    .select(['contentHash', 'file'])
    .where('portfolioId', '=', projectId)
    .orderBy('position', 'desc')
    .execute()
  return new Map(rows.map(({ contentHash, file }) => [contentHash ?? '', file]))
}

/** Ids of the companies that have that value, the first to sign up first, at most `most`. */
export async function listHolders(db: Reader, { kind, value }: TraceValue, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('companyTraces')
    .select('companyId')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .orderBy('companyId')
    .limit(most)
    .execute()
  return rows.map(({ companyId }) => companyId)
}

/** A place of a picture. */
export interface PicturePlace {
  companyId: string
  /** Null for a logo. */
  project: { id: string; title: string } | null
  /** Name of the stored picture without size and ending. */
  file: string
}

/** A place of the picture with that hash at each of these companies: a project before the logo. */
export async function listPicturePlaces(
  db: Reader,
  hash: string,
  companyIds: readonly string[],
): Promise<Map<string, PicturePlace>> {
  if (companyIds.length === 0) return new Map()
  const logos = await db
    .selectFrom('companies')
    .select(['id', 'imageFile'])
    .where('id', 'in', companyIds)
    .where('imageHash', '=', hash)
    .execute()
  const { rows } = await sql<{ companyId: string; id: string; title: string; file: string }>`
    select p.company_id, p.id, p.title, i.file from images i join portfolios p on p.id = i.portfolio_id
    where i.id in (select min(f.id) from images f join portfolios q on q.id = f.portfolio_id
      where f.content_hash = ${hash} and q.restricted = 0 and q.company_id in (${sql.join(companyIds)})
      group by q.company_id)`.execute(db)
  const places: PicturePlace[] = [
    ...logos.map(({ id, imageFile }) => ({ companyId: id, project: null, file: imageFile ?? '' })),
    ...rows.map(({ companyId, id, title, file }) => ({ companyId, project: { id, title }, file })),
  ]
  return new Map(places.map((place) => [place.companyId, place]))
}

/** The open traces with these ids, in an order in which all lock them. */
export function listOpen(db: Reader, ids: readonly string[]): Promise<SharedTrace[]> {
  return db
    .selectFrom('companyTraces')
    .select(['id', 'kind', 'value', 'companyId', 'createdAt'])
    .where('id', 'in', ids)
    .where('isOpen', '=', 1)
    .orderBy('kind')
    .orderBy('value')
    .execute()
}

/** True when a company that the desk does not hide has got the same value later. */
export async function isSharedSince(db: Reader, { id, kind, value }: SharedTrace): Promise<boolean> {
  const later = await db
    .selectFrom('companyTraces')
    .innerJoin('companies', 'companies.id', 'companyTraces.companyId')
    .select('companyTraces.id')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('isOpen', '=', sql.lit(1))
    .where('companyTraces.id', '>', id)
    .where('companies.restricted', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** Closes a trace and the earlier ones with its value. Returns the ids of those that were open. */
export async function closeShared(trx: Writer, { id, kind, value }: SharedTrace): Promise<string[]> {
  const rows = await trx
    .updateTable('companyTraces')
    .set({ isOpen: 0 })
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('isOpen', '=', sql.lit(1))
    .where('id', '<=', id)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
