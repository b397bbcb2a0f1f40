import type { DeskEvent } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { maskNetwork } from '../core/network-address.ts'
import type { Writer } from '../db/database.ts'
import type { CompanyRecord } from '../db/queries/companies.ts'
import { type DeskFacts, insertDeskLine } from '../db/queries/desk-log.ts'
import type { Caller } from './caller.ts'

interface AccountEvent {
  event: Extract<DeskEvent, `account-${string}`>
  company: Pick<CompanyRecord, 'id' | 'accountId' | 'name'>
  /** Undefined for what the server does by itself. */
  caller: Pick<Caller, 'ip'> | undefined
  before?: DeskFacts
  after?: DeskFacts
}

/**
 * Writes what a company did with its own account into the log of the desk, in the transaction of the act: both are kept
 * or neither.
 */
export function logAccountEvent(
  { clock }: Pick<Context, 'clock'>,
  trx: Writer,
  { event, company: { id, accountId, name }, caller, before, after }: AccountEvent,
): Promise<void> {
  const actor = { actorId: accountId, actor: name }
  const network = caller ? maskNetwork(caller.ip) : ''
  return insertDeskLine(trx, {
    ...{ event, ...actor, subject: { kind: 'company', id }, before, after },
    ...{ network, now: clock() },
  })
}
