import type { DeskEvent } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { maskNetwork } from '../core/contact/network-address.ts'
import type { Writer } from '../db/database.ts'
import type { CompanyRecord } from '../db/queries/companies/companies.ts'
import { insertDeskLine } from '../db/queries/desk/desk-log.ts'
import type { Caller } from './caller.ts'

interface AccountEvent {
  event: Extract<DeskEvent, `account-${string}`>
  company: Pick<CompanyRecord, 'id' | 'accountId'>
  /** Undefined for what the server does by itself. */
  caller: Pick<Caller, 'ip'> | undefined
}

/**
 * Writes what a company did with its own account into the log of the desk, in the transaction of the act: both are kept
 * or neither. A line outlives the account, so it has ids and no name.
 */
export function logAccountEvent(
  { clock }: Pick<Context, 'clock'>,
  trx: Writer,
  { event, company: { id, accountId }, caller }: AccountEvent,
): Promise<void> {
  const network = caller ? maskNetwork(caller.ip) : ''
  return insertDeskLine(trx, {
    ...{ event, actorId: accountId, actor: 'company', subject: { kind: 'company', id } },
    ...{ network, now: clock() },
  })
}
