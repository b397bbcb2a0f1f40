/** The response to a call that the page made before the client's scripts were there. */
interface EarlyResponse {
  address: string
  response: Promise<Response>
}

declare global {
  var earlyResponse: EarlyResponse | undefined
}

/** For so long a response counts as fresh. */
const freshMs = 20_000

/** Makes a call without a session, and keeps the response for the client. */
export function fetchEarly(address: string): void {
  // Read at once: unread, the call would stay open.
  const read = async (unread: Response) => new Response(await unread.blob(), unread)
  const response = fetch(address, { headers: { accept: 'application/json' } }).then(read)
  // A failure is handled where the response is taken; untaken, it is not reported.
  response.catch(() => undefined)
  globalThis.earlyResponse = { address, response }
}

/** The response to a call without a session, if the page made it already. Once. */
export function takeEarlyResponse(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyResponse
  if (early?.address !== address || performance.now() > freshMs) return undefined
  globalThis.earlyResponse = undefined
  return early.response
}
