import type { PreparedBody } from '@tameer/contract'
import type { Selectable } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'

type Row = Selectable<Schema['preparedProfiles']>
export type PreparedRecord = Omit<Row, 'categoryIds' | 'tokenHash'> & { categoryIds: number[] }

/** The details of a prepared profile, with numbers as E.164. */
export type PreparedDetails = Omit<PreparedBody, 'city'> & { cityId: number | null }

/** The start of a page of prepared profiles: after this one. */
export type PreparedPlace = Pick<Row, 'id'>

/** Prepared profiles, newest first. */
export async function listPrepared(
  db: Reader,
  after: PreparedPlace | undefined,
  most: number,
): Promise<PreparedRecord[]> {
  let query = db.selectFrom('preparedProfiles').selectAll()
  if (after) query = query.where('id', '<', after.id)
  return (await query.orderBy('id', 'desc').limit(most).execute()).map(toRecord)
}

/** The prepared profile whose newest link has one of these hashes and is valid. */
export async function findOffered(
  db: Reader,
  tokenHashes: readonly string[],
  now: number,
): Promise<PreparedRecord | undefined> {
  const row = await db
    .selectFrom('preparedProfiles')
    .selectAll()
    .where('tokenHash', 'in', tokenHashes)
    .where('linkUntil', '>', now)
    .executeTakeFirst()
  return row && toRecord(row)
}

/** Stores a prepared profile under that id. */
export async function insertPrepared(
  trx: Writer,
  id: string,
  details: PreparedDetails,
  now: number,
): Promise<PreparedRecord> {
  const link = { tokenHash: null, linkUntil: null, mailedAt: null, openedAt: null }
  const row = await trx
    .insertInto('preparedProfiles')
    .values({ ...toColumns(details), ...link, id, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRecord(row)
}

/** A prepared profile in the state in which somebody saw it. */
export interface SeenPrepared {
  id: string
  version: number
  now: number
}

/** Changes the details of a prepared profile. Returns undefined when it is gone or was changed since it was seen. */
export function updatePrepared(
  trx: Writer,
  seen: SeenPrepared,
  details: PreparedDetails,
): Promise<PreparedRecord | undefined> {
  return change(trx, seen, toColumns(details))
}

/** Replaces the link of a prepared profile. Returns undefined as `updatePrepared` does. */
export function setPreparedLink(
  trx: Writer,
  seen: SeenPrepared,
  { tokenHash, linkUntil, mailed }: { tokenHash: string; linkUntil: number; mailed: boolean },
): Promise<PreparedRecord | undefined> {
  return change(trx, seen, {
    tokenHash,
    linkUntil,
    mailedAt: mailed ? seen.now : null,
    openedAt: null,
  })
}

async function change(
  trx: Writer,
  { id, version, now }: SeenPrepared,
  columns: Partial<Row>,
): Promise<PreparedRecord | undefined> {
  const row = await trx
    .updateTable('preparedProfiles')
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row && toRecord(row)
}

/** Keeps the time at which a company first opened its link. */
export async function noteOpened(trx: Writer, id: string, now: number): Promise<void> {
  await trx
    .updateTable('preparedProfiles')
    .set({ openedAt: now })
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .execute()
}

/** Deletes a prepared profile. Returns false when it is gone or was changed since it was seen. */
export async function deletePrepared(
  trx: Writer,
  { id, version }: Pick<SeenPrepared, 'id' | 'version'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('preparedProfiles')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A prepared profile, in whatever version. */
export async function findPrepared(db: Reader, id: string): Promise<PreparedRecord | undefined> {
  const row = await db.selectFrom('preparedProfiles').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRecord(row)
}

/** Deletes the prepared profile of a valid link and returns it: only one caller gets it. */
export async function takeOffered(
  trx: Writer,
  tokenHashes: readonly string[],
  now: number,
): Promise<PreparedRecord | undefined> {
  const row = await trx
    .deleteFrom('preparedProfiles')
    .where('tokenHash', 'in', tokenHashes)
    .where('linkUntil', '>', now)
    .returningAll()
    .executeTakeFirst()
  return row && toRecord(row)
}

/** Deletes prepared profiles that nobody has changed since that time. Returns their number. */
export async function deleteOldPrepared(trx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('preparedProfiles')
    .where('updatedAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function toColumns({ categoryIds, ...details }: PreparedDetails) {
  return { ...details, categoryIds: categoryIds.join(' ') }
}

function toRecord({ categoryIds, tokenHash: _, ...row }: Row): PreparedRecord {
  return { ...row, categoryIds: categoryIds.split(' ').map(Number) }
}
