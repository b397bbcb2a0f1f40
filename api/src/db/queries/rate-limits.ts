import type { Reader, Writer } from '../database.ts'
import type { RateLimitRow } from '../schema.ts'

/** What is counted under these keys and not yet forgotten. */
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
 * The row of a key, made empty if there was none or it was forgotten, and held until the transaction ends: of many callers
 * at once each sees what the one before it counted.
 */
export async function holdRateLimit(trx: Writer, key: string, now: number): Promise<RateLimitRow> {
  const row = await trx
    .insertInto('rateLimits')
    .values({ key, events: '[]', strikes: 0, expiresAt: now })
    // Changes nothing, and locks: an upsert is the one statement that can do both on either engine.
    .onConflict((clash) => clash.column('key').doUpdateSet((old) => ({ key: old.ref('excluded.key') })))
    .returningAll()
    .executeTakeFirstOrThrow()
  return row.expiresAt > now ? row : { ...row, events: '[]', strikes: 0 }
}

/** Writes back a row that `holdRateLimit` returned. */
export async function saveRateLimit(trx: Writer, { key, ...row }: RateLimitRow): Promise<void> {
  await trx.updateTable('rateLimits').set(row).where('key', '=', key).execute()
}

/** Forgets what is counted under these keys. */
export async function deleteRateLimits(trx: Writer, keys: string[]): Promise<void> {
  if (keys.length > 0) await trx.deleteFrom('rateLimits').where('key', 'in', keys).execute()
}

/** Removes rows that mean nothing any more; returns how many. */
export async function deleteForgottenRateLimits(trx: Writer, now: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('rateLimits')
    .where('expiresAt', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
