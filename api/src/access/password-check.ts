import type { Context } from '../context/context.ts'
import { networkOf } from '../core/contact/network-address.ts'
import { notSignedIn, type Standing } from '../core/errors.ts'
import { emailKey, findAccount } from '../db/queries/accounts/accounts.ts'
import type { Caller } from './caller.ts'
import { logEvent } from './events.ts'
import {
  type Charge,
  charge,
  forget,
  type Receipt,
  requireBelowLimits,
  takeBackCharge,
} from './rate-counter.ts'

interface TypedPassword {
  email: string
  password: string
  /** Hash of the account's password; undefined when there is no such account. */
  kept: string | undefined
}

interface PasswordCheck {
  fits: boolean
  /** The state of the limits after a wrong password; empty after a right one. */
  standings: readonly Standing[]
}

/**
 * Checks a password. Each try counts as a failure of the account and of the caller's network before the check, and is
 * taken back when it was right: however many come at once, no more are checked than the limit allows. A right one
 * clears the account's failures but not the network's: a caller may own one account and guess at others. Known and
 * unknown accounts count alike. Throws `too-many-requests` and `busy`.
 */
export async function checkPassword(
  context: Context,
  caller: Caller,
  { email, password, kept }: TypedPassword,
): Promise<PasswordCheck> {
  const account = accountCharge(email)
  const network: Charge = { limit: 'loginAddress', subject: networkOf(caller.ip) }
  await requireBelowLimits(context, caller, [account, network])
  let receipt: Receipt | undefined
  const fits = await context.passwords.verify(password, kept, async () => {
    receipt = await charge(context, caller, [account, network])
  })
  if (!fits) {
    logEvent(caller, 'sign-in-failed')
    return { fits, standings: receipt?.standings ?? [] }
  }
  await context.db.note(async (trx) => {
    await forget(context, trx, [account])
    if (receipt) await takeBackCharge(context, trx, network, receipt)
  })
  return { fits, standings: [] }
}

/**
 * The stored hash of a signed-in account whose owner knows the password; undefined when the password is wrong. Throws
 * `not-signed-in`, `too-many-requests` and `busy`.
 */
export async function checkOwnPassword(
  context: Context,
  caller: Caller,
  { accountId, password }: { accountId: string; password: string },
): Promise<string | undefined> {
  const found = await findAccount(context.db.read, accountId)
  if (!found) throw notSignedIn()
  const { email, passwordHash: kept } = found
  const { fits } = await checkPassword(context, caller, { email, password, kept })
  return fits ? kept : undefined
}

/** Forgets an account's failed logins: its owner has shown access to its mailbox. */
export function forgetFailures(
  context: Context,
  trx: Parameters<typeof forget>[1],
  email: string,
): Promise<void> {
  return forget(context, trx, [accountCharge(email)])
}

function accountCharge(email: string): Charge {
  return { limit: 'loginAccount', subject: emailKey(email) }
}
