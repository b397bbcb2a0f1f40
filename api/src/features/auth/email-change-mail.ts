import { clientLink, type Language, screens } from '@tameer/contract'
import { postMail, postSoon, takeMailPlace } from '../../access/outgoing-mail.ts'
import type { Context } from '../../context/context.ts'
import { AppError } from '../../core/errors.ts'
import { randomToken } from '../../core/secrets/random.ts'
import { addressChangedMail, newAddressMail } from '../../mail/templates/email-change.ts'

type Transaction = Parameters<typeof postMail>[1]

/** Purposes that go into the hashes of these links' tokens. */
export const changePurpose = 'email-change'
export const undoPurpose = 'email-undo'
const linkHours = 24
/** How long the link to the new mailbox works, ms. */
export const changeMs = linkHours * 60 * 60_000
const undoDays = 7
/** How long the old mailbox may undo a change that was made, ms. */
export const undoMs = undoDays * 24 * 60 * 60_000

/** Who asked for a change: the company with its password, or the desk for a company that lost its mailbox. */
export type AskedBy = 'owner' | 'desk'

interface Owner {
  /** Name of the company. */
  name: string
  language: Language
}

/** A link as it is stored, and the mail that carries it. */
interface MailedLink {
  tokenHash: string
  mailId: string
}

/** Mails the link that changes the address to the new mailbox. Throws `too-many-requests`. */
export async function mailChangeLink(
  context: Context,
  trx: Transaction,
  { name, language }: Owner,
  { newEmail, askedBy }: { newEmail: string; askedBy: AskedBy },
): Promise<MailedLink> {
  const dueAt = await takeMailPlace(context, trx, newEmail, { wait: false })
  // Thrown inside the transaction, so that nothing of the change is stored.
  if (dueAt === undefined) throw new AppError('too-many-requests', 'tooManyMails', { retryAfterS: 3600 })
  const { link, tokenHash } = makeLink(context, language, changePurpose)
  const letter = newAddressMail({ language, name, link, hours: linkHours, askedBy })
  const mail = { ...letter, recipient: newEmail, lifeMs: changeMs }
  return { tokenHash, mailId: await postMail(context, trx, mail, dueAt) }
}

/** Addresses before and after a change or its undoing. */
interface Moved extends Owner {
  oldEmail: string
  newEmail: string
}

/** Tells the old mailbox that the address was changed, with a link that undoes it. */
export async function mailChanged(context: Context, trx: Transaction, moved: Moved): Promise<MailedLink> {
  const { link, tokenHash } = makeLink(context, moved.language, undoPurpose)
  return { tokenHash, mailId: await postChanged(context, trx, moved, { link, days: undoDays }) }
}

/** Tells the mailbox that is the old one from now on that the change was undone; returns the id of the mail. */
export function mailUndone(context: Context, trx: Transaction, moved: Moved): Promise<string> {
  return postChanged(context, trx, moved, undefined)
}

async function postChanged(
  context: Context,
  trx: Transaction,
  { name, oldEmail, newEmail, language }: Moved,
  undo: { link: string; days: number } | undefined,
): Promise<string> {
  const { contactEmail: helpEmail } = context.config
  const letter = addressChangedMail({ language, name, newEmail, at: context.clock(), helpEmail, undo })
  return postSoon(context, trx, { ...letter, recipient: oldEmail, lifeMs: undoMs })
}

function makeLink(
  { hashSecret, config }: Context,
  language: Language,
  purpose: typeof changePurpose | typeof undoPurpose,
) {
  const token = randomToken()
  const link = config.publicUrl + clientLink(screens.changeEmail.to({ token }), language)
  return { link, tokenHash: hashSecret(purpose, token) }
}
