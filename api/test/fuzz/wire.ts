import { connect } from 'node:net'

/** One response as it was received. */
export interface WireAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface Exchange {
  /** Responses of the connection, in order. */
  answers: WireAnswer[]
  /** True when the server ended the connection in time. */
  ended: boolean
  ms: number
}

interface SendOptions {
  /** Ends the sending side a moment after the bytes, so that an incomplete request stays incomplete. */
  halfClose?: boolean
  timeoutMs?: number
}

/** How long to wait for the server to end the connection, ms. */
const waitMs = 2_000
const halfCloseMs = 60

/** Sends bytes unchanged and reads until the server ends the connection or the time is over. */
export function sendBytes(
  base: string,
  bytes: Buffer | string,
  { halfClose = false, timeoutMs = waitMs }: SendOptions = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(base)
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    const finish = (ended: boolean) => {
      clearTimeout(timer)
      clearTimeout(closing)
      socket.destroy()
      const answers = splitAnswers(Buffer.concat(chunks))
      resolve({ answers, ended, ms: performance.now() - startedAt })
    }
    let closing: NodeJS.Timeout | undefined
    const timer = setTimeout(() => finish(false), timeoutMs)
    socket.on('connect', () => {
      socket.write(bytes)
      // Delayed, because a request whose sender has left gets no response.
      if (halfClose) closing = setTimeout(() => socket.end(), halfCloseMs)
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // A refused sender may see a reset while it is still sending. Responses received before it count.
    socket.on('error', () => finish(true))
    socket.on('end', () => finish(true))
    socket.on('close', () => finish(true))
  })
}

/** Splits the bytes of a connection into responses. Throws when they are not HTTP. */
function splitAnswers(bytes: Buffer): WireAnswer[] {
  const answers: WireAnswer[] = []
  let rest = bytes
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    const [first = '', ...lines] = rest
      .subarray(0, end < 0 ? rest.length : end)
      .toString('latin1')
      .split('\r\n')
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? []
    if (end < 0 || !status) throw new Error(`not an answer: ${JSON.stringify(first.slice(0, 200))}`)
    const headers = Object.fromEntries(lines.map(readHeader))
    const { body, length } = readBody(rest.subarray(end + 4), Number(status), headers)
    if (Number(status) >= 200) answers.push({ status: Number(status), headers, body })
    rest = rest.subarray(end + 4 + length)
  }
  return answers
}

function readHeader(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`not a header: ${JSON.stringify(line)}`)
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

function readBody(rest: Buffer, status: number, headers: Record<string, string>) {
  if (status < 200 || status === 204 || status === 304) return { body: Buffer.alloc(0), length: 0 }
  if (headers['transfer-encoding'] === 'chunked') return readChunks(rest)
  const length = headers['content-length'] === undefined ? rest.length : Number(headers['content-length'])
  // A response to HEAD has a length and no body. Callers of HEAD look only at status and headers.
  return { body: rest.subarray(0, length), length: Math.min(length, rest.length) }
}

function readChunks(rest: Buffer) {
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const line = rest.indexOf('\r\n', at)
    if (line < 0) return { body: Buffer.concat(chunks), length: rest.length }
    const size = Number.parseInt(rest.subarray(at, line).toString('latin1'), 16)
    chunks.push(rest.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
    if (!(size > 0)) return { body: Buffer.concat(chunks), length: at }
  }
}
