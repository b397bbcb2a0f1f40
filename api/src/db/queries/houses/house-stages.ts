import { type HouseStageState, stageMoves } from '@tameer/contract'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import type { HouseStageRecord } from '../../tables/house-schema.ts'

/** The stages of a house in their order. */
export function listHouseStages(db: Reader, houseId: string): Promise<HouseStageRecord[]> {
  return db.selectFrom('houseStages').selectAll().where('houseId', '=', houseId).orderBy('position').execute()
}

/** A stage, locked until the end of the transaction; undefined for one of another house. */
export function holdHouseStage(
  trx: Writer,
  houseId: string,
  id: string,
): Promise<HouseStageRecord | undefined> {
  return trx
    .selectFrom('houseStages')
    .selectAll()
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function insertHouseStages(trx: Writer, rows: readonly HouseStageRecord[]): Promise<void> {
  await trx.insertInto('houseStages').values(rows).execute()
}

/** Columns that a move sets besides the state. */
export type StageChange = Partial<
  Pick<HouseStageRecord, 'claimId' | 'questionId' | 'doneOn' | 'agreedAt' | 'withoutClaim'>
>

/**
 * Moves a stage of an open house. With `claimId` only while that claim stands. Returns false when it is in no state that
 * the move begins from.
 */
export async function moveStage(
  trx: Writer,
  { houseId, id, claimId }: { houseId: string; id: string; claimId?: string | undefined },
  move: keyof typeof stageMoves,
  change: StageChange = {},
): Promise<boolean> {
  const { from, to }: { from: readonly HouseStageState[]; to: HouseStageState } = stageMoves[move]
  const { numUpdatedRows } = await trx
    .updateTable('houseStages')
    .set({ agreedAt: null, ...change, state: to })
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .$if(claimId !== undefined, (query) => query.where('claimId', '=', claimId ?? ''))
    .where('houseId', 'in', (db) =>
      db.selectFrom('houses').select('id').where('id', '=', houseId).where('state', '=', 'open'),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
