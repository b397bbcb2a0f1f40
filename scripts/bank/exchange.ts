import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request with its whole body, and the means to answer it: each returns true. */
export interface Exchange {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  json(value: unknown, status?: number): true
  text(text: string, status?: number): true
  html(page: string, status?: number): true
  redirect(url: string): true
  /** Ends the connection without an answer. */
  drop(): true
}

export async function readExchange(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const url = new URL(request.url ?? '/', 'http://bank')
  const send = (status: number, headers: Record<string, string>, body = '') => {
    response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body)
    return true as const
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: await buffer(request),
    json: (value, status = 200) =>
      send(status, { 'content-type': 'application/json' }, JSON.stringify(value)),
    text: (text, status = 200) => send(status, { 'content-type': 'text/plain; charset=utf-8' }, text),
    html: (page, status = 200) =>
      send(
        status,
        {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        },
        page,
      ),
    redirect: (location) => send(303, { location }),
    drop() {
      request.socket.destroy()
      return true
    },
  }
}

/** Names and values of a posted form, in their order. */
export function formOf({ body }: Exchange): [name: string, value: string][] {
  return [...new URLSearchParams(body.toString('utf8'))]
}

/** A posted object; empty where the body is none. */
export function objectOf({ body }: Exchange): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
