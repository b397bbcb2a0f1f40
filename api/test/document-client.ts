// A client that uses no code of the product: addresses, methods and schemas come from `/api/docs/json`; paging, signing
// in and waiting follow docs/api.md.

/** Some JSON, whose content the document describes. */
// biome-ignore lint/suspicious/noExplicitAny: a client without generated types reads what it needs
type Json = any
type Fields = Record<string, Json>
type Sent = { path?: Fields; query?: Fields; body?: Fields; key?: string }
type Send = (url: URL | string, init?: RequestInit) => Promise<Response>
type Wait = (seconds: number) => Promise<unknown>

/**
 * Reads the document at `origin` and returns functions for its calls. They throw with `status` and `said`, the
 * response's message.
 */
export async function openClient(origin: string, send: Send, wait: Wait) {
  const document = (await (await send(`${origin}/api/docs/json`)).json()) as Json
  const operations: Fields = {}
  for (const [path, methods] of Object.entries<Fields>(document.paths)) {
    for (const [method, one] of Object.entries(methods))
      operations[one.operationId] = { ...one, path, method }
  }
  let token: string | undefined

  async function call(name: string, { path = {}, query = {}, body, key }: Sent = {}): Promise<Json> {
    const { method, path: pattern, requestBody, security } = operations[name]
    const url = new URL(origin + pattern.replace(/\{(\w+)\}/g, (_: string, part: string) => path[part]))
    url.search = new URLSearchParams(query).toString()
    const headers = new Headers(security.length > 0 && token ? { authorization: `Bearer ${token}` } : {})
    const isForm = 'multipart/form-data' in (requestBody?.content ?? {})
    if (body && !isForm) headers.set('content-type', 'application/json')
    if (key) headers.set('idempotency-key', key)
    for (let tries = 1; ; tries += 1) {
      const sent = body && (isForm ? formOf(body) : JSON.stringify(body))
      const response = await send(url, { method: method.toUpperCase(), headers, body: sent ?? null })
      const { status, ok } = response
      const said: Json = status === 204 ? undefined : await response.json()
      if (ok) return said
      if (tries === 3 || ![429, 503].includes(status)) {
        throw Object.assign(new Error(said.message), { status, said })
      }
      await wait(Number(response.headers.get('retry-after')))
    }
  }

  /** Every row of a list, page by page. */
  async function* pages(name: string, query: Fields) {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Json = await call(name, { query: cursor ? { ...query, cursor } : query })
      yield* page.data
      cursor = page.nextCursor
    }
  }

  /** Signs in or up, and sends the token with later calls. */
  async function signIn(name: 'signUp' | 'logIn', body: Fields): Promise<void> {
    token = (await call(name, { body })).token
  }

  return { call, pages, signIn }
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one)
  }
  return form
}
