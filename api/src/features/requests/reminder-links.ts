import { clientLink, type Language, screens } from '@tameer/contract'
import { mailboxKey } from '../../access/mailbox-key.ts'
import type { Context } from '../../context/context.ts'
import { invalid } from '../../core/errors.ts'
import { sameText } from '../../core/same-text.ts'
import { insertReminderStop } from '../../db/queries/reminder-stops.ts'

const purpose = 'reminder-stop'

/** The link with which the reader of a mailbox ends its reminders. It names the mailbox without its address, signed. */
export function stopLink(
  context: Pick<Context, 'hashSecret' | 'config'>,
  address: string,
  language: Language = 'en',
): string {
  const key = mailboxKey(context, address)
  const token = `${key}.${context.hashSecret(purpose, key)}`
  return context.config.publicUrl + clientLink(screens.stopReminders.to({ token }), language)
}

/** Ends the reminders to the mailbox of such a link. Throws `invalid` for a token that is none of ours. */
export async function stopRemindersTo(context: Context, token: string): Promise<void> {
  const [, key, signature] = /^([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(token) ?? []
  if (key === undefined || signature === undefined) throw invalid('linkIncomplete')
  const right = context.hashSecret.each(purpose, key)
  if (!right.some((one) => sameText(one, signature))) throw invalid('linkIncomplete')
  await context.db.note((trx) => insertReminderStop(trx, key, context.clock()))
}
