import { useMemo } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { newKey } from '../../lib/new-key.ts'
import { keptRequests as stored } from './kept-requests.ts'

/** A request that this device can open. */
export interface OwnRequest {
  readonly id: string
  /** The homeowner's own key, or the family's, which can only read. */
  readonly key: string
  readonly mayAct: boolean
  /** A new own key that was sent, or is about to be. It takes the place of `key` once the server is known to have it. */
  readonly nextKey?: string | undefined
  /** Title, such as `7 Marla house in Lahore`. */
  readonly title: string
  /** Token that confirms the request: from the link of the mail, or in demo mode from the server. */
  readonly confirmToken?: string | undefined
  /** True when the link of the mail was opened on this device. */
  readonly fromMail?: boolean | undefined
  /** Ids of the quotes that were opened on this device. */
  readonly seenQuotes?: readonly string[] | undefined
}

/** Returns the requests this device knows, latest first. Follows other tabs. */
export function useOwnRequests(): readonly OwnRequest[] {
  const text = useWatched(stored, null)
  return useMemo(() => readRequests(text), [text])
}

export function findOwnRequest(id: string): OwnRequest | undefined {
  return readRequests(stored.read()).find((one) => one.id === id)
}

/** Keeps a request, or updates it. A family's key never replaces the homeowner's own. */
export function keepRequest(request: OwnRequest): void {
  const all = readRequests(stored.read())
  const known = all.find(({ id }) => id === request.id)
  const merged = known?.mayAct && !request.mayAct ? known : { ...known, ...request }
  const kept = merged.nextKey === merged.key ? { ...merged, nextKey: undefined } : merged
  const others = all.filter(({ id }) => id !== request.id)
  stored.write(JSON.stringify(known ? all.map((one) => (one === known ? kept : one)) : [kept, ...others]))
}

/** A new own key of a kept request. It is kept before it is sent, and the same until it is in place. */
export function nextKeyOf(own: OwnRequest): string {
  const nextKey = own.nextKey ?? newKey()
  keepRequest({ ...own, nextKey })
  return nextKey
}

/** Notes that these quotes of a request were opened. Does nothing for a request that is not kept. */
export function markQuotesSeen(id: string, quoteIds: readonly string[]): void {
  const known = findOwnRequest(id)
  const before = known?.seenQuotes ?? []
  if (known && quoteIds.some((one) => !before.includes(one)))
    keepRequest({ ...known, seenQuotes: [...new Set([...before, ...quoteIds])] })
}

export function forgetRequest(id: string): void {
  const others = readRequests(stored.read()).filter((one) => one.id !== id)
  stored.write(others.length > 0 ? JSON.stringify(others) : null)
}

function readRequests(text: string | null): OwnRequest[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    const list: (Partial<OwnRequest> | null)[] = Array.isArray(found) ? found : []
    const whole = list.filter(
      (one): one is OwnRequest =>
        typeof one?.id === 'string' && typeof one.key === 'string' && typeof one.title === 'string',
    )
    return whole.map((one) => (Array.isArray(one.seenQuotes ?? []) ? one : { ...one, seenQuotes: [] }))
  } catch {
    return []
  }
}
