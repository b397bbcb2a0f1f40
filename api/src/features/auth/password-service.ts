import { clientLink, screens } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { postMail, takeMailPlace } from '../../access/outgoing-mail.ts'
import { checkOwnPassword, forgetFailures } from '../../access/password-check.ts'
import type { SignedInCompany } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { invalidField, notSignedIn } from '../../core/errors.ts'
import { holdsPassword, setPassword } from '../../db/queries/accounts.ts'
import { type CompanyRecord, findCompany } from '../../db/queries/companies.ts'
import { deleteResetCodesOf } from '../../db/queries/reset-codes.ts'
import { deleteSessionsOf } from '../../db/queries/sessions.ts'
import { passwordChangedMail } from '../../mail/templates/password-changed.ts'
import { forgetEmailChange } from './email-change-service.ts'

type Transaction = Parameters<typeof setPassword>[0]

const noticeMs = 24 * 60 * 60_000

/** Sets the password, ends all sessions but the one of `keep` (a token's hash), and tells the owner by mail. */
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
  // Whoever asked for it may have known the old password only.
  await forgetEmailChange(trx, company.accountId)
  await forgetFailures(context, trx, company.email)
  const { name, language } = company
  const link = context.config.publicUrl + clientLink(screens.forgotPassword.to(), language)
  const words = passwordChangedMail({ language, name, at: now, link })
  // At the mailbox's limit it waits rather than being left out: it may be the owner's only warning.
  const dueAt = await takeMailPlace(context, trx, company.email, { wait: true })
  const mail = { ...words, recipient: company.email, lifeMs: noticeMs }
  await postMail(context, trx, mail, dueAt ?? now)
}

/** Changes the password of a company that knows its present one; the current session stays. Throws `invalid`. */
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
    // Another change or a reset may have come first.
    if (!(await holdsPassword(trx, accountId, kept))) return false
    const company = await findCompany(trx, companyId)
    if (!company) throw notSignedIn()
    await replacePassword(context, trx, company, { passwordHash, keep: tokenHash })
    return true
  })
  if (!changed) throw invalidField('currentPassword', 'wrongCurrentPassword')
}
