import type { Reader, Writer } from '../../database.ts'
import type { EmailChangeRow, EmailUndoRow } from '../../schema.ts'
import { emailKey } from './accounts.ts'

/** Stores a change in place of the account's one before. */
export async function replaceEmailChange(trx: Writer, change: EmailChangeRow): Promise<void> {
  await deleteEmailChange(trx, change.accountId)
  await trx.insertInto('emailChanges').values(change).execute()
}

export function findEmailChange(db: Reader, accountId: string): Promise<EmailChangeRow | undefined> {
  return db.selectFrom('emailChanges').selectAll().where('accountId', '=', accountId).executeTakeFirst()
}

/** The change of a link's token, by one of its hashes, unless the link has expired. */
export function findEmailChangeByToken(
  db: Reader,
  tokenHashes: readonly string[],
  now: number,
): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom('emailChanges')
    .selectAll()
    .where('tokenHash', 'in', tokenHashes)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Changes the given fields of the account's change. */
export async function updateEmailChange(
  trx: Writer,
  accountId: string,
  changes: Partial<Omit<EmailChangeRow, 'accountId'>>,
): Promise<void> {
  await trx.updateTable('emailChanges').set(changes).where('accountId', '=', accountId).execute()
}

export async function deleteEmailChange(trx: Writer, accountId: string): Promise<void> {
  await trx.deleteFrom('emailChanges').where('accountId', '=', accountId).execute()
}

/** Stores a link that gives an account its address back. */
export async function insertEmailUndo(trx: Writer, undo: Omit<EmailUndoRow, 'emailKey'>): Promise<void> {
  await trx
    .insertInto('emailUndos')
    .values({ ...undo, emailKey: emailKey(undo.email) })
    .execute()
}

/** The link of a token, by one of its hashes, unless it has expired. */
export function findEmailUndo(
  db: Reader,
  tokenHashes: readonly string[],
  now: number,
): Promise<EmailUndoRow | undefined> {
  return db
    .selectFrom('emailUndos')
    .selectAll()
    .where('tokenHash', 'in', tokenHashes)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** All links that give an account an address back, the oldest first. */
export function listEmailUndos(db: Reader, accountId: string): Promise<EmailUndoRow[]> {
  return db
    .selectFrom('emailUndos')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('expiresAt')
    .execute()
}

/** Sets the mail that is deleted together with a link. */
export async function setUndoMail(trx: Writer, tokenHash: string, mailId: string): Promise<void> {
  await trx.updateTable('emailUndos').set({ mailId }).where('tokenHash', '=', tokenHash).execute()
}

/** Deletes the account's links that are of later changes than this one; returns the ids of their mails. */
export async function deleteLaterUndos(
  trx: Writer,
  { accountId, expiresAt }: Pick<EmailUndoRow, 'accountId' | 'expiresAt'>,
): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('emailUndos')
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', expiresAt)
    .returning('mailId')
    .execute()
  return deleted.map(({ mailId }) => mailId)
}

/** Deletes changes and links that have expired; returns how many. */
export async function deleteExpiredEmailChanges(trx: Writer, now: number): Promise<number> {
  const changes = await trx.deleteFrom('emailChanges').where('expiresAt', '<=', now).executeTakeFirst()
  const undos = await trx.deleteFrom('emailUndos').where('expiresAt', '<=', now).executeTakeFirst()
  return Number(changes.numDeletedRows + undos.numDeletedRows)
}
