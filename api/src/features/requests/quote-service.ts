import {
  invitationMoves,
  type QuoteForm,
  requestLimits,
  type saveQuoteDraft as saveQuoteDraftCall,
} from '@tameer/contract'
import type * as z from 'zod'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { conflict, invalidField } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import { moveInvitation } from '../../db/queries/requests/company-invitations.ts'
import {
  deleteDraft,
  findDraft,
  type StoredDraft,
  saveDraft,
} from '../../db/queries/requests/quote-drafts.ts'
import { insertQuote, listQuotes } from '../../db/queries/requests/quotes.ts'
import { insertNotices } from '../../db/queries/requests/request-notices.ts'
import { noteAnswer } from '../../db/queries/requests/requests.ts'
import type { QuoteRow } from '../../db/tables/request-schema.ts'
import { type AskedInvitation, requireInvited } from './invitation-service.ts'
import { holdStanding } from './open-requests.ts'
import { figureQuote } from './quote-figures.ts'

/**
 * Stores the form's content in place of the draft of `version`. Throws `conflict`, with the stored draft, when another
 * window saved meanwhile.
 */
export async function saveQuoteDraft(
  { db, clock }: Context,
  asked: AskedInvitation,
  { draft, version, prices }: z.output<(typeof saveQuoteDraftCall)['body']>,
): Promise<StoredDraft> {
  const text = JSON.stringify(draft)
  if (text.length > requestLimits.draft) throw invalidField('draft', 'textTooLong')
  return db.note(async (trx) => {
    const now = clock()
    await holdStanding(trx, asked, { now, states: invitationMoves.quote.from })
    const row = {
      invitationId: asked.id,
      companyId: asked.companyId,
      draft: text,
      version,
      savedAt: now,
      pricesGiven: prices?.given ?? null,
      pricesAsked: prices?.asked ?? null,
    }
    const saved = await saveDraft(trx, row)
    if (saved !== undefined) return { draft: text, version: saved }
    const stored = await findDraft(trx, asked.id)
    // The same call again, after a lost response.
    if (stored?.version === version + 1 && stored.draft === text) return stored
    throw conflict('compareAndSaveAgain', undefined, {
      draft: stored ? (JSON.parse(stored.draft) as unknown) : null,
      version: stored?.version ?? 0,
    })
  })
}

/**
 * Stores a quote, or a better one, which then cannot be changed, and deletes the draft. The same quote sent again is
 * the same revision. Throws `invalid` for a quote that does not fit the request's bill, and `conflict` when the company
 * can no longer quote.
 */
export async function sendQuote(
  context: Context,
  asked: AskedInvitation,
  form: QuoteForm,
): Promise<QuoteRow> {
  const { db, clock } = context
  const { request } = await requireInvited(context, asked)
  const body = JSON.stringify(form)
  const figures = figureQuote(request, form, dayInPakistan(clock()))
  return db.note(async (trx) => {
    const now = clock()
    const { invitation } = await holdStanding(trx, asked, { now, states: invitationMoves.quote.from })
    const [newest] = await listQuotes(trx, asked.id)
    await deleteDraft(trx, asked.id)
    if (newest?.body === body) return newest
    const quote: QuoteRow = {
      id: newId(),
      invitationId: asked.id,
      companyId: asked.companyId,
      revision: invitation.quoteRevision + 1,
      body,
      headlinePkr: figures.headlinePkr,
      likeForLikePkr: figures.likeForLikePkr,
      validUntil: form.terms.validUntil,
      service: request.service,
      city: request.city,
      hasRates: figures.hasRates ? 1 : 0,
      sentAt: now,
      readAt: null,
    }
    const changes = { quoteRevision: quote.revision, seenAt: invitation.seenAt ?? now }
    await moveInvitation(trx, asked.id, invitationMoves.quote, { now, changes })
    await insertQuote(trx, quote)
    await noteAnswer(trx, request.id, now)
    await insertNotices(trx, [{ requestId: request.id, companyId: null }], 'quote', now)
    return quote
  })
}

/** Withdraws the company's quote finally. Throws `conflict` when there is no valid one. */
export async function withdrawQuote({ db, clock }: Context, asked: AskedInvitation): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    const { from: states } = invitationMoves.withdraw
    await holdStanding(trx, asked, { now, states, otherwise: 'noQuoteToTakeBack' })
    await moveInvitation(trx, asked.id, invitationMoves.withdraw, { now })
    await deleteDraft(trx, asked.id)
  })
}
