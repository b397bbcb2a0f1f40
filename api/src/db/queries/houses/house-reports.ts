import type { Reader, Writer } from '../../database.ts'
import type { HouseEntryRecord, HousePictureRecord, HouseRecord } from '../../tables/house-schema.ts'
import { findHouseEntry } from './house-entries.ts'
import { findSnagPlace } from './house-snags.ts'
import { findHouse } from './houses.ts'

// Reads and acts of the desk after a report about an entry.

/** An entry that was reported. */
export interface EntryIds {
  houseId: string
  entryId: string
}

/** Facts about a reported entry and its house; the mailbox is for the letter alone. */
export interface ReportedEntry {
  entry: HouseEntryRecord
  /** Of a fault. */
  place: string | undefined
  house: Pick<HouseRecord, 'heldAt' | 'language'>
  /** The mailbox of the family, if it is confirmed. */
  email: string | null
}

export async function findReportedEntry(
  db: Reader,
  { houseId, entryId }: EntryIds,
): Promise<ReportedEntry | undefined> {
  const entry = await findHouseEntry(db, houseId, entryId)
  const house = entry && (await findHouse(db, houseId))
  if (!house) return undefined
  const { heldAt, language, email, emailConfirmedAt } = house
  return {
    entry,
    place: entry.gone === null ? await findSnagPlace(db, houseId, entryId) : undefined,
    house: { heldAt, language },
    email: emailConfirmedAt === null ? null : email,
  }
}

/** The pictures of an entry that is not gone, in their order. */
export function listEntryPictures(
  db: Reader,
  { houseId, entryId }: EntryIds,
): Promise<Pick<HousePictureRecord, 'id' | 'file'>[]> {
  return db
    .selectFrom('housePictures')
    .innerJoin('houseEntries', (join) =>
      join
        .onRef('houseEntries.houseId', '=', 'housePictures.houseId')
        .onRef('houseEntries.id', '=', 'housePictures.thingId'),
    )
    .select(['housePictures.id', 'housePictures.file'])
    .where('housePictures.houseId', '=', houseId)
    .where('housePictures.thing', '=', 'entry')
    .where('housePictures.thingId', '=', entryId)
    .where('houseEntries.gone', 'is', null)
    .orderBy('housePictures.position')
    .execute()
}

/**
 * Takes an entry out for the desk: a line of it stays, without its text, and nobody is shown its pictures. Of a fault its place
 * goes too, also from the lines that say it again. Returns false when it is gone already.
 */
export async function hideHouseEntry(
  trx: Writer,
  { houseId, entryId }: EntryIds,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('houseEntries')
    .set({ gone: 'desk', text: '' })
    .where('houseId', '=', houseId)
    .where('id', '=', entryId)
    .where('gone', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx
    .updateTable('housePictures')
    .set({ hiddenAt: now })
    .where('houseId', '=', houseId)
    .where('thing', '=', 'entry')
    .where('thingId', '=', entryId)
    .execute()
  const place = await findSnagPlace(trx, houseId, entryId)
  if (place) {
    await trx
      .updateTable('houseSnags')
      .set({ place: '' })
      .where('houseId', '=', houseId)
      .where('id', '=', entryId)
      .execute()
    await trx
      .updateTable('houseEntries')
      .set({ text: '' })
      .where('houseId', '=', houseId)
      .where('kind', 'in', ['snag-mended', 'snag-reopened', 'snag-accepted'])
      .where('text', '=', place)
      .execute()
  }
  return true
}

/** Holds a house for the desk, or lets it go without a time. Returns false when it is so already. */
export async function setHouseHeld(trx: Writer, houseId: string, heldAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('houses')
    .set({ heldAt })
    .where('id', '=', houseId)
    .where('heldAt', heldAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes some pictures that the desk has taken out by then; returns them, so that their files can be removed. */
export function deleteHiddenPictures(
  trx: Writer,
  hiddenBy: number,
  most: number,
): Promise<HousePictureRecord[]> {
  return trx
    .deleteFrom('housePictures')
    .where('file', 'in', (db) =>
      db.selectFrom('housePictures').select('file').where('hiddenAt', '<=', hiddenBy).limit(most),
    )
    .returningAll()
    .execute()
}
