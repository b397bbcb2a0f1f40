import type { Context } from '../../context/context.ts'
import { conflict, invalidField } from '../../core/errors.ts'
import { randomToken } from '../../core/random.ts'
import { emailKey, findAccountByEmail } from '../../db/queries/accounts.ts'
import type { CompanyRecord } from '../../db/queries/companies.ts'
import {
  deleteEmailChange,
  findEmailChange,
  type Mailbox,
  replaceEmailChange,
} from '../../db/queries/email-changes.ts'
import { deleteMails } from '../../db/queries/mail-outbox.ts'
import { type AskedBy, changeMs, changePurpose, mailChangeLinks } from './email-change-mail.ts'

type Transaction = Parameters<typeof replaceEmailChange>[0]

export const both: readonly Mailbox[] = ['old', 'new']

interface NewAddress {
  newEmail: string
  /** Hash of the session that stays when the address changes. */
  sessionHash: string
  askedBy: AskedBy
}

/**
 * Begins a change of a held company's address: mails a link to both mailboxes and replaces an earlier change. Throws
 * `invalid` for the present address, `conflict` for a taken one, and `too-many-requests`.
 */
export async function beginEmailChange(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
  { newEmail, sessionHash, askedBy }: NewAddress,
): Promise<void> {
  const { accountId, name, language, email: oldEmail } = company
  if (emailKey(newEmail) === emailKey(oldEmail)) throw invalidField('newEmail', 'emailUnchanged')
  if (await findAccountByEmail(trx, newEmail)) throw conflict('emailTaken', { newEmail: 'emailTaken' })
  await forgetEmailChange(trx, accountId)
  const addresses = { name, language, oldEmail, newEmail, askedBy }
  const links = await mailChangeLinks(context, trx, addresses, both)
  const now = context.clock()
  await replaceEmailChange(trx, {
    ...{ accountId, oldEmail, newEmail, sessionHash },
    ...{ oldTokenHash: links.old.tokenHash, oldMailId: links.old.mailId },
    ...{ newTokenHash: links.new.tokenHash, newMailId: links.new.mailId },
    ...{ oldConfirmedAt: null, newConfirmedAt: null, changedAt: null },
    ...{ createdAt: now, expiresAt: now + changeMs },
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

/**
 * Deletes an account's change and its mails. A change that was made keeps its mail: the old mailbox must still be told.
 * Returns false when none waited.
 */
export async function forgetEmailChange(trx: Transaction, accountId: string): Promise<boolean> {
  const change = await findEmailChange(trx, accountId)
  if (!change || change.changedAt !== null) return false
  await deleteMails(trx, [change.oldMailId, change.newMailId])
  return deleteEmailChange(trx, accountId)
}
