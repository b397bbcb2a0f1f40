import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@tameer/contract'
import { invalid } from '../core/errors.ts'
import { errorBody } from './error-handler.ts'

/** Time that a refused client has to read the response, ms. */
const lingerMs = 1000

/**
 * Refuses requests that the parser accepts and another server may read differently: HTTP/0.9, no host or several (RFC
 * 9112, 3.2), an expectation other than 100-continue (RFC 9110, 10.1.1). Returns true when it refused one.
 */
export function refuseOddRequest(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  const status = oddness(request)
  if (status === undefined) return false
  const body = JSON.stringify(errorBody(invalid('notUnderstood')))
  const own = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  response.writeHead(status, { ...headers, ...own }).end(body)
  return true
}

function oddness({ headers, httpVersion, rawHeaders }: IncomingMessage): 400 | 417 | undefined {
  const { expect } = headers
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return 417
  if (httpVersion === '1.0') return undefined
  if (httpVersion !== '1.1') return 400
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 ? undefined : 400
}

/**
 * The path and query of a request, also of one that names a host before them, as requests to proxies do (RFC 9112,
 * 3.2.2). That host is chosen by the sender, so no response or redirect uses it.
 */
export function originForm(target = '/'): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}

/**
 * Refuses bytes that are not HTTP, or too large or too slow to become a request, and ends the connection soon after: a
 * client that goes on sending would keep it open.
 */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, problem] = brokenRequest(error.code)
  const body = JSON.stringify(errorBody(invalid(problem)))
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  // Stops reading. The socket is not destroyed at once: the reset could arrive before the response is read.
  socket.pause().end(`${head.join('\r\n')}\r\n\r\n${body}`)
  const lingering = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(lingering))
}

function brokenRequest(code: string | undefined): [status: string, problem: Problem] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'tooSlow']
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', 'headersTooLarge']
  }
  return ['400 Bad Request', 'notUnderstood']
}
