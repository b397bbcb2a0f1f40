import type { EndpointName, RequestView } from '@tameer/contract'
import { findOwnRequest, keepRequest, nextKeyOf } from '../../../features/requests/own-requests.ts'
import { afterFailure } from '../../../forms/careful-acts.ts'
import { type Body, request } from '../../../net/api-client.ts'

type ActName = Extract<
  EndpointName,
  'inviteCompany' | 'releasePhone' | 'askCompany' | 'answerQuestion' | 'chooseQuote' | 'closeRequest'
>

/** A request with the key that opened it, and functions to update it. */
export interface OpenedRequest {
  view: RequestView
  key: string
  /** Shows the view that a call returned. */
  take: (view: RequestView) => void
  /** Loads the request again. */
  load: () => Promise<void>
}

/** Calls an act with the request's key and shows the result. Throws ApiError. */
export async function act<Name extends ActName>(
  { view, key, take, load }: OpenedRequest,
  name: Name,
  body: Body<Name>,
): Promise<void> {
  try {
    const next: unknown = await request(name, { params: { id: view.request.id }, key, body })
    take(next as RequestView)
  } catch (error) {
    throw afterFailure(error, load)
  }
}

/**
 * Mails the confirmation link again. Another address comes with a new own key: the mail at the address before holds the
 * present one. Throws ApiError.
 */
export async function mailConfirmation(
  { view, key, take, load }: OpenedRequest,
  email?: string,
): Promise<void> {
  const { id } = view.request
  const own = findOwnRequest(id)
  if (!own) return
  const nextKey = email === undefined ? key : nextKeyOf(own)
  const { confirmToken, ...next } = await request('sendRequestConfirmation', {
    params: { id },
    key,
    body: email === undefined ? {} : { email, key: nextKey },
  }).catch((error: unknown) => {
    throw afterFailure(error, load)
  })
  keepRequest({ ...own, key: nextKey, confirmToken })
  take(next)
}

/** Puts a new own key in place, and uses it, which ends the one before. Throws ApiError. */
export async function renewOwnKey({ view, key, load }: OpenedRequest): Promise<void> {
  const { id } = view.request
  const own = findOwnRequest(id)
  if (!own) return
  const nextKey = nextKeyOf(own)
  try {
    await request('makeRequestKey', { params: { id }, key, body: { kind: 'own', key: nextKey } })
    keepRequest({ ...own, key: nextKey })
    await request('getRequest', { params: { id }, key: nextKey })
  } catch (error) {
    throw afterFailure(error, load)
  }
}
