import type { Reader, Writer } from '../database.ts'
import type { IdempotencyKeyRow } from '../schema.ts'

/** The write of a company under this key; undefined when there was none, or its result was deleted. */
export function findIdempotencyKey(
  db: Reader,
  companyId: string,
  key: string,
): Promise<IdempotencyKeyRow | undefined> {
  return db
    .selectFrom('idempotencyKeys')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/**
 * Records a write under its key, in the same transaction. Returns false when a write under this key was recorded
 * already.
 */
export async function insertIdempotencyKey(trx: Writer, row: IdempotencyKeyRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((clash) => clash.columns(['companyId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes keys recorded before that time, ms; returns how many. */
export async function deleteIdempotencyKeys(trx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
