import type { CloseReason } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalidField, notFound } from '../../core/errors.ts'
import { randomToken } from '../../core/random.ts'
import { holdCompany } from '../../db/queries/companies.ts'
import {
  endInvitations,
  insertInvitations,
  listInvitationsTo,
  setPhoneReleased,
} from '../../db/queries/invitations.ts'
import { insertNotices } from '../../db/queries/request-notices.ts'
import { endRequest, holdRequest, replaceOwnKey, setFamilyKey } from '../../db/queries/requests.ts'
import { holdOpenRequest } from './open-requests.ts'
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

/** Creates a key. A new own key replaces the one of this call; a new family key replaces the previous family key. */
export async function makeKey(
  { db, hashSecret }: Context,
  { requestKey }: Caller,
  { requestId, kind }: { requestId: string; kind: 'own' | 'family' },
): Promise<string> {
  const key = randomToken()
  const newHash = hashSecret('request-key', key)
  const oldHashes = hashSecret.each('request-key', requestKey ?? '')
  await db.note(async (trx) => {
    const made =
      kind === 'own'
        ? await replaceOwnKey(trx, requestId, { oldHashes, newHash })
        : await setFamilyKey(trx, requestId, newHash)
    // Of two calls that replace the own key at once, the second no longer has a valid key.
    if (!made) throw notFound()
  })
  return key
}

export async function takeFamilyKeyBack({ db }: Context, requestId: string): Promise<void> {
  await db.note((trx) => setFamilyKey(trx, requestId, null))
}

/** Deletes a request with all its data. */
export async function deleteForGood(context: Context, requestId: string): Promise<void> {
  if (!(await removeRequest(context, requestId, () => true))) throw notFound()
}
