import type { Context } from '../../context/context.ts'
import { conflict, invalidField } from '../../core/errors.ts'
import { randomToken } from '../../core/secrets/random.ts'
import { emailKey, isEmailFree } from '../../db/queries/accounts/accounts.ts'
import {
  deleteEmailChange,
  findEmailChange,
  replaceEmailChange,
} from '../../db/queries/accounts/email-changes.ts'
import type { CompanyRecord } from '../../db/queries/companies/companies.ts'
import { deleteMails } from '../../db/queries/mail-outbox.ts'
import { type AskedBy, changeMs, changePurpose, mailChangeLink } from './email-change-mail.ts'

type Transaction = Parameters<typeof replaceEmailChange>[0]

interface NewAddress {
  newEmail: string
  /** Hash of the session that stays when the address changes. */
  sessionHash: string
  askedBy: AskedBy
}

/**
 * Begins a change of a held company's address: mails a link to the new mailbox and replaces an earlier change. Throws
 * `invalid` for the present address, `conflict` for a taken one, and `too-many-requests`.
 */
export async function beginEmailChange(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
  { newEmail, sessionHash, askedBy }: NewAddress,
): Promise<void> {
  const { accountId } = company
  const now = context.clock()
  if (emailKey(newEmail) === emailKey(company.email)) throw invalidField('newEmail', 'emailUnchanged')
  if (!(await isEmailFree(trx, { id: accountId, email: newEmail }, now))) {
    throw conflict('emailTaken', { newEmail: 'emailTaken' })
  }
  await forgetEmailChange(trx, accountId)
  const link = await mailChangeLink(context, trx, company, { newEmail, askedBy })
  await replaceEmailChange(trx, {
    accountId,
    newEmail,
    sessionHash,
    tokenHash: link.tokenHash,
    mailId: link.mailId,
    changedAt: null,
    createdAt: now,
    expiresAt: now + changeMs,
  })
}

/**
 * As `beginEmailChange`, for a company that told the desk that it lost its mailbox. No session is known to be its own,
 * so that all end when the address changes.
 */
export function beginEmailChangeAtDesk(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
  newEmail: string,
): Promise<void> {
  const sessionHash = context.hashSecret(changePurpose, randomToken())
  return beginEmailChange(context, trx, company, { newEmail, sessionHash, askedBy: 'desk' })
}

/** Deletes an account's change that waits, and its mail. Returns false when none waited. */
export async function forgetEmailChange(trx: Transaction, accountId: string): Promise<boolean> {
  const change = await findEmailChange(trx, accountId)
  if (!change || change.changedAt !== null) return false
  await deleteMails(trx, [change.mailId])
  await deleteEmailChange(trx, accountId)
  return true
}
