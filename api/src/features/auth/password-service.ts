import { clientLink, screens } from '@tameer/contract'
import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import { postSoon } from '../../access/outgoing-mail.ts'
import { checkOwnPassword, forgetFailures } from '../../access/password-check.ts'
import type { SignedInCompany } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { invalidField, notSignedIn } from '../../core/errors.ts'
import { holdsPassword, setPassword } from '../../db/queries/accounts/accounts.ts'
import { deleteResetCodesOf } from '../../db/queries/accounts/reset-codes.ts'
import { deleteSessionsOf } from '../../db/queries/accounts/sessions.ts'
import { type CompanyRecord, findCompany } from '../../db/queries/companies/companies.ts'
import { passwordChangedMail } from '../../mail/templates/password-changed.ts'
import { forgetEmailChange } from './email-change-begin.ts'

type Transaction = Parameters<typeof setPassword>[0]

const noticeMs = 24 * 60 * 60_000

/** Sets the password, ends all sessions except `keep` (a token's hash), and tells the owner by mail. */
export async function replacePassword(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
  { passwordHash, keep }: { passwordHash: string; keep?: string },
): Promise<void> {
  const now = context.clock()
  await setPassword(trx, company.accountId, passwordHash, now)
  await deleteSessionsOf(trx, company.accountId, keep)
  await deleteResetCodesOf(trx, company.accountId)
  // Somebody who knew only the old password may have requested the change of address.
  await forgetEmailChange(trx, company.accountId)
  await forgetFailures(context, trx, company.email)
  const { name, language } = company
  const link = context.config.publicUrl + clientLink(screens.forgotPassword.to(), language)
  const words = passwordChangedMail({ language, name, at: now, link })
  await postSoon(context, trx, { ...words, recipient: company.email, lifeMs: noticeMs })
}

/** Changes a company's password with the present one; the current session stays. Throws `invalid`. */
export async function changeOwnPassword(
  context: Context,
  caller: Caller,
  { accountId, companyId, tokenHash }: SignedInCompany,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const kept = await checkOwnPassword(context, caller, { accountId, password: currentPassword })
  if (kept === undefined) throw invalidField('currentPassword', 'wrongCurrentPassword')
  const passwordHash = await context.passwords.hash(newPassword)
  const changed = await context.db.note(async (trx) => {
    // The password may have been changed or reset since it was checked.
    if (!(await holdsPassword(trx, accountId, kept))) return false
    const company = await findCompany(trx, companyId)
    if (!company) throw notSignedIn()
    await replacePassword(context, trx, company, { passwordHash, keep: tokenHash })
    await logAccountEvent(context, trx, { event: 'account-password-changed', company, caller })
    return true
  })
  if (!changed) throw invalidField('currentPassword', 'wrongCurrentPassword')
}
