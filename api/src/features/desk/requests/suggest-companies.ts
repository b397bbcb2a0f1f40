import { clientLink, dayMs, screens, suggestAgainDays } from '@tameer/contract'
import { type DeskActor, noteAtDesk } from '../../../access/desk-log.ts'
import { postReminder } from '../../../access/reminders.ts'
import type { Context } from '../../../context/context.ts'
import { conflict, invalidField, notFound } from '../../../core/errors.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import { loadCityNames } from '../../../db/queries/companies/catalogue.ts'
import { type CompanyRecord, holdCompany } from '../../../db/queries/companies/companies.ts'
import { listInvitationsTo } from '../../../db/queries/requests/invitations.ts'
import { holdRequest } from '../../../db/queries/requests/requests.ts'
import { insertSuggested, lastSuggestions } from '../../../db/queries/requests/unanswered-requests.ts'
import type { RequestRow } from '../../../db/tables/request-schema.ts'
import { suggestedCompaniesMail } from '../../../mail/templates/suggested-companies.ts'
import { allFit, isUnanswered, roomAfter } from './unanswered-lists.ts'

/** Time for which the mail is worth sending, ms. */
const mailLifeMs = 3 * dayMs

interface Suggestion {
  requestId: string
  companyIds: readonly string[]
  /** Time of the last suggestion that the actor saw, ms; undefined when there was none. */
  seen: number | undefined
  /** True to suggest again although the last time was days ago. */
  again: boolean
}

/**
 * Suggests companies to the family of a request without an answer: they may ask them from now on, and are mailed. The
 * companies hear nothing. Throws `not-found`, `invalid` for a company that does not fit, and `conflict` when the
 * request has an answer or has ended, no further company may be asked, the family wants no such mails, or somebody has
 * suggested some meanwhile or, unless `again`, within a week.
 */
export async function suggestCompanies(
  context: Context,
  actor: DeskActor,
  { requestId, seen, again, ...asked }: Suggestion,
): Promise<void> {
  const companyIds = [...new Set(asked.companyIds)].toSorted()
  await noteAtDesk(context, actor, async (trx) => {
    const now = context.clock()
    // Locked in the same order as in the deletion of an account: companies first.
    const companies: CompanyRecord[] = []
    for (const id of companyIds) {
      const company = await holdCompany(trx, id)
      if (company) companies.push(company)
    }
    const request = await holdRequest(trx, requestId)
    if (!request) throw notFound('requestGone')
    if (!isUnanswered(request, now)) throw conflict('requestNotWaiting')
    await requireSeen(trx, requestId, { seen, again, now })
    if (roomAfter((await listInvitationsTo(trx, requestId)).length) < companyIds.length) {
      throw conflict('noRoomToSuggest')
    }
    if (!(await allFit(trx, request, companyIds))) throw invalidField('companyIds', 'companyDoesNotFit')
    await insertSuggested(trx, requestId, companyIds, now)
    if (!(await mailFamily(context, trx, request, companies))) throw conflict('wantsNoReminders')
    const subject = { kind: 'request', id: requestId } as const
    const after = { companies: companyIds.length, again }
    return { value: true, line: { event: 'companies-suggested', subject, after } }
  })
}

/** Throws `conflict` when the actor has not seen the last suggestion, or it was lately and the actor was not asked. */
async function requireSeen(
  trx: Writer,
  requestId: string,
  { seen, again, now }: Pick<Suggestion, 'seen' | 'again'> & { now: number },
): Promise<void> {
  const last = (await lastSuggestions(trx, [requestId])).get(requestId)
  const current = { suggestedAt: last === undefined ? null : new Date(last).toISOString() }
  if (last !== seen) throw conflict('suggestedMeanwhile', undefined, current)
  if (last !== undefined && !again && last > now - suggestAgainDays * dayMs) {
    throw conflict('suggestedLately', undefined, current)
  }
}

/** Returns false when the family wants no reminders. */
async function mailFamily(
  context: Context,
  trx: Writer,
  request: RequestRow,
  companies: readonly CompanyRecord[],
): Promise<boolean> {
  const { id, name, language } = request
  const place = (await loadCityNames(trx))(request.city)
  const link = context.config.publicUrl + clientLink(screens.request.to(id), language)
  return postReminder(context, trx, request, {
    write: (stopLink) =>
      suggestedCompaniesMail({
        language,
        name,
        ...place,
        link,
        stopLink,
        companies: companies.map((one) => one.name),
      }),
    lifeMs: mailLifeMs,
  })
}
