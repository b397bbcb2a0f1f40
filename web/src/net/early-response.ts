declare global {
  /** Responses to calls that the page made before the client's scripts were there, by address. */
  var earlyResponses: Map<string, Promise<Response>> | undefined
}

/** Time for which a response counts as fresh. */
const freshMs = 20_000

/** Makes a call without a session, and keeps the response for the client: whoever reads it before takes a clone. */
export function fetchEarly(address: string): Promise<Response> {
  // Read at once: unread, the call would stay open.
  const read = async (unread: Response) => new Response(await unread.text(), unread)
  const response = fetch(address, { headers: { accept: 'application/json' } }).then(read)
  // The caller that takes the response handles a failure. An untaken failure is not reported.
  response.catch(() => undefined)
  globalThis.earlyResponses ??= new Map()
  globalThis.earlyResponses.set(address, response)
  return response
}

/** Returns the response to a call without a session, if the page made that call already. Returns it only once. */
export function takeEarlyResponse(address: string): Promise<Response> | undefined {
  const response = performance.now() > freshMs ? undefined : globalThis.earlyResponses?.get(address)
  globalThis.earlyResponses?.delete(address)
  return response
}
