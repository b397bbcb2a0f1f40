import { type QuoteForm, requestServices } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { requireRequestKey } from '../../access/request-keys.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalidField } from '../../core/errors.ts'
import { findCompany } from '../../db/queries/companies/companies.ts'
import { findHouseOfRequest } from '../../db/queries/houses/houses.ts'
import { listInvitationsTo } from '../../db/queries/requests/invitations.ts'
import { listNewestQuotes } from '../../db/queries/requests/quotes.ts'
import { findRequest } from '../../db/queries/requests/requests.ts'
import type { RequestRow } from '../../db/tables/request-schema.ts'

export interface ChosenQuote {
  request: RequestRow
  quote: { id: string; body: Extract<QuoteForm, { prices: unknown }> }
  company: { id: string; name: string }
}

/**
 * The quote that was chosen for a request, with the request's own key as `x-request-key`. Throws `not-found` for another key,
 * `forbidden` for the family's, `conflict` when none is chosen, the request is for an architect, or the quote has its house.
 */
export async function chosenQuote(
  context: Context,
  caller: Caller,
  requestId: string | undefined,
): Promise<ChosenQuote> {
  if (requestId === undefined) throw invalidField('requestId', 'fillIn')
  await requireRequestKey(context, caller, requestId, 'act')
  const db = context.db.read
  const request = await findRequest(db, requestId)
  if (request?.state !== 'chosen' || request.service === requestServices.architecture)
    throw conflict('noHouseOfQuote')
  if (await findHouseOfRequest(db, requestId)) throw conflict('houseExists')
  const chosen = (await listInvitationsTo(db, requestId)).find(({ state }) => state === 'chosen')
  const quote = (await listNewestQuotes(db, requestId)).find((one) => one.invitationId === chosen?.id)
  const company = quote && (await findCompany(db, quote.companyId))
  const body = quote && (JSON.parse(quote.body) as QuoteForm)
  if (!quote || !company || !body || !('prices' in body)) throw conflict('noHouseOfQuote')
  return { request, quote: { id: quote.id, body }, company }
}
