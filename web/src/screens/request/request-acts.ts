import type { EndpointName, RequestView } from '@tameer/contract'
import { useState } from 'react'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { type Body, request } from '../../net/api-client.ts'
import { ApiError } from '../../net/api-error.ts'
import { showToast } from '../../ui/toast-store.ts'

type ActName = Extract<
  EndpointName,
  'inviteCompany' | 'releasePhone' | 'askCompany' | 'answerQuestion' | 'chooseQuote' | 'closeRequest'
>

/** A request with the key that opened it, and how a change of it is shown. */
export interface OpenedRequest {
  view: RequestView
  key: string
  /** Takes the view that an act responded with. */
  take: (view: RequestView) => void
  /** Fetches it again. */
  load: () => Promise<void>
}

/** Does an act with the request's key and shows what became of it. Throws ApiError. */
export async function act<Name extends ActName>(
  { view, key, take, load }: OpenedRequest,
  name: Name,
  body: Body<Name>,
): Promise<void> {
  try {
    const next: unknown = await request(name, { params: { id: view.request.id }, key, body })
    take(next as RequestView)
  } catch (error) {
    // Somebody else was quicker: the page shows what is so now.
    if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')) void load()
    throw error
  }
}

/** Runs one act at a time; what goes wrong is told in a toast. Resolves to whether it succeeded. */
export function useAct() {
  const { busy, run } = useSingleSubmit()
  const [doing, setDoing] = useState<string>()
  const start = async (work: () => Promise<unknown>, name?: string): Promise<boolean> => {
    let done = false
    setDoing(name)
    await run(async () => {
      try {
        await work()
        done = true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showToast(error.message, 'alert')
      }
      return false
    })
    return done
  }
  return { busy, doing: busy ? doing : undefined, start }
}
