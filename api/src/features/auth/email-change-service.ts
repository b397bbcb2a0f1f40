import type { EmailChange, PendingEmailChange } from '@tameer/contract'
import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import { checkOwnPassword } from '../../access/password-check.ts'
import type { SignedInCompany } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { invalidField, notFound, notSignedIn } from '../../core/errors.ts'
import { holdsPassword } from '../../db/queries/accounts/accounts.ts'
import { findEmailChange, updateEmailChange } from '../../db/queries/accounts/email-changes.ts'
import { findCompany, holdCompany } from '../../db/queries/companies/companies.ts'
import { deleteMails } from '../../db/queries/mail-outbox.ts'
import type { EmailChangeRow } from '../../db/schema.ts'
import { beginEmailChange, forgetEmailChange } from './email-change-begin.ts'
import { changeMs, mailChangeLink } from './email-change-mail.ts'

/**
 * Returns the account's address and its pending change. Throws `not-signed-in` when the account has just been deleted.
 */
export async function readEmailChange(
  context: Context,
  { accountId, companyId }: SignedInCompany,
): Promise<EmailChange> {
  const company = await findCompany(context.db.read, companyId)
  if (!company) throw notSignedIn()
  return { email: company.email, pending: await readPendingChange(context, accountId) }
}

/** The change of an account's address that waits; null when there is none. */
export async function readPendingChange(
  context: Context,
  accountId: string,
): Promise<PendingEmailChange | null> {
  const change = await findEmailChange(context.db.read, accountId)
  if (!isPending(context, change)) return null
  return { newEmail: change.newEmail, expiresAt: new Date(change.expiresAt).toISOString() }
}

/**
 * Requests a change of address with the password: mails a link to the new mailbox and replaces an earlier change. Throws
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

/** Mails a new link to the new mailbox. Throws `not-found` and `too-many-requests`. */
export async function sendEmailChangeAgain(context: Context, account: SignedInCompany): Promise<EmailChange> {
  const { accountId, companyId } = account
  await context.db.note(async (trx) => {
    const company = await holdCompany(trx, companyId)
    if (!company) throw notSignedIn()
    const change = await findEmailChange(trx, accountId)
    if (!isPending(context, change)) throw notFound('noEmailChange')
    await deleteMails(trx, [change.mailId])
    const { newEmail } = change
    const { tokenHash, mailId } = await mailChangeLink(context, trx, company, { newEmail, askedBy: 'owner' })
    await updateEmailChange(trx, accountId, { tokenHash, mailId, expiresAt: context.clock() + changeMs })
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

/** True for a change that waits for confirmation. */
function isPending(context: Context, change: EmailChangeRow | undefined): change is EmailChangeRow {
  return change !== undefined && change.changedAt === null && change.expiresAt > context.clock()
}
