import { once } from 'node:events'
import { Agent, createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LoadShedder } from './load-shedding.ts'

interface Answer {
  status: number
  retryAfter: string | undefined
  type: string | undefined
  body: string
}

type Work = (path: string) => Promise<void>

const turnMs = 10
const headers = { 'x-content-type-options': 'nosniff' }

function busyFor(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

async function open(work: Work, atOnce = 100) {
  const shedder = new LoadShedder({ headers, turnMs, patienceMs: 50, calmMs: 200, crowd: 2, atOnce })
  const server: Server = createServer((request, response) => {
    if (shedder.refuse(request, response)) return
    void work(request.url ?? '').then(() => {
      request.leavePlace?.()
      response.end('answered')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path = '/'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, async (answer) => {
        let body = ''
        for await (const chunk of answer) body += chunk
        const { 'retry-after': retryAfter, 'content-type': type } = answer.headers
        resolve({ status: answer.statusCode ?? 0, retryAfter, type, body })
      }).on('error', reject)
    })
  return { ask, shedder }
}

describe('load shedding', () => {
  const slow: Work = async () => busyFor(4)

  async function flood(ask: (path?: string) => Promise<Answer>, ms: number): Promise<Answer[]> {
    const answers: Answer[] = []
    const until = performance.now() + ms
    const caller = async () => {
      while (performance.now() < until) answers.push(await ask())
    }
    await Promise.all(Array.from({ length: 30 }, caller))
    return answers
  }

  it('refuses nobody for a single burst', async () => {
    const { ask } = await open(slow)
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  })

  it('refuses what is too much, goes on answering, and recovers by itself', async () => {
    const { ask, shedder } = await open(slow)
    const answers = await flood(ask, 800)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10)
    expect(refused.length).toBeGreaterThan(10)
    expect(shedder.load()).toEqual({ underWay: 0, refused: refused.length })
    expect(refused[0]).toEqual({
      status: 503,
      retryAfter: '1',
      type: 'application/json; charset=utf-8',
      body: '{"message":"We are very busy right now. Please try again shortly","code":"busy"}',
    })
    await sleep(300)
    const after = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(after.map(({ status }) => status)).toEqual(Array(8).fill(200))
  })

  it('never refuses those who watch over it', async () => {
    const { ask } = await open(slow)
    const flooded = flood(ask, 500)
    await sleep(200)
    for (const path of ['/api/health', '/api/ready?now', '/api/health']) {
      expect((await ask(path)).status).toBe(200)
    }
    expect((await flooded).some(({ status }) => status === 503)).toBe(true)
  })

  it('bounds the questions that wait at once', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { ask, shedder } = await open(() => answered, 3)
    const waiting = [ask(), ask(), ask()]
    await expect.poll(() => shedder.load().underWay).toBe(3)
    expect((await ask()).status).toBe(503)
    answer()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(shedder.load().underWay).toBe(0)
    expect((await ask()).status).toBe(200)
  })
})
