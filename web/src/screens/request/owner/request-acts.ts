import type { EndpointName, RequestView } from '@tameer/contract'
import * as words from '#words/request-page'
import { findOwnRequest, keepRequest } from '../../../features/requests/own-requests.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { type Body, request } from '../../../net/api-client.ts'
import { ApiError } from '../../../net/api-error.ts'
import { showToast } from '../../../ui/toast-store.ts'

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
    // Somebody else was faster, so the page is loaded again.
    if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')) void load()
    throw unsent(error)
  }
}

/** Mails the confirmation link again, to another address when one is given. Throws ApiError. */
export async function mailConfirmation({ view, key, take }: OpenedRequest, email?: string): Promise<void> {
  const { id } = view.request
  const { confirmToken, ...next } = await request('sendRequestConfirmation', {
    ...{ params: { id }, key },
    body: email ? { email } : {},
  }).catch((error: unknown) => {
    throw unsent(error)
  })
  const own = findOwnRequest(id)
  if (own && confirmToken) keepRequest({ ...own, confirmToken })
  take(next)
}

/** Runs one act at a time; a failure is shown in a toast. Resolves to true when it succeeded. */
export function useAct() {
  const { busy, run } = useSingleSubmit()
  const start = async (work: () => Promise<unknown>): Promise<boolean> => {
    let done = false
    await run(async () => {
      try {
        await work()
        done = true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showToast(unsent(error).message, 'alert')
      }
      return false
    })
    return done
  }
  return { busy, start }
}

/** Without a connection the important message is that nothing was sent. */
function unsent<Failure>(error: Failure): Failure | ApiError {
  if (!(error instanceof ApiError) || error.code !== 'offline') return error
  return new ApiError(0, { code: 'offline', message: words.notSentOffline })
}
