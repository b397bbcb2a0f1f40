import type { DeskEvent } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { refuseCommonPassword } from '../../access/common-passwords.ts'
import { type DeskAct, noteAtDesk } from '../../access/desk-log.ts'
import { checkOwnPassword } from '../../access/password-check.ts'
import {
  makeRecoveryCodes,
  makeSecret,
  type ShownFactor,
  showFactor,
  takeTimedCode,
} from '../../access/second-factor.ts'
import type { SignedInOperator } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalidField, notFound, notSignedIn } from '../../core/errors.ts'
import { holdsPassword, setPassword } from '../../db/queries/accounts/accounts.ts'
import { findFactor, findOperatorOf, setFactor } from '../../db/queries/accounts/operators.ts'
import { deleteSession, deleteSessionOf, deleteSessionsOf } from '../../db/queries/accounts/sessions.ts'

/** The account, and the caller of the request. */
interface Own {
  account: SignedInOperator
  caller: Caller
}

/** Returns an act on the own account, with its log line. */
function done<T>({ account }: Own, event: DeskEvent, value: T): DeskAct<T> {
  return { value, line: { event, subject: { kind: 'account', id: account.accountId } } }
}

/** Ends the current session. */
export async function endOwnSession(context: Context, own: Own): Promise<void> {
  await noteAtDesk(context, own, async (trx) => {
    const ended = await deleteSession(trx, own.account.tokenHash)
    return ended ? done(own, 'signed-out', true) : undefined
  })
}

/** Ends one of the account's sessions. Throws `not-found`. */
export async function endSessionOf(context: Context, own: Own, id: string): Promise<void> {
  const ended = await noteAtDesk(context, own, async (trx) => {
    const deleted = await deleteSessionOf(trx, own.account.accountId, id)
    return deleted ? done(own, 'session-ended', true) : undefined
  })
  if (!ended) throw notFound('sessionEnded')
}

/** Changes the password and ends the other sessions. Throws `invalid`. */
export async function changePassword(
  context: Context,
  own: Own,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { accountId, tokenHash } = own.account
  const kept = await checkOwnPassword(context, own.caller, { accountId, password: currentPassword })
  if (kept === undefined) throw invalidField('currentPassword', 'wrongCurrentPassword')
  await refuseCommonPassword(newPassword)
  const passwordHash = await context.passwords.hash(newPassword)
  const changed = await noteAtDesk(context, own, async (trx) => {
    // The password may have been changed since it was checked.
    if (!(await holdsPassword(trx, accountId, kept))) return undefined
    await setPassword(trx, accountId, passwordHash, context.clock())
    await deleteSessionsOf(trx, accountId, tokenHash)
    return done(own, 'password-changed', true)
  })
  if (!changed) throw invalidField('currentPassword', 'wrongCurrentPassword')
}

/** Creates a secret for another authenticator app; it takes effect once a code confirms it. */
export async function prepareFactor(context: Context, own: Own): Promise<ShownFactor> {
  const { accountId } = own.account
  const nextSecret = makeSecret(context, accountId)
  const shown = await noteAtDesk(context, own, async (trx) => {
    const operator = await findOperatorOf(trx, accountId)
    if (!operator) return undefined
    await setFactor(trx, accountId, { nextSecret })
    return done(own, 'second-factor-prepared', showFactor(context, operator, nextSecret))
  })
  if (!shown) throw notSignedIn()
  return shown
}

/**
 * Activates the prepared secret, confirmed by one of its codes, and ends the other sessions. Throws `conflict` and
 * `invalid`.
 */
export async function changeFactor(context: Context, own: Own, code: string): Promise<void> {
  const { accountId, tokenHash } = own.account
  await noteAtDesk(context, own, async (trx) => {
    const sealed = (await findFactor(trx, accountId))?.nextSecret
    if (!sealed) throw conflict('noSecondFactorPrepared')
    if (!(await takeTimedCode(context, trx, accountId, { sealed, code }))) {
      throw invalidField('code', 'codeWrong')
    }
    await setFactor(trx, accountId, { secret: sealed, nextSecret: null })
    await deleteSessionsOf(trx, accountId, tokenHash)
    return done(own, 'second-factor-changed', true)
  })
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(context: Context, own: Own): Promise<string[]> {
  const codes = await noteAtDesk(context, own, async (trx) =>
    done(own, 'recovery-codes-made', await makeRecoveryCodes(context, trx, own.account.accountId)),
  )
  return codes ?? []
}
