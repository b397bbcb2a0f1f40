import type { Context } from '../context/context.ts'
import { maskNetwork } from '../core/contact/network-address.ts'
import { notSignedIn } from '../core/errors.ts'
import type { Writer } from '../db/database.ts'
import { holdOperator } from '../db/queries/accounts/operators.ts'
import { insertDeskLine, type NewDeskLine } from '../db/queries/desk/desk-log.ts'
import type { Caller } from './caller.ts'
import type { SignedIn } from './sessions.ts'

/** The account that acts, and its network. */
export interface DeskActor {
  account: Pick<SignedIn, 'accountId'>
  caller: Pick<Caller, 'ip'>
}

/** A line as the act knows it: who did it, when and from where is added. */
export type DeskLineToWrite = Pick<NewDeskLine, 'event' | 'subject' | 'before' | 'after'>

/** Result of an act, with its line in the log; several lines for an act on several things. */
export interface DeskAct<T> {
  value: T
  line: DeskLineToWrite | readonly DeskLineToWrite[]
}

/**
 * Does an act of the desk and writes its line, both in one transaction: both are kept or neither. `act` may run more than
 * once, as in `Database.write`. An act that finds nothing to do returns undefined, leaves no line, and must have written
 * nothing. Throws `not-signed-in` when the account has meanwhile lost its place at the desk; what `act` throws undoes both.
 */
export function actAtDesk<T>(
  context: Pick<Context, 'db' | 'clock'>,
  actor: DeskActor,
  act: (trx: Writer) => Promise<DeskAct<T> | undefined>,
): Promise<T | undefined> {
  return context.db.write((trx) => actWithLine(context, trx, actor, act))
}

/** As `actAtDesk`, for changes that no page shows: pages kept in memory stay. */
export function noteAtDesk<T>(
  context: Pick<Context, 'db' | 'clock'>,
  actor: DeskActor,
  act: (trx: Writer) => Promise<DeskAct<T> | undefined>,
): Promise<T | undefined> {
  return context.db.note((trx) => actWithLine(context, trx, actor, act))
}

async function actWithLine<T>(
  { clock }: Pick<Context, 'clock'>,
  trx: Writer,
  { account, caller }: DeskActor,
  act: (trx: Writer) => Promise<DeskAct<T> | undefined>,
): Promise<T | undefined> {
  const actor = await holdOperator(trx, account.accountId)
  if (actor === undefined) throw notSignedIn()
  const done = await act(trx)
  if (!done) return undefined
  const where = { network: maskNetwork(caller.ip), now: clock() }
  for (const line of [done.line].flat()) {
    await insertDeskLine(trx, { ...line, ...where, actorId: account.accountId, actor })
  }
  return done.value
}
