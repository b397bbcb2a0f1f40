import { type HomeownerRequest, type RequestView, requestServices, type SentQuote } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { type OwnRequest, useOwnRequests } from '../../../features/requests/own-requests.ts'
import { request as call } from '../../../net/api-client.ts'

/** A quote on the lines of a bill: an architect's begins no house. */
type QuoteOnBill = Extract<SentQuote, { prices: unknown }>

/** A quote that the family chose in a request of this device. */
export interface ChosenQuote {
  readonly request: HomeownerRequest
  readonly key: string
  readonly company: string
  readonly quote: QuoteOnBill
}

const mostAsked = 3
const none: readonly ChosenQuote[] = []

/**
 * The chosen quotes of this device's requests, newest request first; undefined while they are on the way. `asked` is the
 * request that the address names: then no other is fetched.
 */
export function useChosenQuotes(asked: string | undefined): readonly ChosenQuote[] | undefined {
  const own = useOwnRequests()
  const [found, setFound] = useState<readonly ChosenQuote[]>()
  const ids = own
    .filter(({ id, mayAct }) => mayAct && (asked === undefined || id === asked))
    .slice(0, mostAsked)
    .map(({ id }) => id)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the same requests
  useEffect(() => {
    if (!ids) return
    let current = true
    const some = own.filter(({ id }) => ids.split(',').includes(id))
    void Promise.all(some.map(fetchChosen)).then((chosen) => {
      if (current) setFound(chosen.filter((one) => one !== undefined))
    })
    return () => {
      current = false
    }
  }, [ids])
  return ids ? found : none
}

/** The chosen quote of a request; undefined for one without, and for one that cannot be fetched now. */
async function fetchChosen({ id, key }: OwnRequest): Promise<ChosenQuote | undefined> {
  try {
    return chosenIn(await call('getRequest', { params: { id }, query: { unread: 'yes' }, key }), key)
  } catch {
    return undefined
  }
}

function chosenIn({ request, invitations }: RequestView, key: string): ChosenQuote | undefined {
  if (request.state !== 'chosen' || request.service === requestServices.architecture) return undefined
  const chosen = invitations.find(({ state }) => state === 'chosen')
  const quote = chosen?.quote
  return quote && 'prices' in quote ? { request, key, company: chosen.company?.name ?? '', quote } : undefined
}
