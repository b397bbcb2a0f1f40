import { deskSessionLimits } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { noteAtDesk } from '../../access/desk-log.ts'
import { type Charge, charge, forget, takeBackCharge } from '../../access/rate-counter.ts'
import { takeKeptCode, takeTimedCode } from '../../access/second-factor.ts'
import type { SignedInOperator } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { networkOf } from '../../core/contact/network-address.ts'
import { invalidField, notSignedIn } from '../../core/errors.ts'
import { findFactor } from '../../db/queries/accounts/operators.ts'
import { noteCode } from '../../db/queries/accounts/sessions.ts'

type Transaction = Parameters<typeof takeTimedCode>[1]
type Kind = 'timed' | 'recovery'

/**
 * Marks the session as confirmed by a code that has not been used. Each try counts like a wrong password before it is
 * checked; the count is taken back when the code was right. Throws `invalid` for a wrong or used code, and
 * `too-many-requests`.
 */
export async function acceptCode(
  context: Context,
  caller: Caller,
  account: SignedInOperator,
  code: string,
): Promise<void> {
  const { accountId, tokenHash } = account
  const own: Charge = { limit: 'loginAccount', subject: `code\0${accountId}` }
  const network: Charge = { limit: 'loginAddress', subject: networkOf(caller.ip) }
  const receipt = await charge(context, caller, [own, network])
  const accepted = await noteAtDesk(context, { account, caller }, async (trx) => {
    const kind = await takeCode(context, trx, accountId, code)
    const subject = { kind: 'account', id: accountId } as const
    // A refusal is a return value, not an exception, so that its log line and its count are committed.
    if (!kind) return { value: false, line: { event: 'code-refused', subject } }
    const times = { codeAt: context.clock(), maxMs: deskSessionLimits.longestMs }
    if (!(await noteCode(trx, tokenHash, times))) {
      throw notSignedIn()
    }
    await forget(context, trx, [own])
    await takeBackCharge(context, trx, network, receipt)
    return { value: true, line: { event: eventOf(kind, account), subject } }
  })
  if (!accepted) throw invalidField('code', 'codeWrong')
}

async function takeCode(
  context: Context,
  trx: Transaction,
  accountId: string,
  code: string,
): Promise<Kind | undefined> {
  const factor = await findFactor(trx, accountId)
  if (!factor) throw notSignedIn()
  // Recovery codes are tried first: they open the desk even when the stored secret cannot be decrypted.
  if (await takeKeptCode(context, trx, accountId, code)) return 'recovery'
  const timed = await takeTimedCode(context, trx, accountId, { sealed: factor.secret, code })
  return timed ? 'timed' : undefined
}

function eventOf(kind: Kind, { codeAt }: SignedInOperator) {
  if (kind === 'recovery') return 'recovery-code-used'
  return codeAt === null ? 'signed-in' : 'code-given'
}
