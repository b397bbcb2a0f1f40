import { GatewayError } from './gateway.ts'

/** One request to a bank. Its path is fixed by the protocol; what is filled into it must be encoded. */
export interface BankRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: { form: [name: string, value: string][] } | { json: unknown }
  /** True where a second request changes nothing at the bank: it is made when the first one fails. */
  repeatable?: boolean
}

/** Returns the body of the bank's answer. Throws `BankCallError`. */
export type BankCall = (request: BankRequest) => Promise<string>

/** Describes in plain words why a bank gave no answer. Holds nothing of what was sent or received. */
export class BankCallError extends GatewayError {
  /** The HTTP status; null when none came. */
  readonly status: number | null
  /** True where it may be over at once: no connection, or an error of the bank's server. */
  readonly passing: boolean
  constructor(reason: string, status: number | null = null, passing = (status ?? 0) >= 500) {
    super(`the bank ${reason}`)
    this.status = status
    this.passing = passing
  }
}

const mostBytes = 64 * 1024

/**
 * Makes the one way out to a bank: to this origin alone, without following redirects, with answers of up to 64 KB.
 * The limit is for a whole call, its repetition included.
 */
export function createBankCall(origin: string, limitMs = 10_000): BankCall {
  return async (request) => {
    const signal = AbortSignal.timeout(limitMs)
    try {
      return await callOnce(origin, request, signal)
    } catch (error) {
      const failure = explain(error, limitMs)
      if (!request.repeatable || !failure.passing) throw failure
    }
    try {
      return await callOnce(origin, request, signal)
    } catch (error) {
      throw explain(error, limitMs)
    }
  }
}

async function callOnce(origin: string, request: BankRequest, signal: AbortSignal): Promise<string> {
  const url = new URL(request.path, origin)
  if (url.origin !== origin) throw new BankCallError('may not be called at another address')
  const response = await fetch(url, {
    method: request.method,
    headers: { accept: 'application/json', ...request.headers, ...typeOf(request) },
    body: encode(request),
    redirect: 'manual',
    signal,
  })
  if (response.ok) return readBody(response)
  await response.body?.cancel()
  throw new BankCallError(`answered with status ${response.status}`, response.status)
}

function typeOf({ body }: BankRequest): Record<string, string> {
  if (!body) return {}
  return { 'content-type': 'form' in body ? 'application/x-www-form-urlencoded' : 'application/json' }
}

function encode({ body }: BankRequest): string | null {
  if (!body) return null
  return 'form' in body ? new URLSearchParams(body.form).toString() : JSON.stringify(body.json)
}

async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      throw new BankCallError('answered with more than 64 KB')
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The failure in our own words, without the library's error, whose causes may hold a request. */
function explain(error: unknown, limitMs: number): BankCallError {
  if (error instanceof BankCallError) return error
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new BankCallError(`did not answer within ${limitMs / 1000} s`)
  }
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return new BankCallError(`gave no answer${code}`, null, true)
}
