import { type ChangeState, changeMoves } from '@tameer/contract'
import type { Reader, Writer } from '../../database.ts'
import type { HouseChangeRecord } from '../../tables/house-schema.ts'

/** The changes of a house, the oldest first. */
export function listHouseChanges(db: Reader, houseId: string): Promise<HouseChangeRecord[]> {
  return db.selectFrom('houseChanges').selectAll().where('houseId', '=', houseId).orderBy('seq').execute()
}

export async function insertHouseChange(trx: Writer, row: HouseChangeRecord): Promise<void> {
  await trx.insertInto('houseChanges').values(row).execute()
}

/**
 * Moves a change that one side proposed, of a house that is open. Returns false when it is in no state that the move begins
 * from, or its side is another one.
 */
export async function moveChange(
  trx: Writer,
  { houseId, id, side }: Pick<HouseChangeRecord, 'houseId' | 'id' | 'side'>,
  move: keyof typeof changeMoves,
  answer: { now: number; text?: string },
): Promise<boolean> {
  const { from, to }: { from: readonly ChangeState[]; to: ChangeState } = changeMoves[move]
  const { numUpdatedRows } = await trx
    .updateTable('houseChanges')
    .set({ state: to, answeredAt: answer.now, answerText: answer.text ?? '' })
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .where('side', '=', side)
    .where('state', 'in', from)
    .$if(move === 'agree' || move === 'decline', (query) => query.where('until', '>', answer.now))
    .where('houseId', 'in', (db) =>
      db.selectFrom('houses').select('id').where('id', '=', houseId).where('state', '=', 'open'),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Some houses that are open, with changes that have waited too long. */
export async function listHousesToLapse(db: Reader, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('houseChanges')
    .innerJoin('houses', 'houses.id', 'houseChanges.houseId')
    .select('houseId')
    .distinct()
    .where('houseChanges.state', '=', 'proposed')
    .where('until', '<=', now)
    .where('houses.state', '=', 'open')
    .where('houses.heldAt', 'is', null)
    .limit(most)
    .execute()
  return rows.map(({ houseId }) => houseId)
}
