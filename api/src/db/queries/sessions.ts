import type { Role } from '@tameer/contract'
import type { Insertable } from 'kysely'
import type { Reader, Writer } from '../database.ts'
import { type Schema, type SessionRow, suspended } from '../schema.ts'

/** Of one account: more than anybody has devices. */
const mostSessions = 50

/** Stores a session; of its account's the newest 50 stay, and the others end. Times are ms. */
export async function insertSession(trx: Writer, session: Insertable<Schema['sessions']>): Promise<void> {
  await trx.insertInto('sessions').values(session).execute()
  const newest = trx
    .selectFrom('sessions')
    .select('tokenHash')
    .where('accountId', '=', session.accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions)
  await trx
    .deleteFrom('sessions')
    .where('accountId', '=', session.accountId)
    .where('tokenHash', '!=', session.tokenHash)
    .where('tokenHash', 'not in', newest)
    .execute()
}

/** A session with what its account is; `companyId` is null unless it is a company's, `operatorId` unless it has a place at the desk. */
export type FoundSession = SessionRow & { role: Role; companyId: string | null; operatorId: string | null }

/** The session whose token has one of these hashes, expired or not. A suspended company has none, whatever is stored. */
export function findSession(db: Reader, tokenHashes: readonly string[]): Promise<FoundSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('companies', 'companies.accountId', 'accounts.id')
    .leftJoin('operators', 'operators.accountId', 'accounts.id')
    .selectAll('sessions')
    .select(['accounts.role', 'companies.id as companyId', 'operators.accountId as operatorId'])
    .where('sessions.tokenHash', 'in', tokenHashes)
    .where((row) => row(row.fn.coalesce('companies.restricted', row.lit(0)), '!=', row.lit(suspended)))
    .executeTakeFirst()
}

/** Notes that the session was used. False when it has gone. */
export async function touchSession(trx: Writer, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that the session's owner gave a code; it lasts `maxMs` from its beginning. Times are ms. False when it has gone. */
export async function noteCode(
  trx: Writer,
  tokenHash: string,
  { codeAt, maxMs }: { codeAt: number; maxMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set((eb) => ({ codeAt, expiresAt: eb('createdAt', '+', maxMs) }))
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends one session. False when there was none. */
export async function deleteSession(trx: Writer, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which of an account's sessions have neither ended nor lain idle since `idleSince`, ms; last used first. */
export function listSessionsOf(
  db: Reader,
  accountId: string,
  { now, idleSince }: { now: number; idleSince: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', idleSince)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends the account's session of that id. False when it has none such. */
export async function deleteSessionOf(trx: Writer, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of an account, or all but the one of `keep`, a token's hash; returns how many. */
export async function deleteSessionsOf(trx: Writer, accountId: string, keep?: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .$if(keep !== undefined, (query) => query.where('tokenHash', '!=', keep ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes sessions past their absolute end; returns how many. */
export async function deleteExpiredSessions(trx: Writer, now: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('sessions').where('expiresAt', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}
