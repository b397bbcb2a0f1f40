import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Language } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { busy } from '../../core/errors.ts'
import { noteEvent } from '../../core/events.ts'
import { logger } from '../../core/log.ts'
import { languageOf } from '../caller.ts'
import { type ErrorPages, errorBody, languageOfPath, opensPage } from '../error-handler.ts'
import { exposedHeaders } from '../exposed-headers.ts'

interface SheddingOptions {
  /**
   * Number of requests that may wait to be admitted, and of reads that may run: waiting, in the database, in a thread.
   */
  atOnce?: number
  /** Headers of every response. */
  headers: Record<string, string>
  /** Error pages for browsers. Undefined: browsers get JSON, as programs do. */
  pages: () => ErrorPages | undefined
  /** Origins whose pages may read responses. */
  origins?: readonly string[]
}

/** A response that is serialized once: a flood of refusals must cost next to nothing. */
interface Refusal {
  head: string[]
  body: Buffer
}

interface Waiting {
  response: ServerResponse
  begin: () => void
}

// Two browsers that open a page full of pictures send two dozen requests at once, and must be admitted.
const defaults = { atOnce: 100 }
/** Longest time for which waiting requests are held because others still arrive, ms. */
const receptionMs = 10
/** Number of requests begun together: when a turn takes long for other reasons, one request a turn would be too few. */
const together = 4
const refused = busy(1)
const neverShed = /^\/api\/(health|ready)(\?|$)/

declare module 'http' {
  interface IncomingMessage {
    /** Frees the slot of a running read; works once. */
    leavePlace?: () => void
  }
}

/**
 * Admission control: refuses requests that cannot be handled soon, before they cost anything. A server that accepts
 * everything makes all callers wait until none gets a response in time. Here a few requests are begun and the others
 * wait in a bounded queue. Before the next are begun, the event loop turns until no new request arrives, so that a full
 * queue refuses at once. Turns are scarce: Node accepts one connection in each.
 */
export class LoadShedder {
  readonly #atOnce: number
  readonly #headers: Record<string, string>
  readonly #waiting: Waiting[] = []
  readonly #pages: SheddingOptions['pages']
  readonly #data: Record<Language, Refusal>
  /** Refusals of calls that come from pages of other origins. */
  readonly #shared: ReadonlyMap<string, Record<Language, Refusal>>
  readonly #page: Partial<Record<Language, Refusal>> = {}
  #turning = false
  #someoneCame = false
  #receiveUntil = 0
  #underWay = 0
  #refused = 0
  #reported = 0
  #reportTimer: NodeJS.Timeout | undefined

  constructor(options: SheddingOptions) {
    this.#atOnce = options.atOnce ?? defaults.atOnce
    this.#headers = options.headers
    this.#pages = options.pages
    const { origins = [] } = options
    const own = {
      ...options.headers,
      'content-type': 'application/json; charset=utf-8',
      ...(origins.length > 0 && { vary: 'Origin' }),
    }
    this.#data = dataRefusals(own)
    this.#shared = new Map(
      origins.map((origin) => {
        const more = {
          'access-control-allow-origin': origin,
          'access-control-expose-headers': exposedHeaders.join(', '),
        }
        return [origin, dataRefusals({ ...own, ...more })]
      }),
    )
  }

  /** Begins the work now or when its turn comes, or refuses the request at once when there are too many. */
  admit(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    this.#someoneCame = true
    const watches = neverShed.test(request.url ?? '')
    const asks = request.method === 'GET' || request.method === 'HEAD'
    const full = this.#waiting.length >= this.#atOnce || (asks && this.#underWay >= this.#atOnce)
    if (watches) begin()
    else if (full) this.#refuse(request, response)
    else {
      if (asks) this.#takePlace(request, response)
      this.#waiting.push({ response, begin })
      if (!this.#turning) this.#turn()
    }
  }

  /** Observes new connections, too: each may bring a request in the next turn. */
  watch(server: Server): void {
    server.on('connection', () => {
      this.#someoneCame = true
    })
  }

  /** A read frees its slot when its response is ready: a slow reader blocks nobody. */
  install(app: FastifyInstance): void {
    app.addHook('onSend', async (request, _reply, payload) => {
      request.raw.leavePlace?.()
      return payload
    })
  }

  load(): { underWay: number; refused: number } {
    return { underWay: this.#underWay, refused: this.#refused }
  }

  #turn(): void {
    this.#turning = true
    this.#someoneCame = false
    setImmediate(() => this.#endTurn())
  }

  /** Runs after the poll phase of the event loop, when new requests have been read. */
  #endTurn(): void {
    const now = performance.now()
    this.#receiveUntil ||= now + receptionMs
    if (this.#someoneCame && now < this.#receiveUntil) {
      this.#turn()
      return
    }
    this.#receiveUntil = 0
    const next: (() => void)[] = []
    while (next.length < together && this.#waiting.length > 0) {
      const { response, begin } = this.#waiting.shift() as Waiting
      // A caller who left while waiting needs no response.
      if (!response.destroyed) next.push(begin)
    }
    if (next.length === 0) this.#turning = false
    else this.#turn()
    for (const begin of next) begin()
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    this.#count()
    const pages = opensPage(request) ? this.#pages() : undefined
    const { head, body } = pages
      ? this.#pageIn(languageOfPath(request.url), pages)
      : (this.#shared.get(request.headers.origin ?? '') ?? this.#data)[languageOf(request.headers)]
    response.writeHead(503, head).end(body)
  }

  #pageIn(language: Language, pages: ErrorPages): Refusal {
    this.#page[language] ??= refusalOf(pages.of(503, language), { ...this.#headers, ...pageHeaders(pages) })
    return this.#page[language]
  }

  #takePlace(request: IncomingMessage, response: ServerResponse): void {
    this.#underWay += 1
    let left = false
    const leave = () => {
      if (!left) this.#underWay -= 1
      left = true
    }
    request.leavePlace = leave
    response.once('close', leave)
  }

  #count(): void {
    this.#refused += 1
    this.#reportTimer ??= setTimeout(() => this.#report(), 1000).unref()
  }

  #report(): void {
    this.#reportTimer = undefined
    const refused = this.#refused - this.#reported
    this.#reported = this.#refused
    const words = 'more asked than can be answered'
    noteEvent(logger('http'), 'warn', 'shed', { refused, underWay: this.#underWay, words })
  }
}

function pageHeaders({ policy }: ErrorPages): Record<string, string> {
  return { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
}

function dataRefusals(headers: Record<string, string>): Record<Language, Refusal> {
  const inWords = (language: Language) => refusalOf(JSON.stringify(errorBody(refused, language)), headers)
  return { en: inWords('en'), ur: inWords('ur') }
}

function refusalOf(text: string, headers: Record<string, string>): Refusal {
  const body = Buffer.from(text)
  const own = {
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'retry-after': String(refused.retryAfterS),
  }
  return { head: Object.entries({ ...headers, ...own }).flat(), body }
}
