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

/** Which of a company's sessions have neither ended nor lain idle since `idleSince`, ms; last used first. */
export function listSessionsOf(
  db: Reader,
  userId: string,
  { now, idleSince }: { now: number; idleSince: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', idleSince)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends the company's session of that id. False when it has none such. */
export async function deleteSessionOf(trx: Reader, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a company, or all but the one of `keep`, a token's hash; returns how many. */
export async function deleteSessionsOf(trx: Reader, userId: string, keep?: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(keep !== undefined, (query) => query.where('tokenHash', '!=', keep ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes sessions past their absolute end; returns how many. */
export async function deleteExpiredSessions(trx: Reader, now: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('sessions').where('expiresAt', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}
