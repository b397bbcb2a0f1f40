import type { Reader, Writer } from '../database.ts'
import type { RateLimitRow } from '../schema.ts'

/** Unexpired counts under these keys. */
export async function listRateLimits(db: Reader, keys: string[], now: number): Promise<RateLimitRow[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('rateLimits')
    .selectAll()
    .where('key', 'in', keys)
    .where('expiresAt', '>', now)
    .execute()
}

/**
 * The row of a key, created empty if there was none or it had expired, and locked until the transaction ends: of many
 * concurrent callers each sees the count of the one before it.
 */
export async function holdRateLimit(trx: Writer, key: string, now: number): Promise<RateLimitRow> {
  const row = await trx
    .insertInto('rateLimits')
    .values({ key, events: '[]', strikes: 0, expiresAt: now })
    // Changes nothing, but locks: an upsert is the one statement that does both on either engine.
    .onConflict((clash) => clash.column('key').doUpdateSet((old) => ({ key: old.ref('excluded.key') })))
    .returningAll()
    .executeTakeFirstOrThrow()
  return row.expiresAt > now ? row : { ...row, events: '[]', strikes: 0 }
}

/** Stores a row that `holdRateLimit` returned. */
export async function saveRateLimit(trx: Writer, { key, ...row }: RateLimitRow): Promise<void> {
  await trx.updateTable('rateLimits').set(row).where('key', '=', key).execute()
}

/** Deletes the counts under these keys. */
export async function deleteRateLimits(trx: Writer, keys: string[]): Promise<void> {
  if (keys.length > 0) await trx.deleteFrom('rateLimits').where('key', 'in', keys).execute()
}

/** Deletes expired rows; returns how many. */
export async function deleteForgottenRateLimits(trx: Writer, now: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('rateLimits')
    .where('expiresAt', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
