import type { SignUpBody } from '@tameer/contract'
import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import { checkPassword } from '../../access/password-check.ts'
import { openDeskSession, openSession } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { conflict, forbidden, invalid, notSignedIn, wrongCredentials } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { findAccountByEmail, holdsPassword } from '../../db/queries/accounts/accounts.ts'
import { findOwnCompany, type OwnCompany } from '../../db/queries/accounts/email-confirmations.ts'
import { findOperatorOf, type Operator } from '../../db/queries/accounts/operators.ts'
import { findUnknown } from '../../db/queries/companies/catalogue.ts'
import { createCompany, isSuspended } from '../../db/queries/companies/companies.ts'
import { askForConfirmation } from './confirmation-service.ts'

interface Opened {
  company: OwnCompany
  token: string
}

/** Beginning of a company: the event in the log, and what is filled in along with its account. */
interface Begin {
  event: 'account-opened' | 'account-taken-over'
  /** Runs in the account's own transaction, which what it throws undoes. */
  fill?: (trx: Writer, companyId: string) => Promise<void>
}

/** Creates an account and its first session. Throws `invalid` or, for a taken e-mail address, `conflict`. */
export async function openAccount(
  context: Context,
  caller: Caller,
  body: SignUpBody,
  { event, fill }: Begin = { event: 'account-opened' },
): Promise<Opened> {
  const { name, email, categoryIds } = body
  const wrong = await findUnknown(context.db.read, 'categories', categoryIds)
  if (wrong.length > 0) {
    throw invalid('chooseListedCategories', { categoryIds: 'chooseFromList' })
  }
  const passwordHash = await context.passwords.hash(body.password)
  const ids = { id: newId(), accountId: newId() }
  const unlisted = context.config.listingsNeedConfirmedEmail
  const now = context.clock()
  const opened = await context.db.write(async (trx) => {
    const { language } = caller
    const company = { ...ids, name, email, passwordHash, language, categoryIds, unlisted, now }
    const outcome = await createCompany(trx, company)
    // Thrown inside the transaction, so that it is rolled back.
    if (outcome === 'email-taken') throw conflict('accountExists', { email: 'emailTaken' })
    await fill?.(trx, company.id)
    await askForConfirmation(context, trx, company)
    await logAccountEvent(context, trx, { event, company, caller })
    return signInAs(context, trx, caller, company)
  })
  if (opened) return opened
  throw notSignedIn()
}

interface OpenedAtDesk {
  operator: Operator
  token: string
}

/**
 * Creates a session for a company, or one at the desk, which then waits for a code. An unknown address and a wrong
 * password fail in the same way and after the same time. Throws `forbidden`, after a right password, for a suspended
 * company and for an account with neither company nor role at the desk.
 */
export async function signIn(
  context: Context,
  caller: Caller,
  { email, password }: { email: string; password: string },
): Promise<Opened | OpenedAtDesk> {
  const found = await findAccountByEmail(context.db.read, email)
  const kept = found?.passwordHash
  const { fits, standings } = await checkPassword(context, caller, { email, password, kept })
  if (!fits || !found) throw wrongCredentials('loginFailed', standings)
  const { id: accountId, companyId, passwordHash } = found
  const opened = await context.db.note(async (trx) => {
    // A reset may have ended all sessions while the old password was being checked. Then no session is created.
    const holds = await holdsPassword(trx, accountId, passwordHash)
    if (!holds) return undefined
    if (companyId === null) return signInAtDesk(context, trx, caller, accountId)
    if (await isSuspended(trx, companyId)) throw forbidden('accountSuspended')
    return signInAs(context, trx, caller, { accountId, id: companyId })
  })
  if (!opened) throw wrongCredentials('loginFailed')
  return opened
}

/** Creates a session for a company. Returns undefined when the company has just been deleted. */
async function signInAs(
  context: Context,
  trx: Parameters<typeof openSession>[1],
  caller: Caller,
  { id, accountId }: { id: string; accountId: string },
): Promise<Opened | undefined> {
  const token = await openSession(context, trx, caller, accountId)
  const company = await findOwnCompany(trx, id)
  return company && { company, token }
}

/** Creates a session that waits for a code. Throws `forbidden` for an account without a role at the desk. */
async function signInAtDesk(
  context: Context,
  trx: Parameters<typeof openSession>[1],
  caller: Caller,
  accountId: string,
): Promise<OpenedAtDesk> {
  const operator = await findOperatorOf(trx, accountId)
  if (!operator) throw forbidden('noCompany')
  return { operator, token: await openDeskSession(context, trx, caller, { accountId, withCode: false }) }
}
