import type { Language } from '@tameer/contract'
import { engineOf, type Reader, type Writer } from '../database.ts'
import type { MailRow } from '../schema.ts'

export interface NewMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  language?: Language | undefined
  /** Of a reminder: the address with which a mail program ends the reminders at one press. */
  unsubscribeLink?: string | undefined
  now: number
  /** The mail is not sent before this time, ms; by default it is due at once. */
  dueAt?: number | undefined
  /** The mail is not worth sending after this time, ms. */
  expiresAt: number
}

const maxErrorLength = 2000

/** Puts a mail into the outbox. */
export async function enqueueMail(trx: Writer, { now, dueAt = now, ...mail }: NewMail): Promise<void> {
  await trx
    .insertInto('mailOutbox')
    .values({ ...mail, nextAttemptAt: dueAt, sentAt: null, lastError: null, createdAt: now })
    .execute()
}

/** The worker that claims mails, and the end of its claim, ms. */
export interface MailClaim {
  owner: string
  now: number
  until: number
}

/** Mails that are due and that no worker is sending, longest waiting first. */
export function listDueMails(db: Reader, now: number, limit: number): Promise<MailRow[]> {
  return dueMails(db, now, limit).execute()
}

/**
 * Claims due mails for one worker alone, longest waiting first. Workers that claim at the same moment get different
 * mails.
 */
export async function claimDueMails(
  trx: Writer,
  { owner, now, until }: MailClaim,
  limit: number,
): Promise<MailRow[]> {
  const due = dueMails(trx, now, limit)
  // SQLite has one writer at a time: no other worker is choosing.
  const mails = await (engineOf(trx) === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
  if (mails.length === 0) return []
  await trx
    .updateTable('mailOutbox')
    .set({ claimedBy: owner, claimedUntil: until })
    .where(
      'id',
      'in',
      mails.map(({ id }) => id),
    )
    .execute()
  return mails
}

/**
 * Moves the end of the owner's claims: later, or to 0, so that others may send the mails at once. Returns the ids of
 * the mails that were still the owner's.
 */
export async function holdMails(
  trx: Writer,
  owner: string,
  { ids, until }: { ids: readonly string[]; until: number },
): Promise<string[]> {
  if (ids.length === 0) return []
  const held = await trx
    .updateTable('mailOutbox')
    .set({ claimedUntil: until })
    .where('id', 'in', ids)
    .where('claimedBy', '=', owner)
    .returning('id')
    .execute()
  return held.map(({ id }) => id)
}

function dueMails(db: Reader, now: number, limit: number) {
  return db
    .selectFrom('mailOutbox')
    .selectAll()
    .where('sentAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .where('claimedUntil', '<=', now)
    .where('expiresAt', '>', now)
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(limit)
}

/** The time of writing of the oldest waiting mail that is due or was tried, ms; undefined when none waits. */
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

/**
 * Records that the mail was sent, even if another worker has claimed it by now. Returns false when it was deleted or
 * marked as sent already.
 */
export async function markSent(trx: Writer, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailOutbox')
    .set((row) => ({ sentAt: now, attempts: row('attempts', '+', 1), lastError: null }))
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Records the owner's failed attempt and the time of the next, ms. Returns false when another worker has claimed the
 * mail since.
 */
export async function markFailed(
  trx: Writer,
  id: string,
  failure: { owner: string; error: string; nextAttemptAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailOutbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      nextAttemptAt: failure.nextAttemptAt,
      lastError: failure.error.slice(0, maxErrorLength),
      claimedUntil: 0,
    }))
    .where('id', '=', id)
    .where('claimedBy', '=', failure.owner)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the owner's unsent mail. Returns false when another worker has claimed it since. */
export async function deleteMail(trx: Writer, id: string, owner: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailOutbox')
    .where('id', '=', id)
    .where('claimedBy', '=', owner)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes those of these mails that still wait. */
export async function deleteMails(trx: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('mailOutbox').where('id', 'in', ids).execute()
}

/** Deletes mails that were sent (they may hold reset codes) or are too late; returns how many. */
export async function deleteUselessMails(trx: Writer, now: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailOutbox')
    .where((row) => row.or([row('sentAt', 'is not', null), row('expiresAt', '<=', now)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes mails whose text contains one of these ids, as their links do. */
export async function deleteMailsAbout(trx: Writer, ids: readonly string[]): Promise<void> {
  for (const id of ids) await trx.deleteFrom('mailOutbox').where('text', 'like', `%${id}%`).execute()
}

/** Deletes the mails to a mailbox whose text contains that id. */
export async function deleteMailsToAbout(trx: Writer, recipient: string, id: string): Promise<void> {
  await trx
    .deleteFrom('mailOutbox')
    .where('recipient', '=', recipient)
    .where('text', 'like', `%${id}%`)
    .execute()
}

/** Deletes all waiting mails to a mailbox; returns how many. */
export async function deleteMailsTo(trx: Writer, recipient: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailOutbox')
    .where('recipient', '=', recipient)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** A mail without its text. */
export type OutgoingMailRow = Pick<
  MailRow,
  'id' | 'subject' | 'createdAt' | 'sentAt' | 'attempts' | 'lastError'
>

/** The newest stored mails to a mailbox, without their texts. */
export function listMailsTo(db: Reader, recipient: string, most: number): Promise<OutgoingMailRow[]> {
  return db
    .selectFrom('mailOutbox')
    .select(['id', 'subject', 'createdAt', 'sentAt', 'attempts', 'lastError'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Number of waiting mails that are due or were tried, and of those that were refused at least once. */
export async function countWaitingMails(
  db: Reader,
  now: number,
): Promise<{ waiting: number; failed: number }> {
  const row = await db
    .selectFrom('mailOutbox')
    .select((mail) => [
      mail.fn.countAll<number>().as('waiting'),
      mail.fn.count<number>(mail.case().when('attempts', '>', 0).then(1).end()).as('failed'),
    ])
    .where('sentAt', 'is', null)
    .where('expiresAt', '>', now)
    .where((mail) => mail.or([mail('nextAttemptAt', '<=', now), mail('attempts', '>', 0)]))
    .executeTakeFirstOrThrow()
  return { waiting: Number(row.waiting), failed: Number(row.failed) }
}
