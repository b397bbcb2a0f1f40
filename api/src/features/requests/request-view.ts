import type { KeyHolder, RequestView } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { notFound } from '../../core/errors.ts'
import { loadCityNames } from '../../db/queries/companies/catalogue.ts'
import { listCompaniesByIds } from '../../db/queries/companies/companies.ts'
import { listShownMarks } from '../../db/queries/marks/marks.ts'
import { isGone, listInvitable, listInvitationsTo } from '../../db/queries/requests/invitations.ts'
import { hasUnreadQuotes, listNewestQuotes, markQuotesRead } from '../../db/queries/requests/quotes.ts'
import { listRequestImages } from '../../db/queries/requests/request-images.ts'
import { listQuestions } from '../../db/queries/requests/request-questions.ts'
import { findRequest } from '../../db/queries/requests/requests.ts'
import { listSuggested } from '../../db/queries/requests/unanswered-requests.ts'
import { presentInvitation, presentQuestion, presentRequest } from './request-presenter.ts'

/** Returns the present request for the holder of a key: the data of its page, and the response of every act. */
export async function viewRequest(context: Context, { requestId, kind }: KeyHolder): Promise<RequestView> {
  const db = context.db.read
  const row = await findRequest(db, requestId)
  if (!row) throw notFound()
  const [images, invitations, quotes, questions, suggested] = await Promise.all([
    listRequestImages(db, requestId),
    listInvitationsTo(db, requestId),
    listNewestQuotes(db, requestId),
    listQuestions(db, requestId),
    listSuggested(db, [requestId]),
  ])
  const companyIds = invitations.flatMap(({ companyId }) => companyId ?? [])
  const marks = await listShownMarks(db, companyIds, dayInPakistan(context.clock()))
  const companies = new Map(
    (await listCompaniesByIds(db, companyIds)).map((one) => [
      one.id,
      { ...one, marks: marks.get(one.id) ?? [] },
    ]),
  )
  const invitable = new Set(await listInvitable(db, companyIds))
  const quoteOf = new Map(quotes.map((quote) => [quote.invitationId, quote]))
  return {
    request: presentRequest(row, images, { kind, cityNames: await loadCityNames(db) }),
    invitations: invitations.map((invitation) =>
      presentInvitation(
        invitation,
        isGone(invitation, invitable) ? undefined : companies.get(invitation.companyId ?? ''),
        quoteOf.get(invitation.id),
        context,
      ),
    ),
    questions: questions.map(presentQuestion),
    suggested: suggested.flatMap(({ companyId, name, asked }) => (asked ? [] : { companyId, name })),
  }
}

/** Marks the quotes so far as read by the homeowner, so that nobody is reminded of them. */
export async function readQuotes({ db, clock }: Context, requestId: string): Promise<void> {
  if (!(await hasUnreadQuotes(db.read, requestId))) return
  await db.note((trx) => markQuotesRead(trx, requestId, clock()))
}
