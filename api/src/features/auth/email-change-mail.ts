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
/** How long a link works, ms; that of the old mailbox as long as it may still stop the change. */
export const changeMs = linkHours * 60 * 60_000
const objectionDays = 7
/** How long the old mailbox may stop a change that the new one has confirmed, and undo one that was made, ms. */
export const objectionMs = objectionDays * 24 * 60 * 60_000

/** Who asked for a change: the company with its password, or the desk for a company that lost its mailbox. */
export type AskedBy = 'owner' | 'desk'

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
  { name, oldEmail, newEmail, language, askedBy = 'owner' }: Addresses & { askedBy?: AskedBy },
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
    const facts = { language, name, link, hours: linkHours, days: objectionDays, askedBy }
    const letter = mailbox === 'old' ? changeAskedMail({ ...facts, newEmail }) : newAddressMail(facts)
    const mail = { ...letter, recipient: emails[mailbox], lifeMs: changeMs }
    const mailId = await postMail(context, trx, mail, dueAt)
    links[mailbox] = { tokenHash: context.hashSecret(changePurpose, token), mailId }
  }
  return links as Record<To, MailedLink>
}

/** Tells the old mailbox that the address was changed, with a link that undoes it; returns both as they are stored. */
export async function mailChanged(
  context: Context,
  trx: Transaction,
  addresses: Addresses,
): Promise<MailedLink> {
  const token = randomToken()
  const place = clientLink(screens.changeEmail.to({ token, mailbox: 'undo' }), addresses.language)
  const undo = { link: context.config.publicUrl + place, days: objectionDays }
  const mailId = await postChanged(context, trx, addresses, undo)
  return { tokenHash: context.hashSecret(changePurpose, token), mailId }
}

/** Tells the mailbox that is the old one from now on that the change was undone. */
export async function mailUndone(context: Context, trx: Transaction, addresses: Addresses): Promise<void> {
  await postChanged(context, trx, addresses, undefined)
}

async function postChanged(
  context: Context,
  trx: Transaction,
  { name, oldEmail, newEmail, language }: Addresses,
  undo: { link: string; days: number } | undefined,
): Promise<string> {
  const now = context.clock()
  const helpEmail = context.config.contactEmail
  const letter = addressChangedMail({ language, name, newEmail, at: now, helpEmail, undo })
  // At the mailbox's limit it waits rather than being left out: it may be the owner's only warning.
  const dueAt = await takeMailPlace(context, trx, oldEmail, { wait: true })
  return postMail(context, trx, { ...letter, recipient: oldEmail, lifeMs: changeMs }, dueAt ?? now)
}
