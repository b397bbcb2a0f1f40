import { companyPageAddress, portfolioPageAddress } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ParsedPage, parsePage } from '../../../test/html.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const publicUrl = 'https://tameer.example'
const estimate = '/estimate?city=Lahore&plotSize=7&plotUnit=Marla&constructionType=Complete'
const company = { id: '', name: 'الف تعمیرات' }
const house = { id: '', title: 'نہر کنارے گھر' }
const addresses = {
  'a bill': () => '/cost/lahore/10-marla',
  'a bill of Karachi': () => '/cost/karachi/1-kanal',
  'a city’s costs': () => '/cost/lahore',
  'all costs': () => '/cost',
  services: () => '/services',
  'a service': () => '/services/construction',
  'a service in a city': () => '/services/construction/lahore',
  'a company': () => companyPageAddress(company),
  'a project': () => portfolioPageAddress(house),
  'an estimate': () => estimate,
}
const each = Object.entries(addresses)

describe('pages in Urdu', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ env: { PUBLIC_URL: publicUrl } })
    const { db } = test.context
    const cities = await db.read.selectFrom('cities').selectAll().execute()
    const lahore = cities.find(({ name }) => name === 'Lahore')?.id ?? 0
    company.id = await addCompany(db, { name: company.name, categoryIds: [5, 6] })
    const texts = {
      title: house.title,
      content: 'اینٹ کی دو منزلیں۔',
      price: '120-250',
      phone: '+923001234567',
    }
    house.id = await addPortfolio(db, company.id, { texts, cityIds: [lahore], buildingTypeIds: [5] })
  })
  afterAll(() => test.close())

  const ask = (url: string) => test.app.inject({ url, headers: { accept: 'text/html' } })
  async function read(url: string): Promise<ParsedPage> {
    const response = await ask(url)
    expect(response.statusCode, url).toBe(200)
    return parsePage(response.body)
  }
  const twins = (page: ParsedPage) =>
    page.elements
      .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'alternate')
      .map(({ attributes }) => [attributes.hreflang, attributes.href])
  const canonical = (page: ParsedPage) => page.find('link', { rel: 'canonical' })?.attributes.href

  it.each(each)('%s and its English page name each other as alternates', async (_name, addressOf) => {
    const [english, urdu] = [await read(addressOf()), await read(`/ur${addressOf()}`)]
    const address = canonical(english)?.slice(publicUrl.length)
    expect(twins(english)).toEqual([
      ['en', publicUrl + address],
      ['ur', `${publicUrl}/ur${address}`],
      ['x-default', publicUrl + address],
    ])
    expect(twins(urdu)).toEqual(twins(english))
    expect(canonical(urdu)).toBe(`${publicUrl}/ur${address}`)
    expect(english.find('html', {})?.attributes).toEqual({ lang: 'en' })
    expect(urdu.find('html', {})?.attributes).toEqual({ lang: 'ur', dir: 'rtl' })
    for (const [one, own, other] of [
      [english, 'en', 'ur'],
      [urdu, 'ur', 'en'],
    ] as const) {
      expect(one.find('meta', { property: 'og:locale' })?.attributes.content).toBe(`${own}_PK`)
      expect(one.find('meta', { property: 'og:locale:alternate' })?.attributes.content).toBe(`${other}_PK`)
      const spoken = one.data.flatMap((item) => item.inLanguage ?? [])
      expect(spoken.length).toBeGreaterThan(0)
      expect(new Set(spoken)).toEqual(new Set([own]))
    }
  })

  it.each(each)('%s links only to Urdu pages, except the link to English', async (_name, addressOf) => {
    const page = await read(`/ur${addressOf()}`)
    const inside = page.links.filter((link) => link.startsWith('/'))
    expect(inside.length).toBeGreaterThan(2)
    const twin = canonical(page)?.replace('/ur/', '/')
    expect(inside.filter((link) => !link.startsWith('/ur/') && publicUrl + link !== twin)).toEqual([])
    const { text = '' } = page.find('body') ?? {}
    expect(text.replaceAll(/English|BOQ|WhatsApp|UPVC|PVC|PPRC/gi, '')).not.toMatch(/[a-z]{3}/i)
    expect(text).not.toMatch(/[۰-۹٠-٩]/)
    // Latin comma or semicolon beside Urdu letters.
    expect(text).not.toMatch(/[\u0621-\u06d3][,;?]/)
  })

  /** Figures in the main part of the page, sorted: sentences of the two languages place them differently. */
  const figuresOf = ({ elements }: ParsedPage) =>
    elements
      .filter(({ name }) => ['h1', 'h2', 'h3', 'p', 'dd', 'dt', 'td', 'span'].includes(name))
      .flatMap(({ text }) => text.match(/\d[\d,.]*/g) ?? [])
      .map((figure) => figure.replace(/[,.]+$/, ''))
      .sort()

  it.each(each.filter(([name]) => /bill|cost|estimate/.test(name)))(
    '%s has the figures of its twin, to the rupee',
    async (_name, addressOf) => {
      const [english, urdu] = [await read(addressOf()), await read(`/ur${addressOf()}`)]
      const figures = figuresOf(english)
      expect(figures.length).toBeGreaterThan(10)
      expect(figuresOf(urdu)).toEqual(figures)
    },
  )

  it('redirects from another spelling to its own address', async () => {
    for (const [asked, address] of [
      ['/ur/cost/Lahore/10-marla', '/ur/cost/lahore/10-marla'],
      [`/ur/c/${company.id}`, `/ur${companyPageAddress(company)}`],
    ] as const) {
      const response = await ask(asked)
      expect([response.statusCode, response.headers.location]).toEqual([301, address])
    }
    const screen = await ask('/ur/contractors?city=2')
    expect([screen.statusCode, screen.headers.location]).toEqual([302, '/ur/#/contractors?city=2'])
  })

  it('has Urdu pages for errors', async () => {
    for (const [url, status] of [
      ['/ur/cost/none', 404],
      ['/ur/none', 404],
      ['/ur/estimate?plotSize=x', 400],
    ] as const) {
      const response = await ask(url)
      expect(response.statusCode, url).toBe(status)
      const page = parsePage(response.body)
      expect(page.find('html', {})?.attributes.lang, url).toBe('ur')
      expect(page.find('h1')?.text, url).toMatch(/[\u0621-\u06d3]/)
    }
  })

  it('has a picture of its own for previews', async () => {
    const [english, urdu] = [await read('/cost/lahore/10-marla'), await read('/ur/cost/lahore/10-marla')]
    const pictureOf = (page: ParsedPage) =>
      page.find('meta', { property: 'og:image' })?.attributes.content?.slice(publicUrl.length) ?? ''
    expect(pictureOf(urdu)).toMatch(/^\/ur\/share\/cost\/lahore\/10-marla-[0-9a-f]{16}\.jpg$/)
    const [one, other] = [await ask(pictureOf(english)), await ask(pictureOf(urdu))]
    expect([one.headers['content-type'], other.headers['content-type']]).toEqual(['image/jpeg', 'image/jpeg'])
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false)
  })

  it('is in the site map beside English', async () => {
    const { body } = await ask('/sitemap.xml')
    for (const [name, addressOf] of each) {
      if (/service|estimate/.test(name)) continue
      for (const address of [addressOf(), `/ur${addressOf()}`]) {
        expect(body).toContain(`<loc>${publicUrl}${address}</loc>`)
      }
    }
  })
})
