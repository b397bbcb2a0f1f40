import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * One response: its status, and the time from writing the request to the response's last byte, ms. Status 0 means no
 * response.
 */
export interface TimedResponse {
  status: number
  ms: number
  retryAfter: string | undefined
}

/** Bytes of a request without a body, or with one. */
export function requestBytes(
  line: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): Buffer {
  const lines = Object.entries({ host: 'bench', 'accept-encoding': 'br', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const length = body.length > 0 ? `content-length: ${Buffer.byteLength(body)}\r\n` : ''
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}${length}\r\n`), Buffer.from(body)])
}

/**
 * A caller with its own connection, opened before the measurement. It sends prepared bytes and hardly reads the
 * responses: a busy client would measure itself.
 */
export class Caller {
  readonly #socket: Socket
  #heard = ''
  #sentAt = 0
  #done: ((response: TimedResponse) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true).setEncoding('latin1')
    socket.on('data', (text: string) => this.#hear(text))
    socket.on('error', () => this.#end(0))
    socket.on('close', () => this.#end(0))
  }

  static async open(url: string): Promise<Caller> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new Caller(socket)
  }

  /** True while the connection is open. */
  get open(): boolean {
    return !this.#socket.destroyed
  }

  /** Sends a request; only one at a time. */
  send(bytes: Buffer): Promise<TimedResponse> {
    this.#heard = ''
    this.#sentAt = performance.now()
    return new Promise((resolve) => {
      this.#done = resolve
      if (this.open) this.#socket.write(bytes)
      else this.#end(0)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #hear(text: string): void {
    this.#heard += text
    const headEnd = this.#heard.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.#heard.slice(0, headEnd)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    const whole =
      length === undefined
        ? this.#heard.endsWith('\r\n0\r\n\r\n')
        : this.#heard.length - headEnd - 4 >= Number(length)
    if (whole) this.#end(Number(head.slice(9, 12)), /\r\nretry-after: (\d+)/i.exec(head)?.[1])
  }

  #end(status: number, retryAfter?: string): void {
    const done = this.#done
    this.#done = undefined
    done?.({ status, ms: performance.now() - this.#sentAt, retryAfter })
  }
}

/** A pool of callers. Another one is opened when all wait for a response. */
export class Crowd {
  readonly #url: string
  readonly #all: Caller[] = []
  readonly #idle: Caller[] = []

  constructor(url: string) {
    this.#url = url
  }

  /** Opens that many connections now, so that none is opened during a measurement. */
  async gather(count: number): Promise<void> {
    while (this.#all.length < count) this.#idle.push(await this.#open())
  }

  async send(bytes: Buffer): Promise<TimedResponse> {
    let caller = this.#idle.pop()
    while (caller && !caller.open) caller = this.#idle.pop()
    caller ??= await this.#open()
    const response = await caller.send(bytes)
    if (response.status > 0) this.#idle.push(caller)
    return response
  }

  close(): void {
    for (const caller of this.#all) caller.close()
  }

  async #open(): Promise<Caller> {
    const caller = await Caller.open(this.#url)
    this.#all.push(caller)
    return caller
  }
}
