import type { EmailChange } from '@tameer/contract'
import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import { checkOwnPassword } from '../../access/password-check.ts'
import type { SignedInCompany } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalid, invalidField, notFound, notSignedIn } from '../../core/errors.ts'
import { findAccount, holdsPassword, setEmail } from '../../db/queries/accounts.ts'
import { type CompanyRecord, findCompany, holdCompany } from '../../db/queries/companies.ts'
import {
  deleteEmailChange,
  findEmailChange,
  findEmailChangeByToken,
  listDueEmailChanges,
  type Mailbox,
  updateEmailChange,
} from '../../db/queries/email-changes.ts'
import { confirmAccount } from '../../db/queries/email-confirmations.ts'
import { deleteMails } from '../../db/queries/mail-outbox.ts'
import { deleteResetCodesOf } from '../../db/queries/reset-codes.ts'
import { deleteSessionsOf } from '../../db/queries/sessions.ts'
import type { EmailChangeRow } from '../../db/schema.ts'
import { isTaken } from '../../db/taken.ts'
import { beginEmailChange, both, forgetEmailChange } from './email-change-begin.ts'
import {
  changeMs,
  changePurpose,
  mailChanged,
  mailChangeLinks,
  mailUndone,
  objectionMs,
} from './email-change-mail.ts'
import { presentEmailChange, presentPending } from './email-change-presenter.ts'

type Transaction = Parameters<typeof updateEmailChange>[0]

/**
 * Returns the account's address and its pending change. Throws `not-signed-in` when the account has just been deleted.
 */
export async function readEmailChange(context: Context, { accountId, companyId }: SignedInCompany) {
  const company = await findCompany(context.db.read, companyId)
  if (!company) throw notSignedIn()
  const change = await findEmailChange(context.db.read, accountId)
  return presentEmailChange(company, pendingOf(context, change), context.config.contactEmail)
}

/**
 * Requests a change of address with the password: mails a link to both mailboxes and replaces an earlier change. Throws
 * `invalid`, `conflict` for a taken address, and `too-many-requests`.
 */
export async function askForEmailChange(
  context: Context,
  caller: Caller,
  account: SignedInCompany,
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string },
): Promise<EmailChange> {
  const { accountId, companyId, tokenHash: sessionHash } = account
  const kept = await checkOwnPassword(context, caller, { accountId, password: currentPassword })
  if (kept === undefined) throw invalidField('currentPassword', 'wrongCurrentPassword')
  await context.db.note(async (trx) => {
    const company = await holdCompany(trx, companyId)
    if (!company) throw notSignedIn()
    // The password may have been changed since it was checked.
    if (!(await holdsPassword(trx, accountId, kept))) {
      throw invalidField('currentPassword', 'wrongCurrentPassword')
    }
    await beginEmailChange(context, trx, company, { newEmail, sessionHash, askedBy: 'owner' })
  })
  return readEmailChange(context, account)
}

/** The change of an account's address that waits, for the desk; null when there is none. */
export async function readPendingChange(context: Context, accountId: string) {
  const change = pendingOf(context, await findEmailChange(context.db.read, accountId))
  return change ? presentPending(change) : null
}

/** Mails new links to the mailboxes that have not confirmed. Throws `not-found` and `too-many-requests`. */
export async function sendEmailChangeAgain(context: Context, account: SignedInCompany): Promise<EmailChange> {
  await context.db.note(async (trx) => {
    const company = await holdCompany(trx, account.companyId)
    if (!company) throw notSignedIn()
    const change = pendingOf(context, await findEmailChange(trx, account.accountId))
    if (!change) throw notFound('noEmailChange')
    const missing = both.filter((mailbox) => !hasConfirmed(change, mailbox))
    await deleteMails(
      trx,
      missing.map((mailbox) => change[`${mailbox}MailId`]),
    )
    const links = await mailChangeLinks(
      context,
      trx,
      { ...change, name: company.name, language: company.language },
      missing,
    )
    for (const mailbox of missing) {
      const { tokenHash, mailId } = links[mailbox]
      await updateEmailChange(trx, change.accountId, {
        ...{ [`${mailbox}TokenHash`]: tokenHash, [`${mailbox}MailId`]: mailId },
        expiresAt: lifeOf(change, context.clock()),
      })
    }
  })
  return readEmailChange(context, account)
}

/** Deletes the pending change, if there is one. */
export async function cancelOwnEmailChange(
  context: Context,
  caller: Caller,
  account: SignedInCompany,
): Promise<void> {
  await context.db.note(async (trx) => {
    const company = await holdCompany(trx, account.companyId)
    if (!company || !(await forgetEmailChange(trx, account.accountId))) return
    await logAccountEvent(context, trx, { event: 'account-email-kept', company, caller })
  })
}

/**
 * Agrees with a mailed token, and changes the address at once where both mailboxes have. Where the new one alone has, it
 * changes by itself after seven days, unless the old one stops it (`makeDueEmailChanges`). Returns which one is missing. A link that is
 * opened twice agrees twice, and changes once. Throws `invalid` for one that is too old, `conflict` when another account has the address.
 */
