import type { Reader } from '../database.ts'
import type { SessionRow } from '../schema.ts'

/** Stores a session. Times are ms. */
export async function insertSession(trx: Reader, session: SessionRow): Promise<void> {
  await trx.insertInto('sessions').values(session).execute()
}

/** The session of that token's hash, expired or not. */
export function findSession(db: Reader, tokenHash: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()
}

/** Notes that the session was used. False when it has gone. */
export async function touchSession(trx: Reader, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends one session. False when there was none. */
export async function deleteSession(trx: Reader, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a company; answers how many. */
export async function deleteSessionsOf(trx: Reader, userId: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('sessions').where('userId', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes sessions past their absolute end; answers how many. */
export async function deleteExpiredSessions(trx: Reader, now: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('sessions').where('expiresAt', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}
