// A client that knows nothing of the code: addresses, methods and forms come from `/api/docs/json`, how to page, sign in
// and wait from docs/api.md.

interface Operation {
  method: string
  path: string
  form: boolean
  needsToken: boolean
}

interface ApiDocument {
  paths: Record<string, Record<string, Described>>
}

interface Described {
  operationId: string
  requestBody?: { content: object }
  security: object[]
}

/** What a call sends; values of a form may be files or lists. */
export interface Sent {
  path?: Record<string, string>
  query?: Record<string, string | number>
  body?: Record<string, unknown>
}

/** A response, or a row of a list: what is in it the document says. */
// biome-ignore lint/suspicious/noExplicitAny: a client without generated types reads what it needs
export type Row = any

interface Failure {
  code: string
  message: string
  fields?: Record<string, string>
}

/** A failed call: its status, and what the server says of it. */
export class CallFailed extends Error {
  readonly status: number
  readonly said: Failure
  constructor(status: number, said: Failure) {
    super(`${status} ${said.code}: ${said.message}`)
    this.status = status
    this.said = said
  }
}

interface Surroundings {
  send(url: URL | string, init?: RequestInit): Promise<Response>
  /** Passes that many seconds before a call is sent again. */
  wait(seconds: number): Promise<unknown>
}

/** Reads the document at `origin`; what is returned makes its calls. */
export async function openClient(origin: string, { send, wait }: Surroundings) {
  const document = (await (await send(`${origin}/api/docs/json`)).json()) as ApiDocument
  const operations: Record<string, Operation> = {}
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, requestBody, security }] of Object.entries(methods)) {
      const form = 'multipart/form-data' in (requestBody?.content ?? {})
      operations[operationId] = { method, path, form, needsToken: security.length > 0 }
    }
  }
  let token: string | undefined

  async function call(name: string, sent: Sent = {}, tries = 3): Promise<Row> {
    const { method, path, form, needsToken } = operations[name] ?? raise(`no call ${name}`)
    const filled = path.replace(/\{(\w+)\}/g, (_, part) => encodeURIComponent(sent.path?.[part] ?? ''))
    const url = new URL(origin + filled)
    for (const [key, value] of Object.entries(sent.query ?? {})) url.searchParams.set(key, String(value))
    const headers = new Headers(needsToken && token ? { authorization: `Bearer ${token}` } : {})
    if (sent.body && !form) headers.set('content-type', 'application/json')
    const body = sent.body && (form ? formOf(sent.body) : JSON.stringify(sent.body))
    const response = await send(url, { method: method.toUpperCase(), headers, body: body ?? null })
    const said = response.status === 204 ? undefined : await response.json()
    if (response.ok) return said
    const seconds = Number(response.headers.get('retry-after'))
    if (![429, 503].includes(response.status) || tries <= 1)
      throw new CallFailed(response.status, said as Failure)
    await wait(seconds)
    return call(name, sent, tries - 1)
  }

  /** Every row of a list, page by page. */
  async function* pages(name: string, query: Record<string, string | number>) {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await call(name, { query: cursor ? { ...query, cursor } : query })
      yield* page.data
      cursor = page.nextCursor
    }
  }

  /** Signs in, or up, and sends the token from then on. */
  async function signIn(name: 'signUp' | 'logIn', body: Record<string, unknown>): Promise<void> {
    const session = await call(name, { body })
    token = session.token
  }

  return { call, pages, signIn }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one))
  }
  return form
}

function raise(message: string): never {
  throw new Error(message)
}
