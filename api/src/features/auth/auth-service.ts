import type { SignUpBody } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { type AppError, conflict, invalid, wrongCredentials } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { findMissingCategories } from '../../db/queries/catalogue.ts'
import {
  type CompanyRecord,
  createCompany,
  findCompany,
  findCompanyByEmail,
  holdsPassword,
} from '../../db/queries/companies.ts'
import { openSession } from '../../http/sessions.ts'

interface SignedInCompany {
  company: CompanyRecord
  token: string
}

/** Opens an account and its first session. Throws `invalid` or, for a taken address, `conflict`. */
export async function openAccount(context: Context, body: SignUpBody): Promise<SignedInCompany> {
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
    const token = await openSession(context, trx, id)
    const company = await findCompany(trx, id)
    return company && { company, token }
  })
  if (opened) return opened
  const message = 'An account with this email address already exists. Please log in instead'
  throw conflict(message, { email: 'This email address is taken' })
}

/** Opens a session. The failure is the same, and takes as long, whether or not the address is known. */
export async function signIn(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<SignedInCompany> {
  const found = await findCompanyByEmail(context.db.read, email)
  const fits = await context.passwords.verify(password, found?.passwordHash)
  if (!found || !fits) throw failed()
  const { passwordHash, ...company } = found
  // A reset may have ended all sessions while the old password was being checked: it opens none after that.
  const token = await context.db.write(async (trx) =>
    (await holdsPassword(trx, company.id, passwordHash)) ? openSession(context, trx, company.id) : undefined,
  )
  if (!token) throw failed()
  return { company, token }
}

function failed(): AppError {
  return wrongCredentials('Login failed. Please check your credentials')
}
