import type { DeskJob, DeskMail } from '@tameer/contract'
import type { MailHead } from '../../../db/queries/desk-mails.ts'
import type { JobRunRow } from '../../../db/schema.ts'

/** Delay after which a job counts as late, ms: jobs pause between two runs, and wait until their server has settled. */
const lateMs = 20 * 60_000
/** Latest time that a `Date` can hold, ms. A job that runs only once has its next time after it. */
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
