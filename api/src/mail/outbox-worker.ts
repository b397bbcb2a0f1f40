import type { Clock } from '../core/clock.ts'
import { logger } from '../core/log.ts'
import { jitter } from '../core/random.ts'
import type { Mail, Mailer } from './mailer.ts'

/** A mail waiting in the outbox. */
export interface WaitingMail extends Mail {
  /** Attempts already made. */
  attempts: number
}

/** Where waiting mail is kept. Times are ms. */
export interface MailQueue {
  listDue(now: number, limit: number): Promise<WaitingMail[]>
  markSent(id: string, now: number): Promise<void>
  markFailed(id: string, failure: { error: string; nextAttemptAt: number }): Promise<void>
  /** Removes what was sent or is no longer worth sending. */
  dropUseless(now: number): Promise<void>
}

export interface OutboxWorker {
  /** Sends what is due now; rounds never overlap. Never rejects. */
  round(): Promise<void>
  start(): void
  /** Starts no further round and waits for the one under way. */
  stop(): Promise<void>
}

const lookEveryMs = 2000
const tidyEveryMs = 10 * 60_000
const atOnce = 20
const firstRetryMs = 5000
const longestRetryMs = 15 * 60_000

/** Time to the next attempt after `attempts` failed ones, in ms: doubling, bounded, spread. */
export function retryDelay(attempts: number, spread = jitter()): number {
  return Math.round(Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs) * spread)
}

/** Sends the outbox's mail, trying again after failures until a mail is useless. */
export function createOutboxWorker(queue: MailQueue, mailer: Mailer, clock: Clock): OutboxWorker {
  const log = logger('mail')
  let underWay: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let tidiedAt = 0

  async function deliver(mail: WaitingMail): Promise<void> {
    try {
      await mailer.send(mail)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const nextAttemptAt = clock() + retryDelay(mail.attempts + 1)
      await queue.markFailed(mail.id, { error: reason, nextAttemptAt })
      log.warn({ mail: mail.id, attempt: mail.attempts + 1, reason }, 'mail not taken, trying again later')
      return
    }
    await queue.markSent(mail.id, clock())
  }

  async function sendDue(): Promise<void> {
    try {
      const due = await queue.listDue(clock(), atOnce)
      for (const mail of due) await deliver(mail)
      if (due.length === 0 && clock() - tidiedAt < tidyEveryMs) return
      await queue.dropUseless(clock())
      tidiedAt = clock()
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be worked on')
    }
  }

  function round(): Promise<void> {
    underWay ??= sendDue().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    round,
    start() {
      timer ??= setInterval(() => void round(), lookEveryMs).unref()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await underWay
    },
  }
}
