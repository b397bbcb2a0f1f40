import { makeRecoveryCodes, sealSecret } from '@tameer/api/src/access/second-factor.ts'
import type { Context } from '@tameer/api/src/context/context.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import { insertAccount } from '@tameer/api/src/db/queries/accounts/accounts.ts'
import { insertOperator } from '@tameer/api/src/db/queries/accounts/operators.ts'
import { demoId, joinedAt } from './facts/demo-ids.ts'

/** Password of both accounts; they are named in the README. */
export const demoDeskPassword = 'demo-desk-password'
/** Second factor of both accounts, in base32. */
export const demoDeskSecret = 'DEMODESKDEMODESKDEMODESKDEMODESK'

export const demoDesk = [
  { name: 'Demo Operator', email: 'operator@demo.tameer.example', role: 'Operator' },
  { name: 'Demo Editor', email: 'editor@demo.tameer.example', role: 'Editor' },
] as const

/**
 * Stores the desk's accounts with their recovery codes. Only a demo has them, because everybody knows their password and
 * second factor. A demo cannot be reached from another machine.
 */
export async function loadDesk(context: Context, trx: Writer): Promise<void> {
  if (!context.config.demo) return
  const passwordHash = await context.passwords.hash(demoDeskPassword)
  for (const [number, { name, email, role }] of demoDesk.entries()) {
    const accountId = demoId('operator', number)
    const now = joinedAt(0, context.clock())
    const secret = sealSecret(context, accountId, demoDeskSecret)
    await insertAccount(trx, { id: accountId, email, role, passwordHash, now })
    await insertOperator(trx, { accountId, name, secret, createdAt: now })
    await makeRecoveryCodes(context, trx, accountId)
  }
}
