import { createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A simple load balancer: each call goes to the next server that is ready. */
export interface Balancer {
  url: string
  /** Replaces the servers that calls go to. */
  use(servers: string[]): void
  stop(): Promise<void>
}

const lookEveryMs = 100
const lookMs = 1000

export async function startBalancer(): Promise<Balancer> {
  let servers: string[] = []
  let ready: string[] = []
  let turn = 0
  const look = async () => {
    const found = await Promise.all(servers.map(isReady))
    ready = servers.filter((_, place) => found[place])
  }
  const next = () => ready[turn++ % ready.length]
  const away = (server: string) => {
    ready = ready.filter((one) => one !== server)
  }
  const front = createServer((incoming, outgoing) => void passOn(incoming, outgoing, { next, away }))
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const timer = setInterval(() => void look(), lookEveryMs)
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    use(wanted) {
      servers = wanted
      ready = wanted
    },
    async stop() {
      clearInterval(timer)
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
    },
  }
}

function isReady(server: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = get(`${server}/api/ready`, { agent: false, timeout: lookMs }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    look.once('timeout', () => look.destroy())
    look.once('error', () => resolve(false))
  })
}

interface Choice {
  next(): string | undefined
  away(server: string): void
}

/**
 * Passes a call on. A server that cannot be reached has not seen the call, so the next one gets it. A failure in the
 * middle is not hidden.
 */
async function passOn(incoming: IncomingMessage, outgoing: ServerResponse, choice: Choice): Promise<void> {
  const body = Buffer.concat(await incoming.toArray())
  for (;;) {
    const server = choice.next()
    if (server === undefined) break
    const outcome = await ask(server, incoming, body, outgoing)
    if (outcome === 'answered') return
    choice.away(server)
    if (outcome === 'cut') break
  }
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(502).end()
}

function ask(
  server: string,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<'answered' | 'unreachable' | 'cut'> {
  return new Promise((resolve) => {
    const forwarded = { ...headers, 'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress }
    const onward = request(server + url, { method, headers: forwarded, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      response.once('close', () => resolve(response.complete ? 'answered' : 'cut'))
    })
    onward.once('error', (error) => {
      resolve('code' in error && error.code === 'ECONNREFUSED' ? 'unreachable' : 'cut')
    })
    onward.end(body)
  })
}
