import type { Reader } from '../database.ts'
import type { MailRow } from '../schema.ts'

export interface NewMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  now: number
  /** Not before this, ms; at once when left out. */
  dueAt?: number | undefined
  /** After this it is not worth sending, ms. */
  expiresAt: number
}

const maxErrorLength = 2000

/** Puts a mail into the outbox. */
export async function enqueueMail(trx: Reader, { now, dueAt = now, ...mail }: NewMail): Promise<void> {
  await trx
    .insertInto('mailOutbox')
    .values({ ...mail, nextAttemptAt: dueAt, sentAt: null, lastError: null, createdAt: now })
    .execute()
}

/** Mails whose time has come, longest waiting first. */
export function listDueMails(db: Reader, now: number, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom('mailOutbox')
    .selectAll()
    .where('sentAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .where('expiresAt', '>', now)
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** When the mail was written that waits longest of those due or tried already, ms; undefined when none waits. */
export async function oldestWaitingMail(db: Reader, now: number): Promise<number | undefined> {
  const oldest = await db
    .selectFrom('mailOutbox')
    .select('createdAt')
    .where('sentAt', 'is', null)
    .where('expiresAt', '>', now)
    .where((row) => row.or([row('nextAttemptAt', '<=', now), row('attempts', '>', 0)]))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return oldest?.createdAt
}

/** Notes that the mail was handed over. False when it has gone or was sent already. */
export async function markSent(trx: Reader, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailOutbox')
    .set((row) => ({ sentAt: now, attempts: row('attempts', '+', 1), lastError: null }))
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes a failed attempt and when to try again, ms. */
export async function markFailed(
  trx: Reader,
  id: string,
  failure: { error: string; nextAttemptAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailOutbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      nextAttemptAt: failure.nextAttemptAt,
      lastError: failure.error.slice(0, maxErrorLength),
    }))
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes mails that were sent (they may hold reset codes) or came too late; answers how many. */
export async function deleteUselessMails(trx: Reader, now: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailOutbox')
    .where((row) => row.or([row('sentAt', 'is not', null), row('expiresAt', '<=', now)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes whatever waits for a mailbox; answers how many. */
export async function deleteMailsTo(trx: Reader, recipient: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailOutbox')
    .where('recipient', '=', recipient)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
