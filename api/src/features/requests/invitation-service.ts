import { type DeclineReason, invitationMoves } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import { loadCityNames } from '../../db/queries/companies/catalogue.ts'
import { findHouseOfRequest } from '../../db/queries/houses/houses.ts'
import { findInvited, type Invited, moveInvitation } from '../../db/queries/requests/company-invitations.ts'
import { deleteDraft, findDraft } from '../../db/queries/requests/quote-drafts.ts'
import { findLastQuoteWithRates, listQuotes } from '../../db/queries/requests/quotes.ts'
import { listRequestImages } from '../../db/queries/requests/request-images.ts'
import { listQuestionsFor } from '../../db/queries/requests/request-questions.ts'
import { noteAnswer } from '../../db/queries/requests/requests.ts'
import type { InvitationFacts } from './invitation-presenter.ts'
import { holdOwnInvitation, holdStanding } from './open-requests.ts'

/** Id of an invitation, and the company that asks for it. */
export interface AskedInvitation {
  id: string
  companyId: string
}

/** Returns the invitation if it was sent to that company. Throws `not-found` otherwise. */
export async function requireInvited({ db }: Context, asked: AskedInvitation): Promise<Invited> {
  const invited = await findInvited(db.read, asked)
  if (!invited) throw notFound()
  return invited
}

/** Loads everything that the company may see of its invitation. Throws `not-found` for another company's. */
export async function loadInvitation(context: Context, asked: AskedInvitation): Promise<InvitationFacts> {
  const invited = await requireInvited(context, asked)
  const { read } = context.db
  const { id: requestId, service, city } = invited.request
  const [images, questions, draft, quotes, lastWithRates, cityNames, house] = await Promise.all([
    listRequestImages(read, requestId),
    listQuestionsFor(read, { requestId, companyId: asked.companyId }),
    findDraft(read, asked.id),
    listQuotes(read, asked.id),
    findLastQuoteWithRates(read, { companyId: asked.companyId, service, city }),
    loadCityNames(read),
    findHouseOfRequest(read, requestId),
  ])
  const houseId = house?.companyId === asked.companyId ? house.id : null
  return { ...invited, images, questions, draft, quotes, lastWithRates, cityNames, houseId }
}

/** Marks the invitation as seen by its company. Changes nothing when it was seen before or the request has ended. */
export async function noteSeen({ db, clock }: Context, asked: AskedInvitation): Promise<void> {
  await db.note(async (trx) => {
    await holdOwnInvitation(trx, asked)
    const now = clock()
    await moveInvitation(trx, asked.id, invitationMoves.see, { now, changes: { seenAt: now } })
  })
}

/** Declines finally. Throws `conflict` when the company has answered or the request has ended. */
export async function declineInvitation(
  { db, clock }: Context,
  asked: AskedInvitation,
  { reason, text = '' }: { reason: DeclineReason; text?: string | undefined },
): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    const { request } = await holdStanding(trx, asked, { now, states: invitationMoves.decline.from })
    const changes = { declineReason: reason, declineText: text, declinedAt: now }
    await moveInvitation(trx, asked.id, invitationMoves.decline, { now, changes })
    await noteAnswer(trx, request.id, now)
    await deleteDraft(trx, asked.id)
  })
}
