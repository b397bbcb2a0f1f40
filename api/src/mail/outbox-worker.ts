import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../core/clock.ts'
import { tell } from '../core/errors.ts'
import { countEvent, noteEvent } from '../core/events.ts'
import { logger } from '../core/log.ts'
import { jitter } from '../core/secrets/random.ts'
import type { Mail, Mailer } from './mailer.ts'
import { MailRefused } from './refusal.ts'

/** A mail waiting in the outbox. */
export interface WaitingMail extends Mail {
  /** Attempts already made. */
  attempts: number
}

/** The queue of waiting mails, as one of several workers sees it. Times are ms. */
export interface MailQueue {
  /** Claims due mails for this worker alone until that time, longest waiting first. */
  claim(limit: number, times: { now: number; until: number }): Promise<WaitingMail[]>
  /**
   * Keeps claimed mails until that time. Returns the ids that are still this worker's: another worker may have the
   * rest.
   */
  hold(ids: string[], until: number): Promise<string[]>
  /** Gives claimed mails back without an attempt: any worker may claim them at once. */
  release(ids: string[]): Promise<void>
  markSent(id: string, now: number): Promise<void>
  /** Records a failed attempt and gives the mail back for the next one. */
  markFailed(id: string, failure: { error: string; nextAttemptAt: number }): Promise<void>
  /** Removes a mail of this worker that the mail server will never take. */
  drop(id: string): Promise<void>
  /** Removes mails that were sent or are no longer worth sending. */
  dropUseless(now: number): Promise<void>
}

export interface OutboxWorker {
  /** Sends the mails that are due; rounds never overlap. Never rejects. */
  round(): Promise<void>
  start(): void
  /**
   * Starts no further round, waits a while for the mail being sent and gives the others back. If the mail server does
   * not come to an end, another worker gets them when the claim has ended.
   */
  stop(): Promise<void>
}

const lookEveryMs = 2000
const tidyEveryMs = 10 * 60_000
const atOnce = 20
const firstRetryMs = 5000
const longestRetryMs = 15 * 60_000

/** Time for which a stop waits for the mail being sent, ms. */
const partingMs = 5000

/**
 * Time for which a claim holds without a sign of life, ms: mails of a server that died wait as long for another one.
 */
export const claimMs = 45_000
const renewEveryMs = 15_000

/** Time to the next attempt after `attempts` failed ones, in ms: exponential backoff with an upper bound and jitter. */
export function retryDelay(attempts: number, spread = jitter()): number {
  return Math.round(Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs) * spread)
}

/**
 * Sends the mails of the outbox, with retries until a mail is no longer worth sending. Any number of workers may share
 * one outbox.
 */
export function createOutboxWorker(queue: MailQueue, mailer: Mailer, clock: Clock): OutboxWorker {
  const log = logger('mail')
  const tellFailure = tell((err) => log.error({ err }, 'the outbox cannot be worked on'))
  /** Mails that were sent but not yet recorded in the database: this worker never sends them again. */
  const unnoted = new Set<string>()
  let underWay: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  let tidiedAt = 0

  async function noteSent(): Promise<void> {
    for (const id of unnoted) {
      await queue.markSent(id, clock())
      unnoted.delete(id)
    }
  }

  async function deliver(mail: WaitingMail): Promise<void> {
    try {
      await mailer.send(mail)
    } catch (error) {
      if (error instanceof MailRefused) {
        await queue.drop(mail.id)
        return tellNotTaken(mail, 'mail-refused', error.message)
      }
      const reason = error instanceof Error ? error.message : String(error)
      const nextAttemptAt = clock() + retryDelay(mail.attempts + 1)
      await queue.markFailed(mail.id, { error: reason, nextAttemptAt })
      return tellNotTaken(mail, 'mail-failed', reason)
    }
    unnoted.add(mail.id)
    countEvent('mail-sent')
    await noteSent()
  }

  /** Returns how many mails were claimed. */
  async function sendClaimed(): Promise<number> {
    const until = clock() + claimMs
    const mails = await queue.claim(atOnce, { now: clock(), until })
    const ids = mails.map(({ id }) => id)
    let begun = 0
    // Includes the mail being sent: a mail server may take its time.
    const claim = keepClaim(queue, clock, { until, ids: () => ids.slice(Math.max(0, begun - 1)) })
    try {
      for (const mail of mails) {
        if (stopping || !claim.holds(mail.id)) break
        begun += 1
        await deliver(mail)
      }
    } finally {
      await claim.end()
      if (begun < mails.length) await queue.release(ids.slice(begun))
    }
    return mails.length
  }

  async function sendDue(): Promise<void> {
    try {
      await noteSent()
      if ((await sendClaimed()) === 0 && clock() - tidiedAt < tidyEveryMs) return
      await queue.dropUseless(clock())
      tidiedAt = clock()
    } catch (error) {
      tellFailure(error)
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
      stopping = false
      timer ??= setInterval(() => void round(), lookEveryMs).unref()
    },
    async stop() {
      stopping = true
      clearInterval(timer)
      timer = undefined
      await Promise.race([underWay, pause(partingMs, undefined, { ref: false })])
    },
  }
}

/** Log messages for a mail that the mail server did not take. */
const notTaken = {
  'mail-refused': 'mail refused for good, not tried again',
  'mail-failed': 'mail not taken, trying again later',
}

function tellNotTaken(mail: WaitingMail, event: keyof typeof notTaken, reason: string): void {
  const facts = { mail: mail.id, attempt: mail.attempts + 1, reason }
  noteEvent(logger('mail'), 'warn', event, { ...facts, words: notTaken[event] })
}

interface Claim {
  /** False once its time is over, or when the mail was found to belong to another worker. */
  holds(id: string): boolean
  /** Stops renewing. Resolves when the last renewal is over, so that it cannot undo later changes. */
  end(): Promise<void>
}

/** Renews the claim on the mails `ids` from `until` on, as long as this worker lives and the database is reachable. */
function keepClaim(
  queue: MailQueue,
  clock: Clock,
  { until, ids }: { until: number; ids: () => string[] },
): Claim {
  let heldUntil = until
  let held = new Set(ids())
  let renewal: Promise<void> | undefined
  const renew = async () => {
    const renewed = clock() + claimMs
    try {
      held = new Set(await queue.hold(ids(), renewed))
      heldUntil = renewed
    } catch (error) {
      tell((err) => logger('mail').warn({ err }, 'mails could not be held'))(error)
    }
  }
  const timer = setInterval(() => {
    renewal ??= renew().finally(() => {
      renewal = undefined
    })
  }, renewEveryMs).unref()
  return {
    holds: (id) => held.has(id) && clock() < heldUntil,
    async end() {
      clearInterval(timer)
      await renewal
    },
  }
}
