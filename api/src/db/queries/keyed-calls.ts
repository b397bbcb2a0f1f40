import type { Reader, Writer } from '../database.ts'
import type { KeyedCallRow } from '../schema.ts'

/** The call with one of these ids: those of one key, one under each of the server's secrets. */
export function findKeyedCall(db: Reader, ids: readonly string[]): Promise<KeyedCallRow | undefined> {
  return db.selectFrom('keyedCalls').selectAll().where('id', 'in', ids).executeTakeFirst()
}

/** Notes a call in the transaction of what it does. False when a call with this id was noted already. */
export async function insertKeyedCall(trx: Writer, row: Omit<KeyedCallRow, 'response'>): Promise<boolean> {
  const inserted = await trx
    .insertInto('keyedCalls')
    .values({ ...row, response: null })
    .onConflict((clash) => clash.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Keeps the sealed response of a noted call. */
export async function saveKeyedResponse(trx: Writer, id: string, response: string): Promise<void> {
  await trx.updateTable('keyedCalls').set({ response }).where('id', '=', id).execute()
}

/** Forgets calls noted before that time, ms; returns how many. */
export async function deleteKeyedCalls(trx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('keyedCalls')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
