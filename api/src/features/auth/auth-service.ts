import type { SignUpBody } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { checkPassword } from '../../access/password-check.ts'
import { openSession } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalid, wrongCredentials } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { findMissingCategories } from '../../db/queries/catalogue.ts'
import { createCompany, findCompanyByEmail, holdsPassword } from '../../db/queries/companies.ts'
import { type AccountRecord, findAccount } from '../../db/queries/email-confirmations.ts'
import { askForConfirmation } from './confirmation-service.ts'

interface SignedInCompany {
  company: AccountRecord
  token: string
}

/** Opens an account and its first session. Throws `invalid` or, for a taken address, `conflict`. */
export async function openAccount(
  context: Context,
  caller: Caller,
  body: SignUpBody,
): Promise<SignedInCompany> {
  const { name, email, categoryIds } = body
  const missing = await findMissingCategories(context.db.read, categoryIds)
  if (missing.length > 0) {
    throw invalid('Please choose from the listed categories', { categoryIds: 'Please choose from the list' })
  }
  const passwordHash = await context.passwords.hash(body.password)
  const id = newId()
  const now = context.clock()
  const opened = await context.db.write(async (trx) => {
    const outcome = await createCompany(trx, { id, name, email, passwordHash, categoryIds, now })
    if (outcome === 'email-taken') return undefined
    await askForConfirmation(context, trx, { id, name, email })
    return signInAs(context, trx, caller, id)
  })
  if (opened) return opened
  const message = 'An account with this email address already exists. Please log in instead'
  throw conflict(message, { email: 'This email address is taken' })
}

/** Opens a session. The failure is the same, and takes as long, whether or not the address is known. */
export async function signIn(
  context: Context,
  caller: Caller,
  { email, password }: { email: string; password: string },
): Promise<SignedInCompany> {
  const found = await findCompanyByEmail(context.db.read, email)
  const fits = await checkPassword(context, caller, { email, password, kept: found?.passwordHash })
  const opened =
    fits &&
    found &&
    (await context.db.note(async (trx) => {
      // A reset may have ended all sessions while the old password was being checked: then it opens none.
      const holds = await holdsPassword(trx, found.id, found.passwordHash)
      return holds ? signInAs(context, trx, caller, found.id) : undefined
    }))
  if (!opened) throw wrongCredentials('Login failed. Please check your credentials')
  return opened
}

/** Opens a session of an account; undefined when the account has just been deleted. */
async function signInAs(
  context: Context,
  trx: Parameters<typeof openSession>[1],
  caller: Caller,
  id: string,
): Promise<SignedInCompany | undefined> {
  const token = await openSession(context, trx, caller, id)
  const company = await findAccount(trx, id)
  return company && { company, token }
}
