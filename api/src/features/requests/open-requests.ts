import type { InvitationState, Problem } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { conflict, notFound } from '../../core/errors.ts'
import type { Writer } from '../../db/database.ts'
import { holdInvited, type Invited } from '../../db/queries/requests/company-invitations.ts'
import { holdRequest } from '../../db/queries/requests/requests.ts'
import type { RequestRow } from '../../db/tables/request-schema.ts'

/**
 * Locks and returns the invitation and its request until the transaction ends. Throws `not-found` for another
 * company's.
 */
export async function holdOwnInvitation(
  trx: Writer,
  asked: { id: string; companyId: string },
): Promise<Invited> {
  const invited = await holdInvited(trx, asked)
  if (!invited) throw notFound()
  return invited
}

interface Wanted {
  now: number
  /** States that the invitation may be in. */
  states: readonly InvitationState[]
  /** Message for any other state. */
  otherwise?: Problem
}

/** Like `holdOwnInvitation`. Throws `conflict` when the request has ended or the invitation is in another state. */
export async function holdStanding(
  trx: Writer,
  asked: { id: string; companyId: string },
  { now, states, otherwise = 'requestAnswered' }: Wanted,
): Promise<Invited> {
  const invited = await holdOwnInvitation(trx, asked)
  requireOpen(invited.request, now)
  if (!states.includes(invited.invitation.state)) throw conflict(otherwise)
  return invited
}

/**
 * Locks and returns the request until the transaction ends. Throws `not-found` when it was deleted and `conflict` when
 * it has ended.
 */
export async function holdOpenRequest(trx: Writer, id: string, now: number): Promise<RequestRow> {
  const request = await holdRequest(trx, id)
  if (!request) throw notFound()
  requireOpen(request, now)
  return request
}

/**
 * Locks and returns the request whose own key the caller shows, until the transaction ends. Throws `not-found` when the
 * key has ended meanwhile.
 */
export async function holdOwnRequest(
  { hashSecret }: Pick<Context, 'hashSecret'>,
  trx: Writer,
  { id, caller }: { id: string; caller: Caller },
): Promise<RequestRow> {
  const row = await holdRequest(trx, id)
  const hashes = hashSecret.each('request-key', caller.requestKey ?? '')
  if (!row || !hashes.includes(row.keyHash)) throw notFound()
  return row
}

function requireOpen({ state, endsAt }: RequestRow, now: number): void {
  if (state === 'unconfirmed') throw conflict('notSentYet')
  if (state === 'chosen') throw conflict('quoteChosen')
  if (state !== 'open' || endsAt <= now) throw conflict('requestEnded')
}
