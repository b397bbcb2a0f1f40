import {
  companyPageAddress,
  costPageAddress,
  estimatePageAddress,
  portfolioPageAddress,
  servicePageAddress,
} from '@tameer/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { judgeAnswer, judgeFailure } from './fuzz/judge.ts'
import { readOperations } from './fuzz/operations.ts'
import { Owner } from './fuzz/owner.ts'
import { fuzzing, startTarget, type Target } from './fuzz/target.ts'
import { nastyPiece } from './fuzz/values.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 90_000 })

let target: Target
let real: string[]

beforeAll(async () => {
  target = await startTarget()
  const owner = new Owner(target, await readOperations())
  await owner.token()
  const known = (name: string) => String(owner.known.at(name, 0))
  const picture = known('image')
  real = [
    companyPageAddress({ id: known('companyId'), name: 'Owner' }),
    portfolioPageAddress({ id: known('/api/portfolios/id'), title: 'House' }),
    servicePageAddress('Construction', 'Lahore'),
    costPageAddress('Lahore', '10 Marla'),
    estimatePageAddress('city=Lahore&plotSize=7'),
    '/share/estimate/bill.jpg?city=Lahore&plotSize=7',
    `/share/p/${known('/api/portfolios/id')}.jpg`,
    `/share/c/${known('companyId')}.jpg`,
    '/share/cost/lahore/10-marla.jpg',
    '/share/tameer.jpg',
    `/uploads${picture}`,
    ...[
      '/sitemap.xml',
      '/sitemap/pages.xml',
      `/sitemap/companies-${known('companyId')}.xml`,
      '/robots.txt',
      '/llms.txt',
    ],
    ...[
      '/',
      '/index.html',
      '/ur',
      '/ur/',
      '/api/docs',
      '/api/docs/',
      '/api/docs/json',
      '/api/docs/static/index.html',
      '/api/demo/outbox',
    ],
  ]
})
afterAll(() => target.stop())

const folders = [
  ...[
    '/c',
    '/p',
    '/services',
    '/cost',
    '/share',
    '/share/p',
    '/share/c',
    '/share/cost',
    '/share/cost/lahore',
    '/estimate',
    '/share/estimate',
    '/sitemap',
  ],
  ...['/uploads', '/assets', '/api', '/api/docs', '/api/docs/static', '', '/.well-known'],
]
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']

/** Paths that exist, paths that nearly exist, and paths that never could. */
function paths(): fc.Arbitrary<string> {
  const deep = fc.tuple(fc.constantFrom(...folders), fc.array(nastyPiece, { minLength: 1, maxLength: 3 }))
  const known = fc.integer({ min: 0, max: 99 }).map((index) => real[index % real.length] ?? '/')
  const bent = fc
    .tuple(known, fc.nat(120), fc.nat(8), nastyPiece)
    .map(([path, at, cut, put]) => `/${(path.slice(0, at) + put + path.slice(at + cut)).replace(/^\//, '')}`)
  const doubled = known.map((path) => path.replaceAll('/', '//'))
  const queried = fc.tuple(known, fc.constantFrom('after', 'x', 'after[]', '__proto__'), nastyPiece)
  return fc
    .oneof(
      { weight: 2, arbitrary: known },
      { weight: 5, arbitrary: deep.map(([folder, pieces]) => [folder, ...pieces].join('/')) },
      { weight: 4, arbitrary: bent },
      { weight: 1, arbitrary: doubled },
      { weight: 3, arbitrary: queried.map(([path, name, value]) => `${path}?${name}=${value}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '//',
          '//evil.example',
          '///',
          '/\\evil.example',
          '/%2f%2fevil.example',
          '/?',
          '/#',
          '*',
          'x',
          '/c/%',
          '/p/%2e%2e/',
          '/c//evil.example/',
          '/.git/config',
          '/.env',
          '/package.json',
          '/../package.json',
          '/assets/../../../package.json',
          '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
          '/uploads/..%2ftameer.sqlite',
          '/uploads/../tameer.sqlite',
          '/index.html/',
          '/sw.js%00',
        ),
      },
    )
    .map((path) => path.replace(/[\s\p{Cc}]/gu, '%20'))
}

/** Contents of files on the server's disk that no response may contain. */
const onDisk = /root:.*:0:0|"workspaces"|SQLite format 3|\[core\]/

it(`responds to ${fuzzing.runs * 3} addresses of pages, pictures and files`, async () => {
  const property = fc.asyncProperty(fc.constantFrom(...methods), paths(), async (method, path) => {
    const response = await target.send({ method, target: path })
    const { status, headers, body } = response
    expect(judgeAnswer(response), `${method} ${path}`).toBeUndefined()
    expect(body.toString('latin1')).not.toMatch(onDisk)
    const type = headers['content-type'] ?? ''
    if (type.startsWith('text/html')) {
      expect(headers['content-security-policy']).toMatch(/script-src|default-src 'none'/)
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/)
    } else if (status >= 400 && method !== 'HEAD') expect(judgeFailure(response)).toBeUndefined()
  })
  await fc.assert(property, { seed: fuzzing.seed, numRuns: fuzzing.runs * 3 })
  expect(target.complaints()).toEqual([])
})

it('serves every address it starts from', async () => {
  for (const path of real) {
    const { status } = await target.send({ method: 'GET', target: path })
    expect([path, status < 400 || path === '/api/demo/outbox']).toEqual([path, true])
  }
})
