import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Cacheable } from '@tameer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chooseEncoding, compress, compressionFloor, type Encoding, isRead } from './compression.ts'
import { hasAlready } from './etag.ts'

/** A response in one encoding, ready to send. */
interface Form {
  bytes: Buffer
  etag: string
  headers: Record<string, string>
  /** All headers of the response as a flat list, which `writeHead` takes fastest. */
  flat: string[]
}

interface Page {
  /** The database's version read before the response was made: the page is valid while it stays the same. */
  version: number
  /** End of validity by `performance.now()`, for responses that become stale without a write. */
  until: number
  plain: Buffer
  headers: { 'content-type': string; 'cache-control': string }
  forms: Partial<Record<Encoding, Form>>
  /** True when its brotli form has the best compression, or is about to. */
  tight: boolean
}

interface PageCacheOptions {
  version: () => number
  /** Headers of every response, for responses that bypass the framework. */
  headers: Record<string, string>
  /** True when responses to other origins carry more headers: every copy must then vary by origin. */
  variesByOrigin?: boolean
  maxPages?: number
  maxBytes?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers who may share the cached response: none by default. */
    cache?: Cacheable
    /** Longest time in the cache while nothing is written, ms. */
    cachedMs?: number | undefined
  }
  interface FastifyRequest {
    /** The database's version before this request read anything from it. */
    versionBefore: number
  }
}

/** True when the response may be cached and sent to others: the route allows it, and nobody is signed in. */
export function isForEveryone({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.config?.cache === 'everyone' && headers.authorization === undefined
}

/** Longest address that is cached. */
const maxKeyLength = 1024
const tightest = 11

/** Caches responses with their compressed forms until something is written; the least used are evicted first. */
export class PageCache {
  /** Responses sent before the framework saw the request, so far. */
  served = 0
  readonly #options: PageCacheOptions
  readonly #pages = new Map<string, Page>()
  readonly #maxPages: number
  readonly #maxBytes: number
  #bytes = 0
  #packing = false

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#maxPages = options.maxPages ?? 500
    this.#maxBytes = options.maxBytes ?? 24 * 1024 * 1024
  }

  /** Sends a cached response before the framework sees the request. Returns false when it did nothing. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method, headers } = request
    // Calls from other origins need headers that only the framework adds.
    if (method !== 'GET' || headers.origin !== undefined || headers.authorization !== undefined) return false
    const page = this.#find(url)
    const form = page?.forms[chooseEncoding(headers['accept-encoding'])]
    if (!page || !form) return false
    this.served += 1
    if (!page.tight && page.forms.br) void this.#packTight(url, page, page.forms.br)
    if (hasAlready(headers['if-none-match'], form.etag)) {
      response.writeHead(304, form.flat).end()
      return true
    }
    response.writeHead(200, form.flat).end(form.bytes)
    return true
  }

  /** Adds hooks that read and fill the cache for requests that go through the framework. */
  install(app: FastifyInstance): void {
    app.decorateRequest('versionBefore', -1)
    app.addHook('onRequest', async (request, reply) => {
      if (!isRead(request.method) || !isForEveryone(request)) return
      request.versionBefore = this.#options.version()
      const page = this.#find(request.url)
      if (!page) return
      const form = await this.#formOf(request.url, page, chooseEncoding(request.headers['accept-encoding']))
      reply.headers(form.headers)
      if (hasAlready(request.headers['if-none-match'], form.etag)) return reply.code(304).send()
      return reply.send(form.bytes)
    })
    app.addHook('onSend', async (request, reply, payload) => {
      const kept = isRead(request.method) && isForEveryone(request) && reply.statusCode === 200
      if (!kept || typeof payload !== 'string') return payload
      const plain = Buffer.from(payload)
      const headers = {
        'content-type': String(reply.getHeader('content-type')),
        'cache-control': String(reply.getHeader('cache-control')),
      }
      const { cachedMs = Number.POSITIVE_INFINITY } = request.routeOptions.config
      const life = { version: request.versionBefore, until: performance.now() + cachedMs }
      const page: Page = { ...life, plain, headers, forms: {}, tight: false }
      this.#keep(request.url, page)
      const form = await this.#formOf(request.url, page, chooseEncoding(request.headers['accept-encoding']))
      reply.headers(form.headers)
      return form.bytes
    })
  }

  #find(url: string): Page | undefined {
    const page = this.#pages.get(url)
    if (!page) return undefined
    this.#pages.delete(url)
    if (page.version !== this.#options.version() || page.until < performance.now()) {
      this.#bytes -= sizeOf(page)
      return undefined
    }
    this.#pages.set(url, page)
    return page
  }

  #keep(url: string, page: Page): void {
    if (url.length > maxKeyLength) return
    const before = this.#pages.get(url)
    if (before) this.#bytes -= sizeOf(before)
    this.#pages.delete(url)
    this.#pages.set(url, page)
    this.#bytes += sizeOf(page)
    this.#shrink()
  }

  #shrink(): void {
    for (const [url, page] of this.#pages) {
      if (this.#pages.size <= this.#maxPages && this.#bytes <= this.#maxBytes) return
      this.#pages.delete(url)
      this.#bytes -= sizeOf(page)
    }
  }

  async #formOf(url: string, page: Page, wanted: Encoding): Promise<Form> {
    const encoding = page.plain.length < compressionFloor ? 'identity' : wanted
    const made = page.forms[encoding] ?? page.forms[wanted]
    if (made) return made
    const bytes = await compress(page.plain, encoding)
    const form = this.#describe(bytes, page, encoding)
    const counted = this.#pages.get(url) === page && !page.forms[wanted]
    page.forms[wanted] = form
    if (counted) {
      this.#bytes += form.bytes === page.plain ? 0 : form.bytes.length
      this.#shrink()
    }
    return form
  }

  /**
   * Compresses a page that was requested again as well as possible: once, one page after the other, on a thread that no
   * caller waits for.
   */
  async #packTight(url: string, page: Page, loose: Form): Promise<void> {
    if (this.#packing || loose.bytes === page.plain) return
    this.#packing = true
    page.tight = true
    const bytes = await compress(page.plain, 'br', tightest).catch(() => loose.bytes)
    this.#packing = false
    if (bytes.length >= loose.bytes.length) return
    page.forms.br = this.#describe(bytes, page, 'br')
    if (this.#pages.get(url) === page) this.#bytes -= loose.bytes.length - bytes.length
  }

  #describe(bytes: Buffer, { plain, headers: own }: Page, encoding: Encoding): Form {
    const mark = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    // A page in brotli is compressed twice, so its bytes differ and only its content is the same (RFC 9110, 8.8.1).
    const etag = `${encoding === 'br' ? 'W/' : ''}"${mark}-${encoding}"`
    const headers: Record<string, string> = {
      ...own,
      'content-length': String(bytes.length),
      vary: this.#options.variesByOrigin ? 'origin, accept-encoding' : 'accept-encoding',
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    const flat = Object.entries({ ...this.#options.headers, ...headers }).flat()
    return { bytes, etag, headers, flat }
  }
}

function sizeOf(page: Page): number {
  const forms = Object.values(page.forms).filter((form) => form.bytes !== page.plain)
  return page.plain.length + forms.reduce((sum, form) => sum + form.bytes.length, 0)
}
