import type { Role } from '@tameer/contract'
import type { Insertable } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import { type Schema, type SessionRow, suspended } from '../../schema.ts'

/** Sessions of one account: more than anybody has devices. */
const mostSessions = 50

/** Stores a session; the newest 50 of its account stay, and the others end. Times are ms. */
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

/**
 * A session with the role of its account; `companyId` is null unless it is a company's, `operatorId` unless it belongs
 * to an operator.
 */
export type FoundSession = SessionRow & { role: Role; companyId: string | null; operatorId: string | null }

/** The session whose token has one of these hashes, expired or not. Sessions of a suspended company are never found. */
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

/** Records a use of the session. Returns false when it was deleted. */
export async function touchSession(trx: Writer, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Records that the session's owner gave a code; the session lasts `maxMs` from its beginning. Times are ms. Returns
 * false when it was deleted.
 */
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

/** Ends one session. Returns false when there was none. */
export async function deleteSession(trx: Writer, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** An account's sessions that have neither ended nor been idle since `idleSince`, ms; last used first. */
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

/** Ends the account's session with that id. Returns false when it has none. */
export async function deleteSessionOf(trx: Writer, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of an account, except the one with the token hash `keep`; returns how many. */
export async function deleteSessionsOf(trx: Writer, accountId: string, keep?: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .$if(keep !== undefined, (query) => query.where('tokenHash', '!=', keep ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes sessions past their absolute end; returns how many. */
export async function deleteExpiredSessions(trx: Writer, now: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('sessions').where('expiresAt', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}
