import { type HouseState, houseMoves } from '@tameer/contract'
import { type Insertable, sql } from 'kysely'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'
import type { HouseRecord } from '../../tables/house-schema.ts'

export type NewHouseRow = Insertable<Schema['houses']>

export function findHouse(db: Reader, id: string): Promise<HouseRecord | undefined> {
  return db.selectFrom('houses').selectAll().where('id', '=', id).executeTakeFirst()
}

/** As `findHouse`, and locks the house until the end of the transaction: its lines get their numbers under this lock. */
export function holdHouse(trx: Writer, id: string): Promise<HouseRecord | undefined> {
  return (
    trx
      .selectFrom('houses')
      .selectAll()
      .where('id', '=', id)
      // SQLite's one writer needs no lock.
      .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
  )
}

/**
 * Keeps the company of a house from being deleted until the transaction ends, in which rows of it are written. Call it before
 * `holdHouse`, since the deletion of an account locks its company first too.
 */
export async function keepBuilder(trx: Writer, id: string): Promise<void> {
  if (engineOf(trx) !== 'postgres') return
  await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', (db) => db.selectFrom('houses').select('companyId').where('id', '=', id))
    .forKeyShare()
    .execute()
}

/** The house that a request's quote began. */
export function findHouseOfRequest(
  db: Reader,
  requestId: string,
): Promise<{ id: string; companyId: string | null } | undefined> {
  return db
    .selectFrom('houses')
    .select(['id', 'companyId'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

/** Stores a house. Returns false when there is one with its id or of its request. */
export async function insertHouse(trx: Writer, row: NewHouseRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('houses')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Counts a line of the diary: its number becomes the house's. Returns false when the house is not in one of these states,
 * or held by the desk.
 */
export async function countLine(
  trx: Writer,
  { id, seq, now, states }: { id: string; seq: number; now: number; states: readonly HouseState[] },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('houses')
    .set({ seq, actedAt: now })
    .where('id', '=', id)
    .where('seq', '=', seq - 1)
    .where('state', 'in', states)
    .where('heldAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Closes an open house. Returns false when it is not open any more. */
export async function closeHouse(
  trx: Writer,
  id: string,
  end: Pick<HouseRecord, 'closeReason' | 'closeText' | 'closedAlone'> & {
    move: keyof typeof houseMoves
    now: number
  },
): Promise<boolean> {
  const { move, now, ...rest } = end
  const { from, to } = houseMoves[move]
  const { numUpdatedRows } = await trx
    .updateTable('houses')
    .set({ ...rest, state: to, closedAt: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a house with all its rows. */
export async function deleteHouse(trx: Writer, id: string): Promise<void> {
  await trx.deleteFrom('houses').where('id', '=', id).execute()
}

/** A row of the company's list. */
export type ListedHouse = Pick<
  HouseRecord,
  'id' | 'state' | 'requestId' | 'city' | 'locality' | 'plot' | 'startsOn' | 'actedAt' | 'createdAt'
>

/** Houses that were begun with a company's quotes, newest first, after the row `after`. */
export async function listHousesOf(
  db: Reader,
  companyId: string,
  { after, limit }: { after: { createdAt: number; id: string } | undefined; limit: number },
): Promise<ListedHouse[]> {
  return db
    .selectFrom('houses')
    .select(['id', 'state', 'requestId', 'city', 'locality', 'plot', 'startsOn', 'actedAt', 'createdAt'])
    .where('companyId', '=', companyId)
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple('createdAt', 'id'), '<', row.tuple(after?.createdAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Number of the stages of each of these houses, and of those that are agreed. */
export async function countStages(
  db: Reader,
  houseIds: readonly string[],
): Promise<ReadonlyMap<string, { all: number; agreed: number }>> {
  if (houseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('houseStages')
    .select((stage) => [
      'houseId',
      stage.fn.countAll<number>().as('all'),
      stage.fn.count<number>('agreedAt').as('agreed'),
    ])
    .where('houseId', 'in', houseIds)
    .groupBy('houseId')
    .execute()
  return new Map(
    rows.map(({ houseId, all, agreed }) => [houseId, { all: Number(all), agreed: Number(agreed) }]),
  )
}

/** Takes a company's name out of its houses, before the company is deleted. What both sides agreed stays. */
export async function forgetBuilder(trx: Writer, companyId: string): Promise<void> {
  await trx.updateTable('houses').set({ builder: '' }).where('companyId', '=', companyId).execute()
  await trx.updateTable('houseEntries').set({ who: '' }).where('authorId', '=', companyId).execute()
}

/** Some houses that were closed by then and still hold texts and names. */
export function listHousesToErase(db: Reader, closedBy: number, most: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('houses')
    .select('id')
    .where('erasedAt', 'is', null)
    .where('closedAt', '<=', closedBy)
    .limit(most)
    .execute()
}

/**
 * Erases texts, names, mailbox and keys of a house. City, plot, sums, states and days stay. A stage in own words, which is none
 * of the listed, has its number instead.
 */
export async function eraseHouse(
  trx: Writer,
  id: string,
  { now, listedStages }: { now: number; listedStages: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('houseKeys').where('houseId', '=', id).execute()
  for (const table of [
    'houseNotices',
    'houseCodes',
    'houseOldMailboxes',
    'houseWaysBack',
    'reports',
  ] as const)
    await trx.deleteFrom(table).where('houseId', '=', id).execute()
  await trx.updateTable('houseEntries').set({ text: '', who: '' }).where('houseId', '=', id).execute()
  await trx.updateTable('houseChanges').set({ what: '', answerText: '' }).where('houseId', '=', id).execute()
  await trx.updateTable('houseSnags').set({ place: '' }).where('houseId', '=', id).execute()
  await trx.updateTable('housePayments').set({ note: '' }).where('houseId', '=', id).execute()
  await trx
    .updateTable('houseStages')
    .set({ stage: sql<string>`cast(position + 1 as text)` })
    .where('houseId', '=', id)
    .where('stage', 'not in', listedStages)
    .execute()
  const blank = { builder: '', locality: '', closeText: '', email: null, emailKey: null }
  await trx
    .updateTable('houses')
    .set({ ...blank, emailConfirmedAt: null, erasedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Some open houses in which nobody has acted since then, and whose people were not told since the last act. */
export function listHousesToTell(db: Reader, actedBy: number, most: number): Promise<{ id: string }[]> {
  return forgotten(db, actedBy)
    .where((row) => row.or([row('toldAt', 'is', null), row('toldAt', '<', row.ref('actedAt'))]))
    .limit(most)
    .execute()
}

/** Some open houses in which nobody has acted since then, and whose people were told by `toldBy`, after the last act. */
export function listHousesToClose(
  db: Reader,
  { actedBy, toldBy }: { actedBy: number; toldBy: number },
  most: number,
): Promise<{ id: string }[]> {
  return forgotten(db, actedBy)
    .where('toldAt', '<=', toldBy)
    .where('toldAt', '>=', (row) => row.ref('actedAt'))
    .limit(most)
    .execute()
}

function forgotten(db: Reader, actedBy: number) {
  return db
    .selectFrom('houses')
    .select('id')
    .where('state', '=', 'open')
    .where('actedAt', '<=', actedBy)
    .where('heldAt', 'is', null)
}

/** Records that its people are told that it is closed soon. */
export async function noteTold(trx: Writer, id: string, now: number): Promise<void> {
  await trx.updateTable('houses').set({ toldAt: now }).where('id', '=', id).execute()
}
