import { type ExpressionBuilder, sql } from 'kysely'
import type { Reader, Writer } from '../database.ts'
import type { JobRunRow, MailRow, Schema } from '../schema.ts'
import { countShort } from './short-count.ts'

/** A mail without its text, which may hold codes and keys. */
export type MailHead = Omit<
  MailRow,
  'text' | 'html' | 'language' | 'unsubscribeLink' | 'sentAt' | 'claimedBy'
>

/** The start of a page of the outbox: after this mail. */
export type MailPlace = Pick<MailRow, 'nextAttemptAt' | 'id'>

/**
 * Mails that are neither sent nor useless, the next to be sent first; `failed` selects those that were refused at least
 * once.
 */
export function listWaitingMails(
  db: Reader,
  { now, failed, after }: { now: number; failed: boolean; after: MailPlace | undefined },
  most: number,
): Promise<MailHead[]> {
  let query = waiting(db, now)
  if (failed) query = query.where(wasRefused)
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('nextAttemptAt', 'id'), '>', tuple(after.nextAttemptAt, after.id)),
    )
  }
  return query.orderBy('nextAttemptAt').orderBy('id').limit(most).execute()
}

/** A mail that is neither sent nor useless. */
export function findWaitingMail(db: Reader, id: string, now: number): Promise<MailHead | undefined> {
  return waiting(db, now).where('id', '=', id).executeTakeFirst()
}

/** Numbers of those mails, and of those of them that were refused, each counted up to `maxShortCount`. */
export async function countMailsAtDesk(
  db: Reader,
  now: number,
): Promise<{ waiting: number; failed: number }> {
  // In the list's order, and so from the list's index.
  const mails = waiting(db, now).orderBy('nextAttemptAt').orderBy('id')
  return { waiting: await countShort(db, mails), failed: await countShort(db, mails.where(wasRefused)) }
}

/** Written as the index has it, which a bound number would not match. */
const wasRefused = sql<boolean>`attempts > 0`

function waiting(db: Reader, now: number) {
  return db
    .selectFrom('mailOutbox')
    .select(['id', 'recipient', 'subject', 'attempts', 'lastError', 'createdAt'])
    .select(['nextAttemptAt', 'expiresAt', 'claimedUntil'])
    .where('sentAt', 'is', null)
    .where('expiresAt', '>', now)
}

/** A waiting mail in the state in which somebody saw it. */
export interface SeenMail {
  id: string
  attempts: number
  now: number
}

/** Condition that a mail still waits in the state that was seen: not tried since, and not being sent. */
function asSeen({ id, attempts, now }: SeenMail) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'mailOutbox'>) =>
    and([
      eb('id', '=', id),
      eb('attempts', '=', attempts),
      eb('sentAt', 'is', null),
      eb('claimedUntil', '<=', now),
      eb('expiresAt', '>', now),
    ])
}

/** Makes a mail due at once. Returns false when it was tried since, is being sent, or waits no longer. */
export async function hastenMail(trx: Writer, seen: SeenMail): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailOutbox')
    .set({ nextAttemptAt: seen.now })
    .where(asSeen(seen))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a mail from the outbox. Returns false as `hastenMail` does. */
export async function withdrawMail(trx: Writer, seen: SeenMail): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('mailOutbox').where(asSeen(seen)).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Every job that was ever started. There are only as many as the server has, so the list has no pages. */
export function listJobs(db: Reader): Promise<JobRunRow[]> {
  return db.selectFrom('jobRuns').selectAll().orderBy('name').execute()
}
