import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addresses, type CompanyCounts, portfolio } from '@tameer/contract'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { addPortfolio } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { PageCache } from './page-cache.ts'

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
}

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    request.on('error', reject).end()
  })
}

describeOnEachEngine('kept pages', (_open, engine) => {
  let test: TestApp
  let port: number
  let company: TestCompany
  beforeAll(async () => {
    test = await openTestApp({ engine })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    port = (test.app.server.address() as AddressInfo).port
    company = await signUpCompany(test.app)
    return () => test.close()
  })

  async function publish(title: string): Promise<string> {
    const form = multipart({ title, content: 'A house with a courtyard. '.repeat(20), 'cities[]': '1' })
    const headers = { ...company.headers, ...form.headers }
    const { method } = addresses.createPortfolio
    const answer = await test.app.inject({ method, url: '/api/portfolios', headers, payload: form.payload })
    expect(answer.statusCode).toBe(201)
    return portfolio.parse(answer.json()).id
  }

  const titles = (bytes: Buffer) =>
    (JSON.parse(bytes.toString()) as { data: { title: string }[] }).data.map((one) => one.title)

  it('show a company its change at once, through the framework and past it', async () => {
    const id = await publish('First')
    for (const path of [
      '/api/portfolios',
      '/api/portfolios?limit=24',
      `/api/portfolios?company=${company.user.id}`,
    ]) {
      expect(titles((await ask(port, path)).bytes)).toContain('First')
      expect(titles((await ask(port, path)).bytes)).toContain('First')
    }
    await publish('Second')
    for (const path of [
      '/api/portfolios',
      '/api/portfolios?limit=24',
      `/api/portfolios?company=${company.user.id}`,
    ]) {
      expect(titles((await ask(port, path)).bytes).toSorted()).toEqual(['First', 'Second'])
      expect(titles((await test.app.inject(path)).rawPayload).toSorted()).toEqual(['First', 'Second'])
    }
    await test.app.inject({ method: 'DELETE', url: `/api/portfolios/${id}`, headers: company.headers })
    expect(titles((await ask(port, '/api/portfolios')).bytes)).toEqual(['Second'])
  })

  it('never miss an acknowledged write, while others read and write', async () => {
    let acknowledged = titles((await ask(port, '/api/portfolios?q=builders')).bytes).length
    let writing = true
    const reader = async () => {
      while (writing) {
        const before = acknowledged
        const seen = titles((await ask(port, '/api/portfolios?q=builders')).bytes).length
        expect(seen).toBeGreaterThanOrEqual(before)
      }
    }
    const readers = [reader(), reader(), reader()]
    for (let index = 0; index < 10; index += 1) {
      await publish(`Busy ${index}`)
      acknowledged += 1
    }
    writing = false
    await Promise.all(readers)
  })

  it('show a count of companies that is at most a minute old, also when nothing is written later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const path = '/api/company-counts'
    const counted = async () => {
      const { cities } = JSON.parse((await ask(port, path)).bytes.toString()) as CompanyCounts
      return cities.find(({ id }) => id === 30)?.companies
    }
    expect(await counted()).toBe(0)
    await addPortfolio(test.context.db, company.user.id, { cityIds: [30] })
    // A count from just before the write may be served for a while.
    await counted()
    vi.advanceTimersByTime(30_001)
    await counted()
    vi.advanceTimersByTime(30_001)
    expect(await counted()).toBe(1)
  })

  it('have the encoding that the client accepts, and the headers of every response', async () => {
    const path = '/api/portfolios?limit=10'
    const plain = await ask(port, path)
    const forms = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const round of [1, 2]) {
      for (const [encoding, decompress] of Object.entries(forms)) {
        const answer = await ask(port, path, { 'accept-encoding': encoding })
        expect(answer.headers, `round ${round}`).toMatchObject({
          'content-encoding': encoding,
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-cache',
          vary: 'accept-encoding',
          'x-content-type-options': 'nosniff',
          'content-security-policy': plain.headers['content-security-policy'],
        })
        expect(decompress(answer.bytes).equals(plain.bytes)).toBe(true)
      }
    }
    const refused = await ask(port, path, { 'accept-encoding': 'br;q=0, gzip;q=0.0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  it('are compressed better when they are requested again', async () => {
    for (const number of [1, 2, 3, 4]) await publish(`Tight ${number}`)
    const path = '/api/portfolios?limit=5'
    const headers = { 'accept-encoding': 'br' }
    const first = await ask(port, path, headers)
    await ask(port, path, headers)
    await expect
      .poll(async () => (await ask(port, path, headers)).bytes.length)
      .toBeLessThan(first.bytes.length)
    const tight = await ask(port, path, headers)
    expect(brotliDecompressSync(tight.bytes)).toEqual(brotliDecompressSync(first.bytes))
    expect(tight.headers['content-length']).toBe(String(tight.bytes.length))
    // The same content with another compression: a client that has the first need not fetch the second.
    expect([first.headers.etag, tight.headers.etag]).toEqual(Array(2).fill(expect.stringMatching(/^W\/"/)))
    const again = await ask(port, path, { ...headers, 'if-none-match': String(first.headers.etag) })
    expect(again.status).toBe(304)
  })

  it('respond 304 until something changed', async () => {
    const path = '/api/portfolios?limit=5'
    const etag = String((await ask(port, path)).headers.etag)
    const same = await ask(port, path, { 'if-none-match': etag })
    expect([same.status, same.bytes.length]).toEqual([304, 0])
    // The ETag as it comes back through a proxy that compresses.
    expect((await ask(port, path, { 'if-none-match': `W/${etag}` })).status).toBe(304)
    expect((await test.app.inject({ url: path, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    await publish('Newest')
    expect((await ask(port, path, { 'if-none-match': etag })).status).toBe(200)
  })

  it('are not cached when the response is a failure', async () => {
    for (const _ of [1, 2]) expect((await ask(port, '/api/portfolios?limit=0')).status).toBe(400)
  })
})

describe('PageCache', () => {
  it('evicts the least used pages beyond its bounds, and everything when something was written', async () => {
    const { default: fastify } = await import('fastify')
    let version = 1
    let made = 0
    const cache = new PageCache({
      version: () => version,
      headers: {},
      maxPages: 2,
      maxBytes: 5000,
    })
    const app = fastify()
    cache.install(app)
    app.get('/p', { config: { cache: 'everyone' } }, async () => {
      made += 1
      return { made }
    })
    const look = async (url: string) => (await app.inject(url)).json().made as number
    expect([await look('/p?a'), await look('/p?b'), await look('/p?a')]).toEqual([1, 2, 1])
    expect(await look('/p?c')).toBe(3)
    expect([await look('/p?a'), await look('/p?b')]).toEqual([1, 4])
    version += 1
    expect(await look('/p?a')).toBe(5)
    await app.close()
  })
})
