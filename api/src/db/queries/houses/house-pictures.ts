import type { HousePictureKind } from '@tameer/contract'
import type { Insertable } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'
import type { HousePictureRecord } from '../../tables/house-schema.ts'

/** The thing that a picture belongs to. */
export interface PictureOwner {
  houseId: string
  thing: 'entry' | 'change' | 'payment'
  thingId: string
}

/** A picture of a house, by its id or by the name of its stored files; undefined for one of another house. */
export function findHousePicture(
  db: Reader,
  houseId: string,
  by: 'id' | 'file',
  value: string,
): Promise<HousePictureRecord | undefined> {
  return db
    .selectFrom('housePictures')
    .selectAll()
    .where('houseId', '=', houseId)
    .where(by, '=', value)
    .executeTakeFirst()
}

/** The pictures of these things of a house, in their order. */
export async function listHousePictures(
  db: Reader,
  houseId: string,
  thingIds: readonly string[],
): Promise<HousePictureRecord[]> {
  if (thingIds.length === 0) return []
  return db
    .selectFrom('housePictures')
    .selectAll()
    .where('houseId', '=', houseId)
    .where('thingId', 'in', thingIds)
    .orderBy('thingId')
    .orderBy('position')
    .execute()
}

/** All pictures of a house that belong to something. */
export function listAllHousePictures(db: Reader, houseId: string): Promise<HousePictureRecord[]> {
  return db
    .selectFrom('housePictures')
    .selectAll()
    .where('houseId', '=', houseId)
    .where('thing', 'is not', null)
    .execute()
}

/** Stores a picture that nothing names yet. Returns false when the house has one with its id. */
export async function insertHousePicture(
  trx: Writer,
  row: Insertable<Schema['housePictures']>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('housePictures')
    .values(row)
    .onConflict((clash) => clash.columns(['houseId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Number of a house's pictures, and their bytes. */
export async function sumHousePictures(
  db: Reader,
  houseId: string,
): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('housePictures')
    .select((picture) => [
      picture.fn.countAll<number>().as('count'),
      picture.fn.coalesce(picture.fn.sum<number>('bytes'), picture.lit(0)).as('bytes'),
    ])
    .where('houseId', '=', houseId)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), bytes: Number(row.bytes) }
}

/**
 * Gives pictures of that kind, which belong to nothing yet, to a thing, in the order of the ids. Returns the number of those
 * that are there, also when they belong to something else.
 */
export async function givePictures(
  trx: Writer,
  owner: PictureOwner,
  kind: HousePictureKind,
  ids: readonly string[],
): Promise<number> {
  let given = 0
  for (const [position, id] of ids.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('housePictures')
      .set({ thing: owner.thing, thingId: owner.thingId, position })
      .where('houseId', '=', owner.houseId)
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('thing', 'is', null)
      .executeTakeFirst()
    given += Number(numUpdatedRows)
  }
  return given
}

/** Deletes the pictures of a thing, or all of a house; returns them, so that their files can be removed. */
export function deleteHousePictures(
  trx: Writer,
  houseId: string,
  thingId?: string,
): Promise<HousePictureRecord[]> {
  return trx
    .deleteFrom('housePictures')
    .where('houseId', '=', houseId)
    .$if(thingId !== undefined, (query) => query.where('thingId', '=', thingId ?? ''))
    .returningAll()
    .execute()
}

/** Deletes some pictures that nothing has named since then; returns them. */
export function deleteLoosePictures(
  trx: Writer,
  before: number,
  most: number,
): Promise<HousePictureRecord[]> {
  return trx
    .deleteFrom('housePictures')
    .where('file', 'in', (db) =>
      db
        .selectFrom('housePictures')
        .select('file')
        .where('thing', 'is', null)
        .where('createdAt', '<=', before)
        .limit(most),
    )
    .where('thing', 'is', null)
    .returningAll()
    .execute()
}
