import { clientLink, type Language, screens } from '@tameer/contract'
import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import { postMail, pretendMail, takeMailPlace } from '../../access/outgoing-mail.ts'
import type { Context } from '../../context/context.ts'
import { invalid } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import { randomCode } from '../../core/secrets/random.ts'
import { sameText } from '../../core/secrets/same-text.ts'
import { confirmAccount } from '../../db/queries/accounts/email-confirmations.ts'
import {
  deleteResetCodesOf,
  findResetCode,
  insertResetCode,
  spendGuess,
  useResetCode as takeResetCode,
} from '../../db/queries/accounts/reset-codes.ts'
import { type CompanyRecord, findCompanyByEmail, holdCompany } from '../../db/queries/companies/companies.ts'
import { resetCodeMail } from '../../mail/templates/reset-code.ts'
import { replacePassword } from './password-service.ts'

const codeMinutes = 10
const codeMs = codeMinutes * 60_000
const guesses = 5

type Transaction = Parameters<typeof insertResetCode>[0]

/**
 * Mails a code if an account has the address and its mailbox may get another mail this hour. Returns the code, or for
 * an unknown address a decoy of the same length; only demo mode may show it (decision D14).
 */
export async function requestReset(context: Context, caller: Caller, email: string): Promise<string> {
  const found = await findCompanyByEmail(context.db.read, email)
  const code = randomCode()
  const to = found ?? { name: '', email, language: caller.language }
  const mail = codeMail(context, to, code)
  await context.db.note(async (trx) => {
    // Locked: the account can be deleted between the read and the write. Then it counts as unknown.
    const company = await holdCompany(trx, found?.id ?? newId())
    const dueAt = await takeMailPlace(context, trx, to.email, { wait: false })
    // The previous code stays valid when no newer one can be mailed. Demo mode shows the new code on the screen.
    if (dueAt === undefined && !context.config.demo) return
    if (!company) {
      // As much work as for a known address, so that timing reveals nothing.
      await deleteResetCodesOf(trx, newId())
      await pretendMail(trx, mail)
      await pretendMail(trx, mail)
      return
    }
    await keepCode(context, trx, company, code)
    if (dueAt !== undefined) await postMail(context, trx, { ...mail, recipient: company.email }, dueAt)
  })
  return code
}

/**
 * Mails a company a reset code that nobody else sees. Returns false, and keeps the previous code valid, when its
 * mailbox has had too many mails this hour. The caller must have locked the company.
 */
export async function mailResetCode(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
): Promise<boolean> {
  const { email } = company
  const dueAt = await takeMailPlace(context, trx, email, { wait: false })
  if (dueAt === undefined) return false
  const code = randomCode()
  await keepCode(context, trx, company, code)
  await postMail(context, trx, { ...codeMail(context, company, code), recipient: email }, dueAt)
  return true
}

function codeMail(
  { config }: Context,
  { name, email, language }: { name: string; email: string; language: Language },
  code: string,
) {
  const link = config.publicUrl + clientLink(screens.newPassword.to({ email, code }), language)
  return { ...resetCodeMail({ language, name, code, link, minutes: codeMinutes }), lifeMs: codeMs }
}

async function keepCode(context: Context, trx: Transaction, company: CompanyRecord, code: string) {
  const now = context.clock()
  const codeHash = context.hashSecret('reset-code', boundCode(company.accountId, code))
  const kept = { id: newId(), accountId: company.accountId, codeHash, guessesLeft: guesses }
  await insertResetCode(trx, { ...kept, createdAt: now, expiresAt: now + codeMs })
}

/** Sets the password with a code and ends all sessions of the account. Throws `invalid` when the code is not valid. */
export async function setNewPassword(
  context: Context,
  caller: Caller,
  body: { email: string; resetCode: string; newPassword: string },
): Promise<void> {
  const company = await findCompanyByEmail(context.db.read, body.email)
  const passwordHash = await context.passwords.hash(body.newPassword)
  const code = body.resetCode.replace(/[\s-]/g, '')
  const codeHashes = context.hashSecret.each('reset-code', boundCode(company?.accountId ?? newId(), code))
  const done = await context.db.note(async (trx) => {
    const kept = company && (await findResetCode(trx, company.accountId, context.clock()))
    if (!kept || !(await spendGuess(trx, kept.id))) {
      // As much work as for a wrong guess: timing reveals neither accounts nor pending codes.
      await pretendMail(trx, { subject: 'none', text: '', html: '', lifeMs: 0 })
      return false
    }
    // The guess is counted before it is checked. A refusal commits too, so that the count stays.
    if (!codeHashes.some((hash) => sameText(kept.codeHash, hash))) return false
    if (!(await takeResetCode(trx, kept.id, context.clock()))) return false
    await replacePassword(context, trx, company, { passwordHash })
    await logAccountEvent(context, trx, { event: 'account-password-reset', company, caller })
    return true
  })
  if (!done || !company) throw invalid('resetRefused', { resetCode: 'resetCodeWrong' })
  // The code came by mail (unless demo mode showed it), so the mailbox is confirmed. A separate write, because it must
  // invalidate cached pages.
  if (!context.config.demo) {
    await context.db.write((trx) => confirmAccount(trx, company.accountId, context.clock()))
  }
}

/** Binds a code to its account: the same digits give another hash for another account. */
function boundCode(accountId: string, code: string): string {
  return `${accountId}\0${code}`
}
