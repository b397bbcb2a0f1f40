import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Portfolio } from '@tameer/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { call, multipart, signUpCompany } from '../../../test/factories.ts'
import { startFaultyStorage } from '../../../test/faulty-storage.ts'
import { namesIn } from '../../../test/image-store-behaviours.ts'
import { plainJpeg } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'

const faulty = startFaultyStorage()

async function open(env: Record<string, string>): Promise<TestApp> {
  const test = await openTestApp({ env })
  onTestFinished(() => test.close())
  return test
}

const behindProxy = () => ({ ...faulty.storage.env, S3_ENDPOINT: faulty.proxy.url })

async function store({ context }: TestApp, bytes: Buffer): Promise<string> {
  const file = newId()
  await context.images.put([
    { name: `${file}.jpg`, bytes },
    { name: `${file}-400.webp`, bytes },
  ])
  return file
}

describe.each([
  ['on disk', () => ({})],
  ['in object storage', behindProxy],
])('pictures %s', (_where, env) => {
  it('are cached for good, with a policy that allows nothing', async () => {
    const test = await open(env())
    const file = await store(test, Buffer.from('picture'))
    const picture = await test.app.inject(`/uploads/${file}-400.webp`)
    expect([picture.statusCode, picture.body]).toEqual([200, 'picture'])
    const headers = {
      'content-type': 'image/webp',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${file}-400.webp"`,
    }
    expect(picture.headers).toMatchObject(headers)
    const head = await test.app.inject({ method: 'HEAD', url: `/uploads/${file}-400.webp` })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers).toMatchObject(headers)
    expect((await test.app.inject(`/uploads/${file}.jpg`)).headers['content-type']).toBe('image/jpeg')
  })

  it('are not sent again to a browser that has them, while they exist', async () => {
    const test = await open(env())
    const file = await store(test, Buffer.from('picture'))
    const again = { url: `/uploads/${file}.jpg`, headers: { 'if-none-match': `"${file}.jpg"` } }
    const known = await test.app.inject(again)
    expect([known.statusCode, known.body, known.headers['content-length']]).toEqual([304, '', undefined])
    await test.context.images.remove([`${file}.jpg`])
    expect((await test.app.inject(again)).statusCode).toBe(404)
  })

  it('are not found under any other name', async () => {
    const test = await open(env())
    const file = await store(test, Buffer.from('picture'))
    for (const name of [
      `${file}-999.webp`,
      '../tameer.sqlite',
      '..%2ftameer.sqlite',
      `${file}.jpg%00`,
      '.unfinished',
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await test.app.inject({ method, url: `/uploads/${name}` })
        expect(answer.statusCode, name).toBe(404)
        expect(answer.headers['cache-control']).not.toContain('immutable')
      }
    }
  })

  it('are sent whole when they are large, and closed when the reader leaves', async () => {
    const test = await open(env())
    const bytes = Buffer.alloc(3_000_000, 'a picture of some size')
    const file = await store(test, bytes)
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = test.app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/uploads/${file}.jpg`
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(sum(whole)).toBe(sum(bytes))
    for (let reader = 0; reader < 20; reader += 1) {
      const request = get(url)
      const [answer] = await once(request, 'response')
      await once(answer, 'readable')
      request.destroy()
    }
    const connected = () =>
      new Promise<number>((resolve) => test.app.server.getConnections((_error, count) => resolve(count)))
    await expect.poll(connected).toBeLessThanOrEqual(1)
    await expect.poll(() => faulty.proxy.connections()).toBeLessThanOrEqual(1)
    expect(await test.context.images.find(`${file}.jpg`)).toMatchObject({ size: bytes.length })
  })
})

describe('while object storage fails', () => {
  it('pictures get a Retry-After, not a page to cache', async () => {
    const test = await open(behindProxy())
    const file = await store(test, Buffer.from('picture'))
    faulty.proxy.fault = ({ socket }) => Boolean(socket.destroy())
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await test.app.inject({ method, url: `/uploads/${file}.jpg` })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(answer.headers).not.toHaveProperty('etag')
    }
    expect((await test.app.inject('/api/ready')).statusCode).toBe(200)
    faulty.proxy.fault = () => false
    expect((await test.app.inject(`/uploads/${file}.jpg`)).body).toBe('picture')
  })

  it('everything else is served, however many wait for a picture', async () => {
    const test = await open(behindProxy())
    const file = await store(test, Buffer.from('picture'))
    const held: ServerResponse[] = []
    onTestFinished(() => {
      for (const response of held) response.destroy()
    })
    faulty.proxy.fault = (_request, response) => held.push(response) > 0
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = test.app.server.address() as AddressInfo
    const at = `http://127.0.0.1:${port}`
    const waiting = Array.from({ length: 120 }, () => fetch(`${at}/uploads/${file}.jpg`))
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(80)
    const refused = await Promise.race(waiting)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${at}/api/portfolios`)).status).toBe(200)
    faulty.proxy.fault = () => false
    for (const response of held) response.writeHead(200, { 'content-length': '7' }).end('picture')
    const statuses = await Promise.all(waiting.map(async (one) => (await one).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(80)
  })

  it('no part of a portfolio is stored, and it can be sent again', async () => {
    const test = await open({ ...behindProxy(), ...(await emptyBucket()) })
    const company = await signUpCompany(test.app)
    const bytes = await plainJpeg()
    const files = [1, 2, 3].map((n) => ({ field: 'images', filename: `${n}.jpg`, bytes }))
    const form = multipart({ title: 'House', content: 'Text', 'cities[]': '1' }, files)
    const publish = () =>
      call(test.app, 'createPortfolio', {
        payload: form.payload,
        headers: { ...form.headers, ...company.headers },
      })
    const puts: unknown[] = []
    faulty.proxy.fault = ({ method, url, socket }) =>
      method === 'PUT' && puts.push(url) > 4 && Boolean(socket.destroy())
    const refused = await publish()
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      {
        code: 'busy',
        message: 'We cannot store pictures right now. Nothing was saved, so please try again shortly',
      },
    ])
    expect(await namesIn(test.context.images)).toEqual([])
    const list = async () => (await test.app.inject('/api/portfolios')).json().data as Portfolio[]
    expect(await list()).toEqual([])
    faulty.proxy.fault = () => false
    expect((await publish()).statusCode).toBe(201)
    expect(await list()).toHaveLength(1)
  })
})

async function emptyBucket(): Promise<Record<string, string>> {
  const { S3_BUCKET } = await faulty.storage.addBucket(`bucket-${newId()}`)
  return { S3_BUCKET }
}

function sum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
