import { once } from 'node:events'
import { Agent, createServer, get, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LoadShedder } from './load-shedding.ts'

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

type Work = (path: string) => Promise<void>

const headers = { 'x-content-type-options': 'nosniff', 'content-security-policy': 'of data' }
const pages = { policy: 'of pages', of: (status: number) => `<h1>${status}</h1>` }

function busyFor(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

async function open(work: Work, atOnce: number, origins: string[] = []) {
  const shedder = new LoadShedder({ headers, pages: () => pages, atOnce, origins })
  const server: Server = createServer((request, response) => {
    shedder.admit(request, response, () => {
      void work(request.url ?? '').then(() => {
        request.leavePlace?.()
        response.end('answered')
      })
    })
  }).listen(0, '127.0.0.1')
  shedder.watch(server)
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = (
    path = '/',
    more: { method?: string; accept?: string; origin?: string } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', accept = '*/*', origin } = more
      const sent = { accept, ...(origin && { origin }) }
      get({ port, host: '127.0.0.1', path, agent, method, headers: sent }, async (answer) => {
        let body = ''
        for await (const chunk of answer) body += chunk
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      }).on('error', reject)
    })
  const askMany = (count: number) => Promise.all(Array.from({ length: count }, () => ask()))
  return { ask, askMany, shedder }
}

/** A handler whose responses wait until they are released. */
function gate() {
  let letGo = () => {}
  const opened = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { work: () => opened, letGo }
}

describe('load shedding', () => {
  const slow: Work = async () => busyFor(4)
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

  it('refuses no request while the queue is not full, on a slow machine too', async () => {
    const { askMany } = await open(async () => busyFor(30), 30)
    expect(statuses(await askMany(24))).toEqual(Array(24).fill(200))
  })

  it('refuses requests beyond its capacity, goes on responding, and recovers by itself', async () => {
    const { askMany, shedder } = await open(slow, 8)
    const until = performance.now() + 500
    const answers: Answer[] = []
    while (performance.now() < until) answers.push(...(await askMany(30)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10)
    expect(refused.length).toBeGreaterThan(10)
    expect(shedder.load()).toEqual({ underWay: 0, refused: refused.length })
    expect(refused[0]?.body).toBe(
      '{"message":"We are very busy right now. Please try again shortly","code":"busy"}',
    )
    expect(refused[0]?.headers).toMatchObject({
      ...headers,
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(statuses(await askMany(8))).toEqual(Array(8).fill(200))
  })

  it('refuses at once, before the requests that wait are served', async () => {
    const { ask, askMany } = await open(async () => busyFor(20), 10)
    // One connection is accepted in each turn of the event loop; these stay open.
    await askMany(40)
    const order: number[] = []
    await Promise.all(Array.from({ length: 40 }, async () => order.push((await ask()).status)))
    const lastRefusal = order.lastIndexOf(503)
    expect(lastRefusal).toBeGreaterThan(0)
    expect(order.slice(lastRefusal).filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
  })

  it('responds with a page to a person, and with data to a program', async () => {
    const { work, letGo } = gate()
    const { ask, shedder } = await open(work, 1)
    const first = ask()
    await expect.poll(() => shedder.load().underWay).toBe(1)
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const page = await ask('/contractors', { accept })
    expect([page.status, page.body]).toEqual([503, '<h1>503</h1>'])
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'of pages',
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '1',
    })
    expect((await ask('/api/cities', { accept })).headers['content-security-policy']).toBe('of data')
    expect((await ask('/contractors', { method: 'HEAD', accept })).body).toBe('')
    letGo()
    expect((await first).status).toBe(200)
  })

  it('lets pages of the origins that may call read a refusal, and no others', async () => {
    const { work, letGo } = gate()
    const friend = 'https://friend.example'
    const { ask, shedder } = await open(work, 1, [friend])
    const first = ask()
    await expect.poll(() => shedder.load().underWay).toBe(1)
    const refused = await ask('/api/cities', { origin: friend })
    expect(refused.status).toBe(503)
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': friend, vary: 'Origin' })
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After')
    const stranger = await ask('/api/cities', { origin: 'https://stranger.example' })
    expect([stranger.status, stranger.headers.vary]).toEqual([503, 'Origin'])
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin')
    letGo()
    await first
  })

  it('never refuses a health check', async () => {
    const { work, letGo } = gate()
    const { ask, shedder } = await open((path) => (path === '/' ? work() : Promise.resolve()), 1)
    const first = ask()
    await expect.poll(() => shedder.load().underWay).toBe(1)
    for (const path of ['/api/health', '/api/ready?now']) expect((await ask(path)).status).toBe(200)
    expect((await ask('/api/healthy')).status).toBe(503)
    letGo()
    await first
  })

  it('bounds the reads that wait at once', async () => {
    const { work, letGo } = gate()
    const { ask, askMany, shedder } = await open(work, 3)
    const waiting = askMany(3)
    await expect.poll(() => shedder.load().underWay).toBe(3)
    expect((await ask()).status).toBe(503)
    letGo()
    expect(statuses(await waiting)).toEqual([200, 200, 200])
    expect(shedder.load().underWay).toBe(0)
    expect((await ask()).status).toBe(200)
  })

  /** A load shedder that gets its requests directly, and the names of those that were begun. */
  function withoutNetwork() {
    const shedder = new LoadShedder({ headers, pages: () => pages })
    const begun: string[] = []
    const come = (name: string): ServerResponse => {
      const request = new IncomingMessage(new Socket())
      const response = new ServerResponse(request)
      shedder.admit(request, response, () => begun.push(name))
      return response
    }
    return { begun, come }
  }

  it('begins no request before the network was polled, nor for a caller who has left', async () => {
    const { begun, come } = withoutNetwork()
    const [, second] = ['first', 'second', 'third'].map(come)
    expect(begun).toEqual([])
    second?.destroy()
    await expect.poll(() => begun).toEqual(['first', 'third'])
  })

  it('begins waiting requests even when every turn is long and brings a new one', async () => {
    const { begun, come } = withoutNetwork()
    for (let turn = 0; turn < 40; turn += 1) {
      come(String(turn))
      busyFor(5)
      await nextTurn()
    }
    expect(begun.length).toBeGreaterThan(30)
  })
})
