import { clientLink, type Language, screens } from '@tameer/contract'
import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import { postMail, takeMailPlace } from '../../access/outgoing-mail.ts'
import type { Context } from '../../context/context.ts'
import { AppError, invalid, notSignedIn } from '../../core/errors.ts'
import { randomToken } from '../../core/secrets/random.ts'
import { findAccount } from '../../db/queries/accounts/accounts.ts'
import {
  confirmByToken,
  insertConfirmation,
  renewConfirmation,
} from '../../db/queries/accounts/email-confirmations.ts'
import { findCompany, holdCompany } from '../../db/queries/companies/companies.ts'
import { confirmEmailMail } from '../../mail/templates/confirm-email.ts'
import { accountWords } from '../../words/account-words.ts'

const purpose = 'email-confirmation'
const linkDays = 7
const linkMs = linkDays * 24 * 60 * 60_000

type Transaction = Parameters<typeof insertConfirmation>[0]
interface Owner {
  accountId: string
  name: string
  email: string
  language: Language
}

/** Stores, with a new account, that its mailbox is not confirmed yet, and mails the link. */
export async function askForConfirmation(context: Context, trx: Transaction, owner: Owner): Promise<void> {
  const token = randomToken()
  const now = context.clock()
  await insertConfirmation(trx, {
    accountId: owner.accountId,
    tokenHash: context.hashSecret(purpose, token),
    expiresAt: now + linkMs,
    now,
  })
  await mailLink(context, trx, owner, { token, wait: true })
}

/** Mails a new link that replaces the old one. Throws `too-many-requests`. Returns the message for the person. */
export async function sendConfirmationAgain(
  context: Context,
  { companyId, language }: { companyId: string; language: Language },
): Promise<string> {
  const words = accountWords[language]
  const token = randomToken()
  return context.db.note(async (trx) => {
    // Locked, so that no mail is written for an account that is being deleted.
    const owner = await holdCompany(trx, companyId)
    if (!owner) throw notSignedIn()
    const renewed = await renewConfirmation(trx, {
      accountId: owner.accountId,
      tokenHash: context.hashSecret(purpose, token),
      expiresAt: context.clock() + linkMs,
    })
    if (!renewed) return words.confirmedAlready
    // Thrown inside the transaction, so that the previous link stays valid.
    if (!(await mailLink(context, trx, owner, { token, wait: false }))) {
      throw new AppError('too-many-requests', 'tooManyMails', { retryAfterS: 3600 })
    }
    return words.linkSent(owner.email)
  })
}

/** Confirms the mailbox of a mailed token. Throws `invalid` when the link is not the newest or has expired. */
export async function confirmMailbox(context: Context, caller: Caller, token: string): Promise<void> {
  const tokenHashes = context.hashSecret.each(purpose, token)
  const confirmed = await context.db.write(async (trx) => {
    const done = await confirmByToken(trx, tokenHashes, context.clock())
    const account = done?.isNew && (await findAccount(trx, done.accountId))
    const company = account && account.companyId !== null && (await findCompany(trx, account.companyId))
    if (company) await logAccountEvent(context, trx, { event: 'account-confirmed', company, caller })
    return done
  })
  if (!confirmed) throw invalid('linkExpired')
}

async function mailLink(
  context: Context,
  trx: Transaction,
  { name, email, language }: Owner,
  { token, wait }: { token: string; wait: boolean },
): Promise<boolean> {
  const dueAt = await takeMailPlace(context, trx, email, { wait })
  if (dueAt === undefined) return false
  const link = context.config.publicUrl + clientLink(screens.confirmEmail.to({ token }), language)
  const letter = confirmEmailMail({ language, name, link, days: linkDays })
  await postMail(context, trx, { ...letter, recipient: email, lifeMs: linkMs }, dueAt)
  return true
}
