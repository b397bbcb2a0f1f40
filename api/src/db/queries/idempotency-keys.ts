import type { Reader, Writer } from '../database.ts'
import type { IdempotencyKeyRow } from '../schema.ts'

/** The write a company did under this key; undefined when there was none, or what it wrote is gone. */
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

/** Notes a write under its key, in the same transaction. False when a write under this key was done already. */
export async function insertIdempotencyKey(trx: Writer, row: IdempotencyKeyRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((clash) => clash.columns(['companyId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Forgets keys noted before that time, ms; returns how many. */
export async function deleteIdempotencyKeys(trx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
