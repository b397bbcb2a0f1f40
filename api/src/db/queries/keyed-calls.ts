import type { Reader, Writer } from '../database.ts'
import type { KeyedCallRow } from '../schema.ts'

/** The call with one of these ids: those of one key, one for each of the server's secrets. */
export function findKeyedCall(db: Reader, ids: readonly string[]): Promise<KeyedCallRow | undefined> {
  return db.selectFrom('keyedCalls').selectAll().where('id', 'in', ids).executeTakeFirst()
}

/** Records a call in the transaction of its work. Returns false when a call with this id was recorded already. */
export async function insertKeyedCall(trx: Writer, row: Omit<KeyedCallRow, 'response'>): Promise<boolean> {
  const inserted = await trx
    .insertInto('keyedCalls')
    .values({ ...row, response: null })
    .onConflict((clash) => clash.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Stores the encrypted response of a recorded call. */
export async function saveKeyedResponse(trx: Writer, id: string, response: string): Promise<void> {
  await trx.updateTable('keyedCalls').set({ response }).where('id', '=', id).execute()
}

/** Deletes calls recorded before that time, ms; returns how many. */
export async function deleteKeyedCalls(trx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('keyedCalls')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
