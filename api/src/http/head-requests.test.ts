import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { companyPageAddress, portfolio, portfolioPageAddress } from '@tameer/contract'
import { beforeAll, expect, it } from 'vitest'
import { call, multipart, signUpCompany, type TestCompany } from '../../test/factories.ts'
import { plainJpeg } from '../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let port: number
let mine: TestCompany
const addressOf: Record<string, string> = {}

beforeAll(async () => {
  test = await openTestApp()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
  mine = await signUpCompany(test.app)
  const files = [{ field: 'images', filename: 'a.jpg', bytes: await plainJpeg() }]
  const form = multipart({ title: 'Roof', content: 'Tiles and beams. '.repeat(99), 'cities[]': '1' }, files)
  const headers = { ...form.headers, ...mine.headers }
  const published = portfolio.parse((await call(test.app, 'createPortfolio', { ...form, headers })).json())
  addressOf.portfolio = `/api/portfolios/${published.id}`
  addressOf.project = portfolioPageAddress(published)
  addressOf.company = companyPageAddress(mine.user)
  addressOf.picture = `/uploads/${published.portfolioImages[0]?.image.split('/').at(-1)}`
  return () => test.close()
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: number
}

function ask(method: string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port, path, method, headers, agent: false }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, bytes }))
    })
    asked.on('error', reject).end()
  })
}

/** Leaves out headers that may differ between responses, and those that frame a body, which HEAD does not have. */
function comparable({ status, headers }: Answer) {
  const { date, 'x-request-id': id, 'server-timing': hint, 'transfer-encoding': framing, ...rest } = headers
  return { status, ...rest }
}

it.each([
  ...['portfolio', 'project', 'company', 'picture'],
  ...['/', '/index.html', '/ur/', '/ur', '/api/cities', '/api/portfolios'],
  ...['/api/portfolios?limit=1', '/api/docs/json'],
  ...['/api/nothing', '/services/construction', '/services/construction/lahore', '/cost/lahore/10-marla'],
  ...['/c/nobody', '/contractors', '/robots.txt', '/llms.txt', '/sitemap.xml', '/share/tameer.jpg'],
])('%s has the same headers for HEAD as for GET', async (name) => {
  const path = addressOf[name] ?? name
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding, accept: 'text/html' }
    // The first of the two fills the cache.
    const head = await ask('HEAD', path, headers)
    const get = await ask('GET', path, headers)
    expect(comparable(head), encoding).toEqual(comparable(get))
    expect(head.bytes).toBe(0)
    expect(get.bytes, encoding).toBe(Number(get.headers['content-length'] ?? get.bytes))
    if (get.headers.etag === undefined) continue
    const known = { ...headers, 'if-none-match': get.headers.etag }
    const again = [await ask('HEAD', path, known), await ask('GET', path, known)] as const
    // A cached page may have been compressed again in between, so its length may differ.
    for (const { headers } of again) delete headers['content-length']
    expect(comparable(again[0])).toEqual({ ...comparable(again[1]), status: 304 })
  }
})

it('the own profile, which is never cached, has them too', async () => {
  const headers = { 'accept-encoding': 'br', ...mine.headers }
  const [head, get] = [
    await ask('HEAD', '/api/users/profile', headers),
    await ask('GET', '/api/users/profile', headers),
  ]
  expect(get.status).toBe(200)
  expect(comparable(head)).toEqual(comparable(get))
})
