import { beforePath, clientLink, type Language, screens } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { invalid } from '../core/errors.ts'
import { sameText } from '../core/secrets/same-text.ts'
import { insertReminderStop, wantsNoReminders } from '../db/queries/requests/reminder-stops.ts'
import { mailboxKey, mailboxKeys } from './mailbox-key.ts'
import { type OutgoingMail, postMail, type Transaction } from './outgoing-mail.ts'

const purpose = 'reminder-stop'

/** The parts of a reminder that its template writes. */
type Letter = Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'language'>

interface Reminded {
  email: string
  language: Language
}

interface Reminder {
  /** Writes the letter with that link, which ends the reminders. */
  write(stopLink: string): Letter
  /** Time after which it is not worth sending, ms. */
  lifeMs: number
}

/**
 * Posts a reminder, unless its mailbox wants none; returns true when it was posted. Its link ends the reminders, and so
 * does one press in the mail program.
 */
export async function postReminder(
  context: Context,
  trx: Transaction,
  { email, language }: Reminded,
  { write, lifeMs }: Reminder,
): Promise<boolean> {
  if (email === '' || (await wantsNoReminders(trx, mailboxKeys(context, email)))) return false
  const { stopLink, unsubscribeLink } = stopLinks(context, email, language)
  const mail = { ...write(stopLink), recipient: email, lifeMs, unsubscribeLink }
  await postMail(context, trx, mail, context.clock())
  return true
}

/**
 * Two ways for the reader of a mailbox to end its reminders: a link to a screen, and an address that a mail program
 * posts to. Both name the mailbox without its address, signed.
 */
export function stopLinks(
  context: Pick<Context, 'hashSecret' | 'config'>,
  email: string,
  language: Language = 'en',
): { stopLink: string; unsubscribeLink: string } {
  const key = mailboxKey(context, email)
  const address = screens.stopReminders.to({ token: `${key}.${context.hashSecret(purpose, key)}` })
  const { publicUrl } = context.config
  return {
    stopLink: publicUrl + clientLink(address, language),
    // The screen's address without its hash: a browser that opens it is redirected to the screen.
    unsubscribeLink: publicUrl + beforePath(language) + address,
  }
}

/** Ends the reminders to the mailbox of such a link. Throws `invalid` for a token that is not ours. */
export async function stopRemindersTo(context: Context, token: string): Promise<void> {
  const [, key, signature] = /^([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(token) ?? []
  if (key === undefined || signature === undefined) throw invalid('linkIncomplete')
  const right = context.hashSecret.each(purpose, key)
  if (!right.some((one) => sameText(one, signature))) throw invalid('linkIncomplete')
  await context.db.note((trx) => insertReminderStop(trx, key, context.clock()))
}
