/** Response to a call that the page made before the client's scripts were loaded. */
interface EarlyResponse {
  address: string
  response: Promise<Response>
}

declare global {
  var earlyResponse: EarlyResponse | undefined
}

/** Time for which a response counts as fresh. */
const freshMs = 20_000

/** Makes a call without a session, and keeps the response for the client. */
export function fetchEarly(address: string): void {
  // Read at once, because an unread response keeps the connection open.
  const read = async (unread: Response) => new Response(await unread.blob(), unread)
  const response = fetch(address, { headers: { accept: 'application/json' } }).then(read)
  // The caller that takes the response handles a failure. An untaken failure is not reported.
  response.catch(() => undefined)
  globalThis.earlyResponse = { address, response }
}

/** Returns the response to a call without a session, if the page made that call already. Returns it only once. */
export function takeEarlyResponse(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyResponse
  if (early?.address !== address || performance.now() > freshMs) return undefined
  globalThis.earlyResponse = undefined
  return early.response
}
