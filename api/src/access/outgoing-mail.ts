import type { Language } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { newId } from '../core/secrets/ids.ts'
import { enqueueMail } from '../db/queries/mail-outbox.ts'
import { holdRateLimit, saveRateLimit } from '../db/queries/rate-limits.ts'
import { mailboxKey } from './mailbox-key.ts'

export type Transaction = Parameters<typeof enqueueMail>[0]

/** A mail for the outbox. */
export interface OutgoingMail {
  recipient: string
  subject: string
  text: string
  html: string
  language: Language
  /** Time after which it is not worth sending, ms. */
  lifeMs: number
  /** Of a reminder: the address with which a mail program ends the reminders at one press. */
  unsubscribeLink?: string
}

const hourMs = 60 * 60_000

/**
 * Counts a mail against the mailbox's hourly limit. Returns the time at which it may be sent, ms. At the limit that is
 * later for a mail that can `wait`, and undefined for any other.
 */
export function takeMailPlace(
  context: Context,
  trx: Transaction,
  address: string,
  how: { wait: true },
): Promise<number>
export function takeMailPlace(
  context: Context,
  trx: Transaction,
  address: string,
  how: { wait: boolean },
): Promise<number | undefined>
export async function takeMailPlace(
  context: Context,
  trx: Transaction,
  address: string,
  { wait }: { wait: boolean },
): Promise<number | undefined> {
  const most = context.config.mailsPerHour
  const now = context.clock()
  const row = await holdRateLimit(trx, mailboxKey(context, address), now)
  const times = JSON.parse(row.events) as number[]
  const oldest = times.length < most ? undefined : times.at(-most)
  const at = oldest === undefined ? now : Math.max(now, oldest + hourMs)
  if (at > now && !wait) return undefined
  const kept = [...times, at].slice(-most)
  await saveRateLimit(trx, { ...row, events: JSON.stringify(kept), expiresAt: at + hourMs })
  return at
}

/** Puts a mail into the outbox, due at that time; returns its id. */
export async function postMail(
  context: Context,
  trx: Transaction,
  { lifeMs, ...mail }: OutgoingMail,
  dueAt: number,
): Promise<string> {
  const id = newId()
  const now = context.clock()
  await enqueueMail(trx, { id, ...mail, now, dueAt, expiresAt: dueAt + lifeMs })
  return id
}

/**
 * As `postMail`, as soon as the mailbox may get a mail. At its limit the mail waits rather than being left out: it may be
 * the owner's only warning.
 */
export async function postSoon(context: Context, trx: Transaction, mail: OutgoingMail): Promise<string> {
  return postMail(context, trx, mail, await takeMailPlace(context, trx, mail.recipient, { wait: true }))
}

/** Does the work of `postMail` without a mail: the time of a response must not show if an address has an account. */
export async function pretendMail(
  trx: Transaction,
  mail: Omit<OutgoingMail, 'recipient' | 'language' | 'unsubscribeLink'>,
): Promise<void> {
  const { subject, text, html } = mail
  await enqueueMail(trx, {
    ...{ id: newId(), recipient: 'nobody@localhost', subject, text, html, now: 0, expiresAt: 1 },
  })
}
