import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import { type AppError, invalid } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { randomCode } from '../../core/random.ts'
import { findCompanyByEmail, setPassword } from '../../db/queries/companies.ts'
import { enqueueMail } from '../../db/queries/mail-outbox.ts'
import {
  findResetCode,
  insertResetCode,
  spendGuess,
  useResetCode as takeResetCode,
} from '../../db/queries/reset-codes.ts'
import { deleteSessionsOf } from '../../db/queries/sessions.ts'
import { resetCodeMail } from '../../mail/templates/reset-code.ts'

const codeMinutes = 10
const codeMs = codeMinutes * 60_000
const guesses = 5

/**
 * Mails a code to the address if an account has it. Answers the code, or a decoy as long for an unknown address;
 * only demo mode may show it (decision D14).
 */
export async function requestReset(context: Context, email: string): Promise<string> {
  const company = await findCompanyByEmail(context.db.read, email)
  const code = randomCode()
  const link = resetLink(context.config.publicUrl, company?.email ?? email, code)
  const words = resetCodeMail({ name: company?.name ?? '', code, link, minutes: codeMinutes })
  const now = context.clock()
  const mail = { id: newId(), ...words, now }
  await context.db.write(async (trx) => {
    if (!company) {
      // As much work as for a known address, so that time tells nothing; long expired, it is never sent.
      await enqueueMail(trx, { ...mail, recipient: 'nobody@localhost', now: 0, expiresAt: 1 })
      return
    }
    const codeHash = hashCode(context, company.id, code)
    const kept = { id: newId(), userId: company.id, codeHash, guessesLeft: guesses, createdAt: now }
    await insertResetCode(trx, { ...kept, expiresAt: now + codeMs })
    await enqueueMail(trx, { ...mail, recipient: company.email, expiresAt: now + codeMs })
  })
  return code
}

/** Sets the password with a code and ends all sessions of the account. Throws `invalid` when the code is no good. */
export async function setNewPassword(
  context: Context,
  body: { email: string; resetCode: string; newPassword: string },
): Promise<void> {
  const company = await findCompanyByEmail(context.db.read, body.email)
  const passwordHash = await context.passwords.hash(body.newPassword)
  if (!company) throw refused()
  const codeHash = hashCode(context, company.id, body.resetCode.replace(/[\s-]/g, ''))
  const done = await context.db.write(async (trx) => {
    const now = context.clock()
    const code = await findResetCode(trx, company.id, now)
    // The guess is spent before it is judged, and stays spent: a refusal commits.
    if (!code || !(await spendGuess(trx, code.id))) return false
    if (!sameText(code.codeHash, codeHash) || !(await takeResetCode(trx, code.id, now))) return false
    await setPassword(trx, company.id, passwordHash, now)
    await deleteSessionsOf(trx, company.id)
    return true
  })
  if (!done) throw refused()
}

/** Bound to the account: the same digits are another code for another company. */
function hashCode(context: Context, companyId: string, code: string): string {
  return context.hashSecret('reset-code', `${companyId}\0${code}`)
}

function resetLink(publicUrl: string, email: string, code: string): string {
  return `${publicUrl}/#/new-password?${new URLSearchParams({ email, code })}`
}

function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

function refused(): AppError {
  const message = 'This reset code is wrong or no longer valid. Please request a new one'
  return invalid(message, { resetCode: 'Wrong or no longer valid' })
}
