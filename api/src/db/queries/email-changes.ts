import type { Reader, Writer } from '../database.ts'
import type { EmailChangeRow } from '../schema.ts'

/** The one of the two mailboxes to which a link was mailed. */
export type Mailbox = 'old' | 'new'
/** Purpose of a link: to agree or stop at one of the mailboxes, or to undo a change that was made. */
export type ChangeLink = Mailbox | 'undo'

/** Stores a change in place of the account's one before. */
export async function replaceEmailChange(
  trx: Writer,
  change: Omit<EmailChangeRow, 'undoTokenHash'>,
): Promise<void> {
  await deleteEmailChange(trx, change.accountId)
  await trx.insertInto('emailChanges').values(change).execute()
}

export function findEmailChange(db: Reader, accountId: string): Promise<EmailChangeRow | undefined> {
  return db.selectFrom('emailChanges').selectAll().where('accountId', '=', accountId).executeTakeFirst()
}

/** The change that a link's token belongs to, by one of its hashes, and what the link is for. */
export async function findEmailChangeByToken(
  db: Reader,
  tokenHashes: readonly string[],
): Promise<{ change: EmailChangeRow; link: ChangeLink } | undefined> {
  const change = await db
    .selectFrom('emailChanges')
    .selectAll()
    .where((row) =>
      row.or([
        row('oldTokenHash', 'in', tokenHashes),
        row('newTokenHash', 'in', tokenHashes),
        row('undoTokenHash', 'in', tokenHashes),
      ]),
    )
    .executeTakeFirst()
  if (!change) return undefined
  if (change.undoTokenHash !== null && tokenHashes.includes(change.undoTokenHash))
    return { change, link: 'undo' }
  return { change, link: tokenHashes.includes(change.oldTokenHash) ? 'old' : 'new' }
}

/** Accounts whose new mailbox confirmed a change at `before` or earlier, and which nobody has stopped since. */
export async function listDueEmailChanges(db: Reader, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('emailChanges')
    .select('accountId')
    .where('changedAt', 'is', null)
    .where('newConfirmedAt', '<=', before)
    .limit(1000)
    .execute()
  return rows.map(({ accountId }) => accountId)
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
