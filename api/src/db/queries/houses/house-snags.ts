import { type SnagState, snagMoves } from '@tameer/contract'
import type { Reader, Writer } from '../../database.ts'
import type { HouseSnagRecord } from '../../tables/house-schema.ts'

/** The faults of a house, the oldest first. */
export function listHouseSnags(db: Reader, houseId: string): Promise<HouseSnagRecord[]> {
  return db.selectFrom('houseSnags').selectAll().where('houseId', '=', houseId).orderBy('seq').execute()
}

/** The place of the fault that an entry is about; undefined for other entries. */
export async function findSnagPlace(db: Reader, houseId: string, id: string): Promise<string | undefined> {
  const snag = await db
    .selectFrom('houseSnags')
    .select('place')
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return snag?.place
}

export async function insertHouseSnag(trx: Writer, row: HouseSnagRecord): Promise<void> {
  await trx.insertInto('houseSnags').values(row).execute()
}

/** Moves a fault of an open house. Returns false when it is in no state that the move begins from. */
export async function moveSnag(
  trx: Writer,
  { houseId, id }: Pick<HouseSnagRecord, 'houseId' | 'id'>,
  move: keyof typeof snagMoves,
  change: Pick<HouseSnagRecord, 'movedAt'> & Partial<Pick<HouseSnagRecord, 'mendingId'>>,
): Promise<boolean> {
  const { from, to }: { from: readonly SnagState[]; to: SnagState } = snagMoves[move]
  const { numUpdatedRows } = await trx
    .updateTable('houseSnags')
    .set({ ...change, state: to })
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('houseId', 'in', (db) =>
      db.selectFrom('houses').select('id').where('id', '=', houseId).where('state', '=', 'open'),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
