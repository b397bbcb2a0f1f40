import { problem, requestLimits } from '@tameer/contract'
import { conflict, invalidField } from '../../core/errors.ts'
import type { Reader, Writer } from '../../db/engines/connect.ts'
import { emailKey } from '../../db/queries/accounts/accounts.ts'
import { countInvitations, listInvitable } from '../../db/queries/requests/invitations.ts'
import { countOpenRequests } from '../../db/queries/requests/requests.ts'
import { isSuggested } from '../../db/queries/requests/unanswered-requests.ts'

/** Throws `conflict` when the mailbox has as many open requests as allowed. */
export async function requireFewOpen(db: Reader, email: string, now: number): Promise<void> {
  if ((await countOpenRequests(db, emailKey(email), now)) < requestLimits.openPerEmail) return
  throw conflict(problem('tooManyOpenRequests', { maximum: requestLimits.openPerEmail }))
}

/** Throws `invalid` unless all companies can be invited. */
export async function requireInvitable(db: Reader, companyIds: string[]): Promise<void> {
  const invitable = await listInvitable(db, companyIds)
  if (invitable.length < companyIds.length) throw invalidField('companyIds', 'companyNotInvitable')
}

/**
 * Throws `conflict` unless one more company can be invited. One that the desk has suggested can be although three others
 * may still answer. The caller must have locked the request, so that the count stays true.
 */
export async function requireRoomToInvite(
  trx: Writer,
  asked: { requestId: string; companyId: string },
): Promise<void> {
  const { standing, all } = await countInvitations(trx, asked.requestId)
  const { standing: mostStanding, invitations: most } = requestLimits
  if (standing >= mostStanding && !(await isSuggested(trx, asked)))
    throw conflict(problem('invitationsStand', { maximum: mostStanding }))
  if (all >= most) throw conflict(problem('tooManyInvitations', { maximum: most }))
}
