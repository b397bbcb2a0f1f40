/** An answer that the page asked for before the client's scripts were there. */
interface EarlyAnswer {
  address: string
  answer: Promise<Response>
}

declare global {
  var earlyAnswer: EarlyAnswer | undefined
}

/** For so long an answer counts as fresh: whoever comes later asks again. */
const freshMs = 20_000

/** Asks without a session, and keeps the answer for the client. */
export function askEarlier(address: string): void {
  // Read at once: where nobody takes it, the call must not stay open.
  const read = async (response: Response) => new Response(await response.blob(), response)
  const answer = fetch(address, { headers: { accept: 'application/json' } }).then(read)
  // Whoever takes it handles a failure; where nobody does, it is none of the page's.
  answer.catch(() => undefined)
  globalThis.earlyAnswer = { address, answer }
}

/** The answer to a call without a session, if the page asked for it already. Once. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer
  if (early?.address !== address || performance.now() > freshMs) return undefined
  globalThis.earlyAnswer = undefined
  return early.answer
}
