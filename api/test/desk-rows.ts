import { Secret, TOTP } from 'otpauth'
import { sealSecret } from '../src/access/second-factor.ts'
import { openDeskSession } from '../src/access/sessions.ts'
import type { Context } from '../src/context/context.ts'
import type { NewAccount } from '../src/db/queries/accounts/accounts.ts'
import { insertOperator } from '../src/db/queries/accounts/operators.ts'
import { addAccount } from './rows.ts'

/** Secret of the second factor of every desk account that a test adds, in base32. */
export const deskSecret = 'TESTDESKTESTDESKTESTDESKTESTDESK'

/** A caller without anything that tells who it is. */
export const plainCaller = {
  ...{
    ip: '::1',
    hostname: 'localhost',
    userAgent: undefined,
    language: 'en' as const,
    token: undefined,
    requestKey: undefined,
    houseKey: undefined,
  },
  log: { info() {} },
}

/** Stores a desk account, without the API; returns the account's id. */
export async function addDeskAccount(context: Context, given: Partial<NewAccount> = {}): Promise<string> {
  const accountId = await addAccount(context.db, given)
  const secret = sealSecret(context, accountId, deskSecret)
  const row = { accountId, name: `Desk ${accountId.slice(-4)}`, secret, createdAt: context.clock() }
  await context.db.note((trx) => insertOperator(trx, row))
  return accountId
}

/** Creates a session at the desk and returns its token. */
export function deskTokenOf(context: Context, accountId: string, withCode = true): Promise<string> {
  return context.db.note((trx) => openDeskSession(context, trx, plainCaller, { accountId, withCode }))
}

/** Returns the code that an authenticator app shows that many steps from now. */
export function codeOf({ clock }: Context, { secret = deskSecret, steps = 0 } = {}): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: clock() + steps * 30_000 })
}
