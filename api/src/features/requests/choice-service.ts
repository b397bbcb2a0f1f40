import { invitationMoves } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { moveInvitation } from '../../db/queries/requests/company-invitations.ts'
import { endInvitations, keepInvited, listInvitationsTo } from '../../db/queries/requests/invitations.ts'
import { findQuoteOf } from '../../db/queries/requests/quotes.ts'
import { insertNotices } from '../../db/queries/requests/request-notices.ts'
import { endRequest } from '../../db/queries/requests/requests.ts'
import { holdOpenRequest } from './open-requests.ts'

/**
 * Chooses a quote: ends the request and tells everybody. Throws `conflict`, and changes nothing, when the quote is not
 * the newest of its company, was withdrawn or is no longer valid, or when the request has ended, also by another
 * choice.
 */
export async function chooseQuote(
  { db, clock }: Context,
  { requestId, quoteId }: { requestId: string; quoteId: string },
): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    await keepInvited(trx, requestId)
    const quote = await findQuoteOf(trx, { id: quoteId, requestId })
    if (!quote) throw notFound()
    // Locked before its state is read: of two choices at the same time the second finds the request ended.
    await holdOpenRequest(trx, requestId, now)
    const invitation = (await listInvitationsTo(trx, requestId)).find(({ id }) => id === quote.invitationId)
    if (invitation?.state !== 'quoted') throw conflict('quoteTakenBack')
    if (invitation.quoteRevision !== quote.revision) throw conflict('quoteNotNewest')
    if (quote.validUntil < dayInPakistan(now)) throw conflict('quoteTooOld')
    await moveInvitation(trx, invitation.id, invitationMoves.choose, { now })
    const others = await endInvitations(trx, [requestId], 'passOver')
    if (!(await endRequest(trx, requestId, { move: 'choose', now }))) throw conflict('requestEnded')
    await insertNotices(trx, [{ requestId, companyId: quote.companyId }], 'chosen', now)
    const told = others.filter(({ companyId }) => companyId !== null)
    await insertNotices(trx, told, 'not-chosen', now)
  })
}
