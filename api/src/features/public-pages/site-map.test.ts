import { gunzipSync } from 'node:zlib'
import { companyPageAddress, portfolioPageAddress } from '@tameer/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany, addPortfolio, testNow } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

const publicUrl = 'https://tameer.example'
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)

describeOnEachEngine('site map', (_open, engine) => {
  async function open(): Promise<TestApp> {
    return openTestApp({ engine, env: { PUBLIC_URL: publicUrl } })
  }

  async function fill({ context: { db } }: TestApp, companies: number): Promise<string[]> {
    const addresses: string[] = []
    for (let n = 0; n < companies; n++) {
      const company = {
        name: `Builders & “Sons” ${n}`,
        id: await addCompany(db, { name: `Builders & “Sons” ${n}` }),
      }
      addresses.push(publicUrl + companyPageAddress(company))
      for (let house = 0; house < 2; house++) {
        const title = `گھر ${n}-${house}`
        const id = await addPortfolio(db, company.id, { texts: { title, content: 'x' } })
        addresses.push(publicUrl + portfolioPageAddress({ id, title }))
      }
    }
    return addresses
  }

  async function read(app: FastifyInstance, url: string): Promise<string> {
    const response = await app.inject({ url })
    expect(response.statusCode, url).toBe(200)
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
    return response.body
  }

  it('is one file while everything fits', async () => {
    const test = await open()
    const addresses = await fill(test, 3)
    const xml = await read(test.app, '/sitemap.xml')
    const found = locations(xml)
    expect(found).toEqual(expect.arrayContaining(addresses))
    expect(found).toContain(`${publicUrl}/`)
    for (const path of [
      '/cost',
      '/cost/lahore',
      '/cost/lahore/5-marla',
      '/cost/karachi/1-kanal',
      '/services',
    ])
      expect(found).toContain(publicUrl + path)
    expect(found.some((url) => url.includes('/estimate'))).toBe(false)
    expect(found.some((url) => url.startsWith(`${publicUrl}/services/architecture/`))).toBe(true)
    expect(new Set(found).size).toBe(found.length)
    expect(xml).toContain(`<lastmod>${new Date(testNow).toISOString()}</lastmod>`)
    const packed = await test.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(xml)
    await test.close()
  })

  it('is an index of parts when one file is too small, with each address in one part', async () => {
    const test = await open()
    const addresses = await fill(test, 7)
    const app = fastify()
    sitemapRoutes(app, test.context, 5)
    const index = await read(app, '/sitemap.xml')
    expect(index).toContain('<sitemapindex')
    const found: string[] = []
    for (const part of locations(index)) {
      const urls = locations(await read(app, part.slice(publicUrl.length)))
      if (!part.endsWith('/pages.xml')) {
        expect(urls.length).toBeGreaterThan(0)
        expect(urls.length).toBeLessThanOrEqual(5)
      }
      found.push(...urls)
    }
    expect(new Set(found).size).toBe(found.length)
    expect(found).toEqual(expect.arrayContaining(addresses))
    for (const url of ['/sitemap/other.xml', '/sitemap/projects-1.xml', '/sitemap/projects-%27.xml']) {
      expect((await test.app.inject({ url })).statusCode).toBe(404)
    }
    await app.close()
    await test.close()
  })
})

it('is named in robots.txt, and a demo forbids crawlers', async () => {
  const test = await openTestApp({ env: { PUBLIC_URL: publicUrl } })
  const robots = await test.app.inject({ url: '/robots.txt' })
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  expect(robots.body).toContain('Disallow: /api/')
  const llms = (await test.app.inject({ url: '/llms.txt' })).body
  for (const [, url = ''] of llms.matchAll(/\]\(https:\/\/tameer\.example(\/[^)]*)\)/g)) {
    expect((await test.app.inject({ url })).statusCode, url).toBe(200)
  }
  await test.close()
  const demo = await openTestApp({ env: { DEMO: '1' } })
  expect((await demo.app.inject({ url: '/robots.txt' })).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await demo.app.inject({ url: '/cost/lahore/5-marla' })).body).toContain('content="noindex"')
  await demo.close()
})
