import { type HouseState, type PaymentNoteState, paymentMoves } from '@tameer/contract'
import type { Reader, Writer } from '../../database.ts'
import type { HousePaymentRecord } from '../../tables/house-schema.ts'

/** The payments of a house, the oldest first. */
export function listHousePayments(db: Reader, houseId: string): Promise<HousePaymentRecord[]> {
  return db.selectFrom('housePayments').selectAll().where('houseId', '=', houseId).orderBy('seq').execute()
}

/** True when a payment that stands names the stage and was written down after that time. */
export async function hasPaymentSince(
  db: Reader,
  houseId: string,
  stageId: string,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('housePayments')
    .select('id')
    .where('houseId', '=', houseId)
    .where('stageId', '=', stageId)
    .where('at', '>', since)
    .where('state', 'in', ['noted', 'confirmed'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertHousePayment(trx: Writer, row: HousePaymentRecord): Promise<void> {
  await trx.insertInto('housePayments').values(row).execute()
}

/**
 * Moves a payment that one side wrote down, of a house in one of these states. Returns false when it is in no state that the
 * move begins from, or its side is another one.
 */
export async function movePayment(
  trx: Writer,
  { houseId, id, side }: Pick<HousePaymentRecord, 'houseId' | 'id' | 'side'>,
  move: keyof typeof paymentMoves,
  { now, states }: { now: number; states: readonly HouseState[] },
): Promise<boolean> {
  const { from, to }: { from: readonly PaymentNoteState[]; to: PaymentNoteState } = paymentMoves[move]
  const { numUpdatedRows } = await trx
    .updateTable('housePayments')
    .set({ state: to, ...(move === 'correct' ? {} : { answeredAt: now }) })
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .where('side', '=', side)
    .where('state', 'in', from)
    .where('houseId', 'in', (db) =>
      db.selectFrom('houses').select('id').where('id', '=', houseId).where('state', 'in', states),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
