import type { Reader, Writer } from '../database.ts'
import type { EmailChangeRow } from '../schema.ts'

/** The one of the two mailboxes to which a link was mailed. */
export type Mailbox = 'old' | 'new'

/** Stores a change in place of the account's previous one. */
export async function replaceEmailChange(trx: Writer, change: EmailChangeRow): Promise<void> {
  await deleteEmailChange(trx, change.accountId)
  await trx.insertInto('emailChanges').values(change).execute()
}

export function findEmailChange(db: Reader, accountId: string): Promise<EmailChangeRow | undefined> {
  return db.selectFrom('emailChanges').selectAll().where('accountId', '=', accountId).executeTakeFirst()
}

/** The change of a link's token, by one of its hashes, and the mailbox it was mailed to. */
export async function findEmailChangeByToken(
  db: Reader,
  tokenHashes: readonly string[],
): Promise<{ change: EmailChangeRow; mailbox: Mailbox } | undefined> {
  const change = await db
    .selectFrom('emailChanges')
    .selectAll()
    .where((row) => row.or([row('oldTokenHash', 'in', tokenHashes), row('newTokenHash', 'in', tokenHashes)]))
    .executeTakeFirst()
  return change && { change, mailbox: tokenHashes.includes(change.oldTokenHash) ? 'old' : 'new' }
}

/** Changes the given fields of the account's change. */
export async function updateEmailChange(
  trx: Writer,
  accountId: string,
  changes: Partial<Omit<EmailChangeRow, 'accountId'>>,
): Promise<void> {
  await trx.updateTable('emailChanges').set(changes).where('accountId', '=', accountId).execute()
}

/** Returns false when there was none. */
export async function deleteEmailChange(trx: Writer, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('emailChanges')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes expired changes, made or not; returns how many. */
export async function deleteExpiredEmailChanges(trx: Writer, now: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('emailChanges')
    .where('expiresAt', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
