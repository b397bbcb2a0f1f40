import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '@tameer/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cluster, startPostgres } from '../../scripts/postgres.ts'
import { readEnvironment } from '../src/core/config/config.ts'
import { signUpFields } from './factories.ts'
import { spawnServer } from './server-process.ts'

// The promise: without the database callers get 503, soon after its return they are served again, and every
// acknowledged write is stored exactly once.
const readers = 4
const writers = 4
const goneMs = 1_000

/** Responses of a server under load. */
interface Heard {
  /** Responses that were neither a success nor a correct 503. */
  wrong: string[]
  acknowledged: Set<string>
  /** Number of responses of each reader. */
  responses: number[]
  /** Texts of the 503 responses. */
  refused: string[]
}

describe.skipIf(!readEnvironment().TEST_POSTGRES_URL)('a server whose database dies on postgres', () => {
  let cluster: Cluster
  let server: Awaited<ReturnType<typeof spawnServer>>
  let base: string
  let authorization: string

  beforeAll(async () => {
    const started = await startPostgres({ durable: true })
    if (!started) throw new Error('PostgreSQL could not be started')
    cluster = started
    server = await spawnServer({ DATABASE_URL: cluster.url, LOG_LEVEL: 'fatal' })
    base = `${await server.ready()}/api`
    const response = await fetch(`${base}/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signUpFields()),
    })
    expect(response.status).toBe(201)
    authorization = `Bearer ${((await response.json()) as Session).token}`
  })

  afterAll(async () => {
    await server.stop()
    await cluster.stop()
  })

  it('responds with 503, recovers by itself, loses and doubles nothing', async () => {
    const stop = new AbortController()
    const { heard, done } = putUnderLoad('killed', stop.signal)
    await moreWrites(heard, 10)
    await cluster.kill()
    await sleep(goneMs)
    expect((await ask('/ready')).status).toBe(503)
    expect((await ask('/portfolios?limit=24')).status).toBe(503)
    await cluster.revive()
    while ((await ask('/ready')).status !== 200) await sleep(20)
    await moreWrites(heard, 10)
    stop.abort()
    await done
    expect(heard.wrong).toEqual([])
    expect(heard.refused.length).toBeGreaterThan(0)
    await expectOnce(heard)
    expect(server.child.exitCode).toBeNull()
  })

  it('hides the end of single connections, even during a commit', async () => {
    const stop = new AbortController()
    const { heard, done } = putUnderLoad('cut', stop.signal)
    for (let round = 0; round < 10; round += 1) {
      await moreWrites(heard, 4)
      await endConnections()
      // A request survives two cuts, so wait until no request can meet a third one on a busy machine.
      await everybodyHeard(heard)
    }
    stop.abort()
    await done
    expect(heard.wrong).toEqual([])
    // A busy machine may refuse for other reasons.
    expect(heard.refused.filter((text) => /records|saved/.test(text))).toEqual([])
    await expectOnce(heard)
  })

  function putUnderLoad(name: string, signal: AbortSignal): { heard: Heard; done: Promise<unknown> } {
    const heard: Heard = {
      wrong: [],
      acknowledged: new Set(),
      responses: Array.from({ length: readers + writers }, () => 0),
      refused: [],
    }
    const work = [
      ...Array.from({ length: readers }, (_, reader) => readUntil(signal, heard, reader)),
      ...Array.from({ length: writers }, (_, writer) =>
        writeUntil(signal, heard, readers + writer, `${name} ${writer}`),
      ),
    ]
    return { heard, done: Promise.all(work) }
  }

  async function moreWrites(heard: Heard, more: number): Promise<void> {
    const wanted = heard.acknowledged.size + more
    const enough = () => heard.acknowledged.size >= wanted || heard.wrong.length > 0
    await vi.waitUntil(enough, { timeout: 60_000 })
  }

  /** Waits until each reader has had another response. */
  async function everybodyHeard(heard: Heard): Promise<void> {
    const before = [...heard.responses]
    const all = () => heard.responses.every((count, who) => count > (before[who] ?? 0))
    await vi.waitUntil(() => all() || heard.wrong.length > 0, { timeout: 60_000 })
  }

  async function readUntil(signal: AbortSignal, heard: Heard, who: number): Promise<void> {
    for (let turn = 0; !signal.aborted; turn += 1) {
      // A different address each time, so that no response comes from the cache.
      const addresses = [
        `/portfolios?limit=${1 + (turn % 24)}`,
        '/categories',
        `/portfolios?category=5&limit=${1 + (turn % 50)}`,
        `/portfolios?q=house${turn}`,
      ]
      note(await ask(addresses[turn % addresses.length] ?? ''), heard, who)
    }
  }

  /** Sends each title until it is stored. After a refusal it checks first if it is. */
  async function writeUntil(signal: AbortSignal, heard: Heard, who: number, name: string): Promise<void> {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const title = `Project ${name} ${turn}.`
      for (let stands = false; !stands; ) {
        const form = new FormData()
        for (const [field, value] of [
          ['title', title],
          ['content', 'A house.'],
          ['cities[]', '1'],
        ])
          form.append(field ?? '', value ?? '')
        const response = await ask('/portfolios', { method: 'POST', headers: { authorization }, body: form })
        note(response, heard, who)
        stands = response.status !== 503 || (await lookFor(title))
        if (response.status !== 503 && response.status !== 201) return
      }
      heard.acknowledged.add(title)
    }
  }

  /** Tells if the title is stored, once the database can respond. */
  async function lookFor(title: string): Promise<boolean> {
    for (;;) {
      await sleep(100)
      const rows = await direct('select id from portfolios where title = $1', [title]).catch(() => undefined)
      if (rows) return rows.length > 0
    }
  }

  function note({ status, retryAfter, text }: Answer, heard: Heard, who: number): void {
    heard.responses[who] = (heard.responses[who] ?? 0) + 1
    if (status === 200 || status === 201) return
    if (status !== 503 || !retryAfter) heard.wrong.push(`${status} ${text}`)
    heard.refused.push(text)
  }

  interface Answer {
    status: number
    retryAfter: string | null
    text: string
  }

  async function ask(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(base + path, init)
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    }
  }

  async function expectOnce(heard: Heard): Promise<void> {
    const rows = await direct<{ title: string; n: string }>(
      'select title, count(*) as n from portfolios group by title',
    )
    const stored = new Map(rows.map(({ title, n }) => [title, Number(n)]))
    const missing = [...heard.acknowledged].filter((title) => !stored.has(title))
    expect(missing).toEqual([])
    expect([...stored].filter(([, n]) => n > 1)).toEqual([])
  }

  /** Ends all connections except the listening one, which reports the outcome of a commit. */
  function endConnections() {
    return direct(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tameer'`)
  }

  async function direct<Row extends pg.QueryResultRow>(
    question: string,
    values: string[] = [],
  ): Promise<Row[]> {
    const client = new pg.Client({ connectionString: cluster.url }).on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(question, values)).rows
    } finally {
      await client.end()
    }
  }
})
