import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { InvitationRow, Portfolio, RequestView, Session } from '@tameer/contract'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../scripts/s3.ts'
import { createSecretHasher } from '../src/core/secrets/keys.ts'
import { type Database, openDatabase } from '../src/db/engines/connect.ts'
import { fleetJobs } from '../src/jobs.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { describeOnPostgres, emptyTestDatabase } from './databases.ts'
import { signUpFields } from './factories.ts'
import { startMailServer } from './mail-server.ts'
import { plainJpeg } from './pictures.ts'
import { requestFields } from './request-calls.ts'
import { quoteFor } from './request-rows.ts'
import { addPortfolio } from './rows.ts'
import { spawnServer } from './server-process.ts'
import { openTestApp } from './test-app.ts'

// The promise: several servers on one database and one storage behave as one, and one of them may die.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 })

const minuteMs = 60_000
const secret = 'one secret for all servers of the fleet'
const readers = 4
const writers = 3

type Server = Awaited<ReturnType<typeof spawnServer>> & { url: string }

describeOnPostgres('two servers behind a balancer', () => {
  let storage: ObjectStorage
  let place: Awaited<ReturnType<typeof emptyTestDatabase>>
  let db: Database
  let mails: Awaited<ReturnType<typeof startMailServer>>
  let balancer: Balancer
  const started: { stop: () => Promise<void> }[] = []
  let one: Server
  let other: Server
  let company: Session
  let picture: Blob
  let startedAt: number
  /** Jobs to wait for. Sweeps wait until a server has settled, and others come again during a test. */
  let jobs: string[]

  const start = async (): Promise<Server> => {
    if (place.options.kind !== 'postgres') throw new Error('a fleet needs PostgreSQL')
    const server = await spawnServer({
      ...storage.env,
      DATABASE_URL: place.options.url,
      SESSION_SECRET: secret,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Tameer <no-reply@example.com>',
      TRUST_PROXY: 'loopback',
      LIMIT_WRITE: 'off',
      LIMIT_UPLOAD: 'off',
      // Jobs that found nothing to do have lines too.
      LOG_LEVEL: 'debug',
    })
    started.push(server)
    return { ...server, url: await server.ready() }
  }

  beforeAll(async () => {
    picture = new Blob([new Uint8Array(await plainJpeg(640, 480))], { type: 'image/jpeg' })
    const test = await openTestApp()
    jobs = fleetJobs(test.context)
      .filter(({ settledMs, everyMs }) => settledMs === undefined && everyMs >= minuteMs)
      .map(({ name }) => name)
    await test.close()
    storage = await startObjectStorage()
    place = await emptyTestDatabase('postgres')
    mails = await startMailServer()
    // Both start at the same time on an empty database.
    ;[one, other] = await Promise.all([start(), start()])
    startedAt = performance.now()
    db = await openDatabase(place.options)
    balancer = await startBalancer()
    balancer.use([one.url, other.url])
  })

  afterAll(async () => {
    await balancer?.stop()
    await Promise.all(started.map((server) => server.stop()))
    await db?.close()
    await place?.remove()
    await Promise.all([storage?.stop(), mails?.stop()])
  })

  it('let a company sign up at one, publish at the other, and be seen at both at once', async () => {
    company = await signUp(one.url)
    for (const { url } of [one, other]) expect(await titles(url)).toEqual([])
    const published = await publish(other.url, 'A house for two servers')
    for (const { url } of [one, other]) {
      await expect.poll(() => titles(url), { interval: 10 }).toEqual(['A house for two servers'])
    }
    const { image } = published.portfolioImages[0] ?? { image: '' }
    const face = await fetch(`${one.url}/share/p/${published.id}.jpg`)
    await expectSameBytes(`/uploads${image}`)
    await expectSameBytes(face.url.slice(one.url.length))
    expect((await send(one.url, 'DELETE', `/portfolios/${published.id}`)).status).toBe(204)
    for (const { url } of [one, other]) {
      await expect.poll(() => titles(url), { interval: 10 }).toEqual([])
      expect((await fetch(`${url}/api/portfolios/${published.id}`)).status).toBe(404)
    }
  })

  it('share sessions: created at one, used at the other, ended for both', async () => {
    const fields = signUpFields()
    await post(`${one.url}/api/auth/signup`, fields)
    const { email, password } = fields
    const opened = await post(`${one.url}/api/auth/login`, { email, password })
    const headers = { authorization: `Bearer ${((await opened.json()) as Session).token}` }
    expect((await fetch(`${other.url}/api/users/profile`, { headers })).status).toBe(200)
    expect((await fetch(`${other.url}/api/auth/logout`, { method: 'POST', headers })).ok).toBe(true)
    expect((await fetch(`${one.url}/api/users/profile`, { headers })).status).toBe(401)
  })

  it('let a request be sent at one, quoted and chosen at the other, and both show it at once', async () => {
    await addPortfolio(db, company.user.id)
    const fields = requestFields([company.user.id])
    const form = new FormData()
    form.set('request', JSON.stringify(fields))
    const sent = await fetch(`${one.url}/api/requests`, { method: 'POST', body: form })
    const { request, key } = (await sent.json()) as { request: { id: string; totalPkr: number }; key: string }
    // Token of the mailed link: it is derived from the request's key and the servers' secret.
    const made = createSecretHasher(secret)('request-made', `confirmation\0${fields.key}`)
    const token = Buffer.from(made, 'hex').toString('base64url')
    expect((await post(`${other.url}/api/requests/confirm`, { token })).status).toBe(200)
    const [bearer, own] = [{ authorization: `Bearer ${company.token}` }, { 'x-request-key': key }]
    const read = async <Body>(path: string, headers: Record<string, string>): Promise<Body> => {
      const [here, there] = await Promise.all(
        [one, other].map(async ({ url }) => (await fetch(`${url}/api${path}`, { headers })).json()),
      )
      expect(here).toEqual(there)
      return here as Body
    }
    const listed = async () => (await read<{ data: InvitationRow[] }>('/invitations', bearer)).data[0]
    const at = `/api/invitations/${(await listed())?.id}`
    await post(`${other.url}${at}/questions`, { text: 'Is there water?' }, bearer)
    const ofFamily = `/requests/${request.id}`
    const questionId = (await read<RequestView>(ofFamily, own)).questions[0]?.id
    await post(`${one.url}/api${ofFamily}/answers`, { questionId, text: 'Yes' }, own)
    expect(await listed()).toMatchObject({ answered: { count: 1, newest: 'Is there water?' } })
    const headlinePkr = request.totalPkr
    const prices = [{ level: 'house' as const, kind: 'lump' as const, amountPkr: headlinePkr }]
    await post(`${other.url}${at}/quotes`, quoteFor(Date.now, { prices, headlinePkr }), bearer)
    const { quote } = (await read<RequestView>(ofFamily, own)).invitations[0] ?? {}
    expect(quote).toMatchObject({ headlinePkr, likeForLikePkr: headlinePkr })
    const choices = [one, other].map(({ url }) =>
      post(`${url}/api${ofFamily}/choice`, { quoteId: quote?.id }, own),
    )
    expect((await Promise.all(choices)).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await listed()).toMatchObject({ state: 'chosen', headlinePkr })
  })

  it('count failed logins together, exactly', async () => {
    const email = company.user.email
    const tries = Array.from({ length: 14 }, (_, number) =>
      post(`${(number % 2 ? one : other).url}/api/auth/login`, { email, password: 'wrong' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  it('send each mail and do each job once', async () => {
    const before = mails.messages.length
    const companies = await Promise.all(Array.from({ length: 8 }, () => signUp(balancer.url)))
    const sent = () =>
      mails.messages.slice(before).map((message) => /^To: (.*?)\r?$/m.exec(message)?.[1] ?? '')
    const wanted = companies.map(({ user }) => user.email)
    await expect.poll(sent).toEqual(expect.arrayContaining(wanted))
    // By then each server has polled again for mails, and at least once for jobs.
    await sleep(Math.max(2500, startedAt + 7000 - performance.now()))
    for (const email of wanted) expect(sent().filter((to) => to === email)).toEqual([email])
    expect(jobsDone(jobs, one, other).toSorted()).toEqual(jobs.toSorted())
  })

  it('lose no write and no caller when one is killed under load', async () => {
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const failures: string[] = []
    const acknowledged = new Set<string>()
    let answers = 0
    const reading = Array.from({ length: readers }, async (_, reader) => {
      for (let number = 0; !stop.signal.aborted; number += 1) {
        const path = number % 3 ? `/portfolios?limit=${1 + ((number + reader) % 24)}` : '/categories'
        const response = await patiently(() => fetch(`${balancer.url}/api${path}`))
        if (response?.status !== 200) failures.push(`${path}: ${response?.status}`)
        answers += 1
      }
    })
    // One writer sends pictures, which take longer than the others' forms.
    const writing = Array.from({ length: writers }, async (_, writer) => {
      while (!stop.signal.aborted) {
        const title = `Project ${randomUUID()}`
        const form = () => formOf(title, writer === 0)
        const response = await patiently(() => send(balancer.url, 'POST', '/portfolios', form()))
        if (response?.status === 201) acknowledged.add(title)
        else failures.push(`write: ${response?.status} ${await response?.text()}`)
      }
    })
    await expect.poll(() => acknowledged.size).toBeGreaterThan(6)
    one.child.kill('SIGKILL')
    await one.exit
    const jobsBefore = jobsDone(jobs, other).length
    await db.note((trx) => trx.updateTable('jobRuns').set({ nextAt: 0 }).execute())
    const before = { answers, writes: acknowledged.size }
    const since = () => Math.min(answers - before.answers, acknowledged.size - before.writes)
    await expect.poll(since).toBeGreaterThan(6)
    stop.abort()
    await Promise.all([...reading, ...writing])
    expect(failures).toEqual([])
    const standing = new Set(await titles(other.url))
    expect([...acknowledged].filter((title) => !standing.has(title))).toEqual([])
    // The remaining server has taken over the jobs.
    await expect.poll(() => jobsDone(jobs, other).length).toBe(jobsBefore + jobs.length)
  })

  it('accept it again after a restart', async () => {
    one = await start()
    balancer.use([one.url, other.url])
    const published = await publish(one.url, 'Back again')
    await expect.poll(() => titles(other.url), { interval: 10 }).toContain(published.title)
    expect(await titles(one.url)).toEqual(await titles(other.url))
  })

  /**
   * Expects the same bytes from both servers. Pictures never change under their names; a share picture is drawn a
   * moment later.
   */
  async function expectSameBytes(path: string): Promise<void> {
    const [here, there] = await Promise.all([one, other].map(({ url }) => immutable(url + path)))
    expect(here?.length).toBeGreaterThan(500)
    expect(here?.equals(there ?? Buffer.of())).toBe(true)
  }

  async function signUp(url: string): Promise<Session> {
    const response = await post(
      `${url}/api/auth/signup`,
      signUpFields({ email: `${randomUUID()}@example.com` }),
    )
    expect(response.status).toBe(201)
    return (await response.json()) as Session
  }

  async function publish(url: string, title: string): Promise<Portfolio> {
    const response = await send(url, 'POST', '/portfolios', formOf(title, true))
    expect(response.status).toBe(201)
    return (await response.json()) as Portfolio
  }

  function send(url: string, method: string, path: string, body?: FormData): Promise<Response> {
    const headers = { authorization: `Bearer ${company.token}` }
    return fetch(`${url}/api${path}`, { method, headers, ...(body ? { body } : {}) })
  }

  function formOf(title: string, pictured: boolean): FormData {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      title,
      content: 'Walls.',
      'cities[]': '1',
      'buildingTypes[]': '5',
    })) {
      form.append(name, value)
    }
    if (pictured) form.append('images', picture, 'house.jpg')
    return form
  }
})

function post(url: string, body: object, more: Record<string, string> = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...more }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Returns the call's response, or that of a second call a moment later when the first failed or got a server error. */
async function patiently(call: () => Promise<Response>): Promise<Response | undefined> {
  const response = await call().catch(() => undefined)
  if (response && response.status < 500) return response
  await sleep(100)
  return call().catch(() => undefined)
}

/** Fetches a picture until it is final: one that takes long to draw is replaced or delayed at first. */
async function immutable(url: string): Promise<Buffer> {
  for (;;) {
    const response = await fetch(url)
    expect([200, 503]).toContain(response.status)
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.headers.get('cache-control')?.includes('immutable')) return bytes
    await sleep(100)
  }
}

async function titles(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/portfolios?limit=500`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Portfolio[] }).data.map(({ title }) => title)
}

/** Names of these jobs in the servers' logs. */
function jobsDone(jobs: readonly string[], ...servers: Server[]): string[] {
  const done = servers.flatMap((server) => [
    ...server.heard().matchAll(/"event":"job-done","job":"([\w-]+)"/g),
  ])
  return done.map(([, name]) => name ?? '').filter((name) => jobs.includes(name))
}
