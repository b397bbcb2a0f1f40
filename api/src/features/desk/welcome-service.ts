import type { Caller } from '../../access/caller.ts'
import { refuseCommonPassword } from '../../access/common-passwords.ts'
import { noteAtDesk } from '../../access/desk-log.ts'
import { welcomeHashes } from '../../access/operators.ts'
import { makeRecoveryCodes, type ShownFactor, showFactor, takeTimedCode } from '../../access/second-factor.ts'
import { openDeskSession } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { invalid, invalidField } from '../../core/errors.ts'
import { setPassword } from '../../db/queries/accounts/accounts.ts'
import { findFactor, findWelcomed, type Operator, takeWelcome } from '../../db/queries/accounts/operators.ts'
import { deleteSessionsOf } from '../../db/queries/accounts/sessions.ts'

/**
 * Returns the person whom a first-time link is for, and the secret for the authenticator app. Throws `invalid` for a
 * link that is not valid.
 */
export async function loadWelcome(
  context: Context,
  token: string,
): Promise<{ operator: Operator; factor: ShownFactor }> {
  const operator = await findWelcomed(context.db.read, welcomeHashes(context, token), context.clock())
  const factor = operator && (await findFactor(context.db.read, operator.accountId))
  if (!factor) throw invalid('linkExpired')
  return { operator, factor: showFactor(context, operator, factor.secret) }
}

interface Welcome {
  token: string
  newPassword: string
  code: string
}

/**
 * Sets the password, marks the link as used and signs in. A code confirms that the authenticator app has the secret.
 * Throws `invalid` for a link that is not valid, a common password or a wrong code; the link then stays valid.
 */
export async function acceptWelcome(
  context: Context,
  caller: Caller,
  { token, newPassword, code }: Welcome,
): Promise<{ token: string; recoveryCodes: string[] }> {
  const { operator } = await loadWelcome(context, token)
  const { accountId } = operator
  await refuseCommonPassword(newPassword)
  const passwordHash = await context.passwords.hash(newPassword)
  const welcomed = await noteAtDesk(context, { account: { accountId }, caller }, async (trx) => {
    const factor = await findFactor(trx, accountId)
    if (!factor || !(await takeWelcome(trx, welcomeHashes(context, token), context.clock()))) {
      throw invalid('linkExpired')
    }
    // Thrown inside the transaction, so that the link stays valid.
    if (!(await takeTimedCode(context, trx, accountId, { sealed: factor.secret, code }))) {
      throw invalidField('code', 'codeWrong')
    }
    await setPassword(trx, accountId, passwordHash, context.clock())
    await deleteSessionsOf(trx, accountId)
    const value = {
      recoveryCodes: await makeRecoveryCodes(context, trx, accountId),
      token: await openDeskSession(context, trx, caller, { accountId, withCode: true }),
    }
    return { value, line: { event: 'operator-welcomed', subject: { kind: 'account', id: accountId } } }
  })
  if (!welcomed) throw invalid('linkExpired')
  return welcomed
}
