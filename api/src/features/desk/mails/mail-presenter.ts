import type { DeskJob, DeskMail } from '@tameer/contract'
import type { MailHead } from '../../../db/queries/desk-mails.ts'
import type { JobRunRow } from '../../../db/schema.ts'

/** A job rests between two looks, and waits until its server has settled. */
const lateMs = 20 * 60_000
/** No date is later, ms: a job that is to run once has its next time behind it. */
const lastTime = 8.64e15

/** A waiting mail as operators see it: never its text. */
export function presentMail(row: MailHead, now: number): DeskMail {
  const { id, recipient, subject, attempts, lastError, createdAt, nextAttemptAt, expiresAt } = row
  return {
    ...{ id, recipient, subject, attempts, lastError, sending: row.claimedUntil > now },
    ...{ createdAt: timeOf(createdAt), nextAttemptAt: timeOf(nextAttemptAt), expiresAt: timeOf(expiresAt) },
  }
}

/** A job as operators see it. */
export function presentJob({ name, finishedAt, nextAt, heldUntil }: JobRunRow, now: number): DeskJob {
  const running = heldUntil > now
  return {
    ...{ name, running, late: !running && nextAt < now - lateMs },
    ...{
      finishedAt: finishedAt === null ? null : timeOf(finishedAt),
      nextAt: nextAt > lastTime ? null : timeOf(nextAt),
    },
  }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString()
}
