import type { EntryKind } from '@tameer/contract'
import type { Reader, Writer } from '../../database.ts'
import type { HouseEntryRecord } from '../../tables/house-schema.ts'

export async function insertHouseEntry(trx: Writer, row: HouseEntryRecord): Promise<void> {
  await trx.insertInto('houseEntries').values(row).execute()
}

/** An entry of a house; undefined for one of another house. */
export function findHouseEntry(
  db: Reader,
  houseId: string,
  id: string,
): Promise<HouseEntryRecord | undefined> {
  return db
    .selectFrom('houseEntries')
    .selectAll()
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Entries of a house by their ids. */
export async function listEntriesByIds(
  db: Reader,
  houseId: string,
  ids: readonly string[],
): Promise<HouseEntryRecord[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('houseEntries')
    .selectAll()
    .where('houseId', '=', houseId)
    .where('id', 'in', ids)
    .execute()
}

/** The newest entry of a stage among these kinds. */
export function findNewestOfStage(
  db: Reader,
  { houseId, stageId, kinds }: { houseId: string; stageId: string; kinds: readonly EntryKind[] },
): Promise<HouseEntryRecord | undefined> {
  return db
    .selectFrom('houseEntries')
    .selectAll()
    .where('houseId', '=', houseId)
    .where('stageId', '=', stageId)
    .where('kind', 'in', kinds)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A page of the diary, newest first: before the line `before`, of one stage or of all, without these kinds. */
export function listHouseEntries(
  db: Reader,
  houseId: string,
  {
    before,
    stageId,
    without,
    limit,
  }: {
    before?: number | undefined
    stageId?: string | undefined
    without: readonly EntryKind[]
    limit: number
  },
): Promise<HouseEntryRecord[]> {
  return db
    .selectFrom('houseEntries')
    .selectAll()
    .where('houseId', '=', houseId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .$if(stageId !== undefined, (query) => query.where('stageId', '=', stageId ?? ''))
    .$if(without.length > 0, (query) => query.where('kind', 'not in', without))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
}

/** Number of entries of these kinds. */
export async function countHouseEntries(
  db: Reader,
  houseId: string,
  kinds: readonly EntryKind[],
): Promise<number> {
  const { n } = await db
    .selectFrom('houseEntries')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('houseId', '=', houseId)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/**
 * Takes an entry back for its author: a line of it stays, without its text. Returns false when it is no entry of that author
 * made since then, or is gone.
 */
export async function takeEntryBack(
  trx: Writer,
  {
    houseId,
    id,
    side,
    authorId,
    since,
  }: Pick<HouseEntryRecord, 'houseId' | 'id' | 'side' | 'authorId'> & {
    since: number
  },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('houseEntries')
    .set({ gone: 'author', text: '' })
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .where('kind', '=', 'work')
    .where('gone', 'is', null)
    .where('side', '=', side)
    .where('authorId', authorId === null ? 'is' : '=', authorId)
    .where('at', '>=', since)
    .where('houseId', 'in', (db) =>
      db.selectFrom('houses').select('id').where('id', '=', houseId).where('state', '=', 'open'),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
