import type { Role } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { conflict, notFound } from '../core/errors.ts'
import { newId } from '../core/secrets/ids.ts'
import { randomToken } from '../core/secrets/random.ts'
import { deleteAccount, emailKey, insertAccount } from '../db/queries/accounts/accounts.ts'
import { findOperator, insertOperator, type Operator } from '../db/queries/accounts/operators.ts'
import { insertDeskLine } from '../db/queries/desk/desk-log.ts'
import { makeSecret } from './second-factor.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'hashSecret'>

export const welcomeHours = 24
const welcomeMs = welcomeHours * 3_600_000

/** No password fits it: only the first-time link sets one. */
const noPassword = 'none'

/** The actor of a line in the log that a command on the server wrote. */
const byCommand = { actorId: null, actor: 'command', network: 'local' } as const

export interface NewOperator {
  name: string
  email: string
  role: Exclude<Role, 'Company'>
}

/**
 * Opens an account at the desk. Returns the token of the first-time link, which is valid for `welcomeHours`. Throws
 * `conflict` when the address has an account.
 */
export async function addOperator(tools: Tools, { name, email, role }: NewOperator): Promise<string> {
  const token = randomToken()
  const accountId = newId()
  const now = tools.clock()
  const added = await tools.db.note(async (trx) => {
    const account = { id: accountId, email, role, passwordHash: noPassword, now }
    if ((await insertAccount(trx, account)) === 'email-taken') return false
    await insertOperator(trx, {
      ...{ accountId, name, secret: makeSecret(tools, accountId), createdAt: now },
      ...{ welcomeHash: tools.hashSecret('welcome', token), welcomeUntil: now + welcomeMs },
    })
    const subject = { kind: 'account', id: accountId } as const
    await insertDeskLine(trx, { event: 'operator-added', ...byCommand, subject, after: { name, role }, now })
    return true
  })
  if (!added) throw conflict('emailTaken')
  return token
}

/** Ends an account at the desk with all its sessions, on every server at once. Throws `not-found`. */
export async function removeOperator(tools: Tools, email: string): Promise<Operator> {
  return tools.db.note(async (trx) => {
    const operator = await findOperator(trx, emailKey(email))
    if (!operator || !(await deleteAccount(trx, operator.accountId))) throw notFound()
    const { accountId: id, name, role } = operator
    const [subject, before] = [{ kind: 'account', id } as const, { name, role }]
    await insertDeskLine(trx, {
      ...{ event: 'operator-removed', ...byCommand, subject, before, now: tools.clock() },
    })
    return operator
  })
}

/** The hash of a first-time link's token, under each of the server's secrets, the newest first. */
export function welcomeHashes({ hashSecret }: Pick<Context, 'hashSecret'>, token: string) {
  return hashSecret.each('welcome', token)
}
