import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { busy } from '../core/errors.ts'
import { logger } from '../core/log.ts'
import { errorBody } from './error-handler.ts'

interface SheddingOptions {
  /** How long one turn of the event loop may go on beginning answers once there are too many, ms. */
  turnMs?: number
  /** How long turns must have been longer than that before anything is refused, ms. */
  patienceMs?: number
  /** How long after the last refusal turns are still kept short, ms. */
  calmMs?: number
  /** A turn that is long with fewer than this begun in it is long for other reasons: others use the processors. */
  crowd?: number
  /** Questions that may be under way at once, waiting for the database or for a thread. */
  atOnce?: number
  /** Headers of every answer. */
  headers: Record<string, string>
}

// Two browsers that open a page full of pictures ask for a dozen things at once, and are no crowd.
const defaults = { turnMs: 35, patienceMs: 200, calmMs: 1000, crowd: 24, atOnce: 100 }
/** A loop that finds nothing to do for so long, ms, is not asked too much. */
const idleMs = 5
const neverShed = /^\/api\/(health|ready)(\?|$)/

declare module 'http' {
  interface IncomingMessage {
    /** Gives back the place of a question under way; once. */
    leavePlace?: () => void
  }
}

/**
 * Refuses what cannot be answered in time, before it costs anything. A server that takes everything on makes all callers wait
 * until none gets an answer in time; here the first of each turn are answered as fast as ever, and the rest hear so at once.
 */
export class LoadShedder {
  readonly #options: Required<SheddingOptions>
  readonly #head: string[]
  readonly #body: Buffer
  #turnStartedAt = 0
  #turnEndedAt = 0
  #begun = 0
  #inTurn = false
  #longSince = 0
  #shedUntil = 0
  #underWay = 0
  #refused = 0
  #reported = 0
  #reportTimer: NodeJS.Timeout | undefined

  constructor(options: SheddingOptions) {
    this.#options = { ...defaults, ...options }
    const refusal = busy(undefined, 1)
    this.#body = Buffer.from(JSON.stringify(errorBody(refusal)))
    this.#head = Object.entries({
      ...options.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(this.#body.length),
      'cache-control': 'no-store',
      'retry-after': String(refusal.retryAfterS),
    }).flat()
  }

  /** Refuses the request at once when there are too many. False: it is to be answered. */
  refuse(request: IncomingMessage, response: ServerResponse): boolean {
    if (neverShed.test(request.url ?? '')) return false
    const now = performance.now()
    this.#beginTurn(now)
    const asks = request.method === 'GET' || request.method === 'HEAD'
    const full = this.#begun >= this.#options.crowd && now - this.#turnStartedAt >= this.#options.turnMs
    const tooLate = full && now < this.#shedUntil
    if (tooLate || (asks && this.#underWay >= this.#options.atOnce)) {
      if (tooLate) this.#shedUntil = now + this.#options.calmMs
      this.#count()
      response.writeHead(503, this.#head).end(this.#body)
      return true
    }
    this.#begun += 1
    if (asks) this.#takePlace(request, response)
    return false
  }

  /** A question gives its place back when its answer is ready: how slowly a caller reads is nobody else's business. */
  install(app: FastifyInstance): void {
    app.addHook('onSend', async (request, _reply, payload) => {
      request.raw.leavePlace?.()
      return payload
    })
  }

  load(): { underWay: number; refused: number } {
    return { underWay: this.#underWay, refused: this.#refused }
  }

  /** A turn is everything the event loop begins between two looks at `setImmediate`. */
  #beginTurn(now: number): void {
    if (this.#inTurn) return
    this.#inTurn = true
    if (now - this.#turnEndedAt >= idleMs) this.#longSince = 0
    this.#turnStartedAt = now
    this.#begun = 0
    setImmediate(() => this.#endTurn(performance.now()))
  }

  #endTurn(now: number): void {
    this.#inTurn = false
    this.#turnEndedAt = now
    const { turnMs, patienceMs, calmMs, crowd } = this.#options
    if (now - this.#turnStartedAt < turnMs || this.#begun < crowd) {
      this.#longSince = 0
      return
    }
    // One slow answer makes one long turn: only a row of them means that too much is asked.
    this.#longSince ||= this.#turnStartedAt
    if (now - this.#longSince >= patienceMs) this.#shedUntil = now + calmMs
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
    logger('http').warn(
      { event: 'shed', refused, underWay: this.#underWay },
      'more asked than can be answered',
    )
  }
}
