import type { CloseReason } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalidField, notFound } from '../../core/errors.ts'
import { holdCompany } from '../../db/queries/companies/companies.ts'
import {
  endInvitations,
  insertInvitations,
  listInvitationsTo,
  setPhoneReleased,
} from '../../db/queries/requests/invitations.ts'
import { insertNotices } from '../../db/queries/requests/request-notices.ts'
import { endRequest, holdRequest, setRequestKey } from '../../db/queries/requests/requests.ts'
import { holdOpenRequest, holdOwnRequest } from './open-requests.ts'
import { requireInvitable, requireRoomToInvite } from './request-limits.ts'
import { removeRequest } from './request-removal.ts'

interface Asked {
  requestId: string
  companyId: string
}

/** Invites one more company to an open request. Throws `conflict` when no more may be invited, and `invalid`. */
export async function inviteOneMore({ db, clock }: Context, { requestId, companyId }: Asked): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    // Locked in the same order as in the deletion of an account: company first.
    await holdCompany(trx, companyId)
    await holdOpenRequest(trx, requestId, now)
    const invitations = await listInvitationsTo(trx, requestId)
    if (invitations.some((one) => one.companyId === companyId)) throw conflict('invitedAlready')
    await requireRoomToInvite(trx, { requestId, companyId })
    await requireInvitable(trx, [companyId])
    await insertInvitations(trx, requestId, [companyId], { now, sentAt: now })
    await insertNotices(trx, [{ requestId, companyId }], 'invited', now)
  })
}

/** Shows the phone number to a company, or hides it again. Throws `not-found` for one that is not invited. */
export async function showPhone({ db, clock }: Context, asked: Asked, released: boolean): Promise<void> {
  await db.note(async (trx) => {
    const row = await holdRequest(trx, asked.requestId)
    if (!row) throw notFound()
    if (released && row.phone === '') throw invalidField('released', 'noPhoneToShow')
    if (!(await setPhoneReleased(trx, asked, released ? clock() : null))) throw notFound()
  })
}

/** Ends a request without a choice, and tells its companies. Throws `conflict` when it has ended. */
export async function closeWithoutChoice(
  { db, clock }: Context,
  requestId: string,
  reason: CloseReason,
): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    await holdOpenRequest(trx, requestId, now)
    await endRequest(trx, requestId, { move: 'close', now, reason })
    const ended = await endInvitations(trx, [requestId], 'passOver')
    const told = ended.filter(({ companyId }) => companyId !== null)
    await insertNotices(trx, told, 'closed', now)
  })
}

/**
 * Puts a key of the caller's in place: one for the family at once, an own one beside the present one until it is used.
 * Throws `invalid` for a key that opens the request in another way.
 */
export async function putKey(
  context: Context,
  caller: Caller,
  { requestId, kind, key }: { requestId: string; kind: 'own' | 'family'; key: string },
): Promise<void> {
  const hashes = context.hashSecret.each('request-key', key)
  const [hash] = hashes
  await context.db.note(async (trx) => {
    const row = await holdOwnRequest(context, trx, { id: requestId, caller })
    const others = kind === 'own' ? [row.familyKeyHash] : [row.keyHash, row.nextKeyHash]
    if (others.some((one) => one !== null && hashes.includes(one))) throw invalidField('key', 'keyInUse')
    await setRequestKey(trx, requestId, kind === 'own' ? { nextKeyHash: hash } : { familyKeyHash: hash })
  })
}

export async function takeFamilyKeyBack({ db }: Context, requestId: string): Promise<void> {
  await db.note((trx) => setRequestKey(trx, requestId, { familyKeyHash: null }))
}

/** Deletes a request with all its data. */
export async function deleteForGood(context: Context, requestId: string): Promise<void> {
  if (!(await removeRequest(context, requestId, () => true))) throw notFound()
}
