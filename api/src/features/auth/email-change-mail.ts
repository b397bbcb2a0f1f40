import { clientLink, type Language, screens } from '@tameer/contract'
import { mailboxKey } from '../../access/mailbox-key.ts'
import { postMail, takeMailPlace } from '../../access/outgoing-mail.ts'
import type { Context } from '../../context/context.ts'
import { AppError } from '../../core/errors.ts'
import { randomToken } from '../../core/random.ts'
import type { Mailbox } from '../../db/queries/email-changes.ts'
import { addressChangedMail, changeAskedMail, newAddressMail } from '../../mail/templates/email-change.ts'

type Transaction = Parameters<typeof postMail>[1]

/** Purpose that goes into the hash of these links' tokens. */
export const changePurpose = 'email-change'
const linkHours = 24
/** Time for which a link works and the outcome of a change is kept, ms. */
export const changeMs = linkHours * 60 * 60_000

interface Addresses {
  /** Name of the company. */
  name: string
  oldEmail: string
  newEmail: string
  language: Language
}

/** A link as it is stored, and the mail that carries it. */
interface MailedLink {
  tokenHash: string
  mailId: string
}

/** Mails a link to each of these mailboxes, or to none of them. Throws `too-many-requests`. */
export async function mailChangeLinks<To extends Mailbox>(
  context: Context,
  trx: Transaction,
  { name, oldEmail, newEmail, language }: Addresses,
  mailboxes: readonly To[],
): Promise<Record<To, MailedLink>> {
  const emails = { old: oldEmail, new: newEmail }
  const keyOf = (mailbox: Mailbox) => mailboxKey(context, emails[mailbox])
  const links: Partial<Record<To, MailedLink>> = {}
  // Always in the same order: two changes that lock the same mailboxes must not deadlock.
  for (const mailbox of mailboxes.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
    const dueAt = await takeMailPlace(context, trx, emails[mailbox], { wait: false })
    // Thrown inside the transaction, so that nothing of the change is stored.
    if (dueAt === undefined) throw new AppError('too-many-requests', 'tooManyMails', { retryAfterS: 3600 })
    const token = randomToken()
    const link = context.config.publicUrl + clientLink(screens.changeEmail.to({ token, mailbox }), language)
    const facts = { language, name, link, hours: linkHours }
    const letter = mailbox === 'old' ? changeAskedMail({ ...facts, newEmail }) : newAddressMail(facts)
    const mail = { ...letter, recipient: emails[mailbox], lifeMs: changeMs }
    const mailId = await postMail(context, trx, mail, dueAt)
    links[mailbox] = { tokenHash: context.hashSecret(changePurpose, token), mailId }
  }
  return links as Record<To, MailedLink>
}

/** Tells the old mailbox that the address was changed. Returns the mail's id. */
export async function mailChanged(
  context: Context,
  trx: Transaction,
  { name, oldEmail, newEmail, language }: Addresses,
): Promise<string> {
  const now = context.clock()
  const helpEmail = context.config.contactEmail
  const letter = addressChangedMail({ language, name, newEmail, at: now, helpEmail })
  // Over the mailbox's limit the mail is delayed, never dropped: it may be the owner's only warning.
  const dueAt = await takeMailPlace(context, trx, oldEmail, { wait: true })
  return postMail(context, trx, { ...letter, recipient: oldEmail, lifeMs: changeMs }, dueAt ?? now)
}