export async function agreeToEmailChange(
  context: Context,
  caller: Caller,
  token: string,
): Promise<{ waitsFor: Mailbox | null; changed: boolean; companyId: string }> {
  try {
    return await context.db.write(async (trx) => {
      const { change, link, company } = await holdByToken(context, trx, token)
      if (link === 'undo') throw invalid('linkExpired')
      const agreed = { ...change, [`${link}ConfirmedAt`]: change[`${link}ConfirmedAt`] ?? context.clock() }
      const waitsFor = both.find((one) => !hasConfirmed(agreed, one)) ?? null
      const { oldConfirmedAt, newConfirmedAt } = agreed
      const expiresAt =
        change.changedAt === null ? lifeOf(agreed, change.expiresAt - changeMs) : change.expiresAt
      await updateEmailChange(trx, change.accountId, { oldConfirmedAt, newConfirmedAt, expiresAt })
      const changed = waitsFor === null && change.changedAt === null
      if (changed) await changeEmail(context, trx, company, change, caller)
      return { waitsFor, changed, companyId: company.id }
    })
  } catch (error) {
    // The transaction is rolled back: this mailbox's confirmation is not stored either.
    if (isTaken(error)) throw conflict('emailTakenMeanwhile')
    throw error
  }
}

/**
 * Stops a change with the token mailed to the old mailbox, or undoes one that was made with the token mailed then. Throws
 * `invalid`, and `conflict` once it is made, or where the address before is somebody else's now.
 */
export async function refuseEmailChange(
  context: Context,
  caller: Caller,
  token: string,
): Promise<{ companyId: string }> {
  try {
    return await context.db.write(async (trx) => {
      const { change, link, company } = await holdByToken(context, trx, token)
      if (link === 'new') throw invalid('linkExpired')
      if (link === 'undo') await undoEmailChange(context, trx, company, change, caller)
      else if (change.changedAt !== null) throw conflict('emailChangedAlready')
      else await logAccountEvent(context, trx, { event: 'account-email-kept', company, caller })
      await forgetEmailChange(trx, change.accountId)
      return { companyId: company.id }
    })
  } catch (error) {
    if (isTaken(error)) throw conflict('emailTakenMeanwhile')
    throw error
  }
}

/** Gives the account its address back, and ends every session: whoever changed it knew the password. */
async function undoEmailChange(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
  { accountId, oldEmail, newEmail }: EmailChangeRow,
  caller: Caller,
): Promise<void> {
  await setEmail(trx, accountId, oldEmail, context.clock())
  await logAccountEvent(context, trx, { event: 'account-email-restored', company, caller })
  await deleteSessionsOf(trx, accountId)
  await deleteResetCodesOf(trx, accountId)
  await deleteEmailChange(trx, accountId)
  const { name, language } = company
  await mailUndone(context, trx, { name, language, oldEmail: newEmail, newEmail: oldEmail })
}

/** Makes the changes that the old mailbox has not stopped in seven days; returns how many. One whose address is taken is forgotten. */
export async function makeDueEmailChanges(context: Context): Promise<number> {
  const before = context.clock() - objectionMs
  let made = 0
  for (const accountId of await listDueEmailChanges(context.db.read, before)) {
    try {
      if (await context.db.write((trx) => makeDueEmailChange(context, trx, accountId, before))) made += 1
    } catch (error) {
      if (!isTaken(error)) throw error
      await context.db.note((trx) => forgetEmailChange(trx, accountId))
    }
  }
  return made
}

async function makeDueEmailChange(context: Context, trx: Transaction, accountId: string, before: number) {
  const account = await findAccount(trx, accountId)
  const company = account?.companyId && (await holdCompany(trx, account.companyId))
  const change = company && (await findEmailChange(trx, accountId))
  if (!change || change.changedAt !== null || (change.newConfirmedAt ?? Number.POSITIVE_INFINITY) > before)
    return false
  // Its silence counts as agreement.
  await updateEmailChange(trx, accountId, { oldConfirmedAt: context.clock() })
  await changeEmail(context, trx, company, change, undefined)
  return true
}

/**
 * Gives the account its new address, ends its other sessions and deletes its reset codes. Throws an error that `isTaken`
 * recognises.
 */
async function changeEmail(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
  { accountId, oldEmail, newEmail, sessionHash }: EmailChangeRow,
  caller: Caller | undefined,
): Promise<void> {
  const now = context.clock()
  await setEmail(trx, accountId, newEmail, now)
  await logAccountEvent(context, trx, { event: 'account-email-changed', company, caller })
  await confirmAccount(trx, accountId, now)
  await deleteSessionsOf(trx, accountId, sessionHash)
  await deleteResetCodesOf(trx, accountId)
  const { name, language } = company
  const { mailId, tokenHash } = await mailChanged(context, trx, { name, language, oldEmail, newEmail })
  await updateEmailChange(trx, accountId, {
    ...{ changedAt: now, expiresAt: now + objectionMs },
    ...{ oldMailId: mailId, undoTokenHash: tokenHash },
  })
}

/** Until when a change that waits is known: a day after its links were sent; once the new mailbox has confirmed, until it is made. */
function lifeOf({ newConfirmedAt }: EmailChangeRow, sentAt: number): number {
  return newConfirmedAt === null ? sentAt + changeMs : newConfirmedAt + objectionMs + changeMs
}

/** Returns the change of a valid token. Locks its company first, as every write to a change does. */
async function holdByToken(context: Context, trx: Transaction, token: string) {
  const tokenHashes = context.hashSecret.each(changePurpose, token)
  const found = await findEmailChangeByToken(trx, tokenHashes)
  const account = found && (await findAccount(trx, found.change.accountId))
  const company = account?.companyId && (await holdCompany(trx, account.companyId))
  const held = company && (await findEmailChangeByToken(trx, tokenHashes))
  if (!held || held.change.expiresAt <= context.clock()) throw invalid('linkExpired')
  return { ...held, company }
}

/** Returns the change while it waits for confirmation. */
function pendingOf(context: Context, change: EmailChangeRow | undefined): EmailChangeRow | undefined {
  return change && change.changedAt === null && change.expiresAt > context.clock() ? change : undefined
}

function hasConfirmed(change: EmailChangeRow, mailbox: Mailbox): boolean {
  return change[`${mailbox}ConfirmedAt`] !== null
}
