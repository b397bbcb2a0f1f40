import type {
  DeclineReason,
  DraftPrices,
  Invitation,
  InvitationFilter,
  QuoteDraft,
  QuoteForm,
  SentQuote,
} from '@tameer/contract'
import { type ResponseBody, request } from '../../net/api-client.ts'
import { call } from '../../store/call.ts'
import type { AppThunk } from '../../store/store.ts'

type Call<Value> = AppThunk<Promise<Value>>

/** Fetches a page of the signed-in company's invitations, newest first. All calls of this file throw ApiError. */
export function listInvitations(
  state: InvitationFilter | undefined,
  cursor: string | undefined,
): Call<ResponseBody<'listInvitations'>> {
  return call((token) => request('listInvitations', { query: { state, cursor }, token }))
}

/** Fetches the number of requests that nobody has looked at yet. */
export function countUnread(): Call<number> {
  return async (dispatch) =>
    (await dispatch(call((token) => request('listInvitations', { query: { limit: 1 }, token })))).counts.new
}

export function getInvitation(id: string): Call<Invitation> {
  return call((token) => request('getInvitation', { params: { id }, token }))
}

export function seeInvitation(id: string): Call<Invitation> {
  return call((token) => request('seeInvitation', { params: { id }, token }))
}

export function declineInvitation(id: string, reason: DeclineReason, text: string): Call<Invitation> {
  const body = text ? { reason, text } : { reason }
  return call((token) => request('declineInvitation', { params: { id }, body, token }))
}

export function askHomeowner(id: string, text: string): Call<Invitation> {
  return call((token) => request('askHomeowner', { params: { id }, body: { text }, token }))
}

export function answerHomeowner(id: string, questionId: string, text: string): Call<Invitation> {
  return call((token) => request('answerHomeowner', { params: { id }, body: { questionId, text }, token }))
}

export function saveQuoteDraft(id: string, draft: QuoteDraft & { prices: DraftPrices }): Call<QuoteDraft> {
  return call((token) => request('saveQuoteDraft', { params: { id }, body: draft, token }))
}

export function sendQuote(id: string, quote: QuoteForm): Call<SentQuote> {
  return call((token) => request('sendQuote', { params: { id }, body: quote, token }))
}

export function withdrawQuote(id: string): Call<void> {
  return call((token) => request('withdrawQuote', { params: { id }, token }))
}
