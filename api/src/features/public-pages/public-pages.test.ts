import { clientLink, companyPageAddress, portfolioPageAddress, screens } from '@tameer/contract'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type ParsedPage, parsePage } from '../../../test/html.ts'
import { addCompany, addPortfolio, newImage } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { updateCompany } from '../../db/queries/companies/companies.ts'

const publicUrl = 'https://tameer.example'
const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

describeOnEachEngine('public pages', (_open, engine) => {
  let test: TestApp
  let company: { id: string; name: string }
  let house: { id: string; title: string }
  let lahore: number

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { PUBLIC_URL: publicUrl } })
    const { db } = test.context
    const cities = await db.read.selectFrom('cities').selectAll().execute()
    lahore = cities.find(({ name }) => name === 'Lahore')?.id ?? 0
    const name = 'الف Builders'
    company = { name, id: await addCompany(db, { name, categoryIds: [5, 6], position: 1 }) }
    const texts = {
      title: 'House by the canal',
      content: 'Two storeys of brick.',
      price: '120-250',
      phone: '+923001234567',
      email: 'house@example.com',
      website: 'https://example.com/house?a=1&b=2',
    }
    const row = { texts, cityIds: [lahore], buildingTypeIds: [5], images: [newImage(), newImage()] }
    house = { title: texts.title, id: await addPortfolio(db, company.id, row) }
    // Enough companies for a list that search engines may index.
    for (const position of [2, 3]) {
      const id = await addCompany(db, { name: `Builders ${position}`, categoryIds: [5, 6], position })
      await addPortfolio(db, id, { cityIds: [lahore] })
    }
    return () => test.close()
  })

  const ask = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { host: 'evil.example', ...headers } })

  async function read(url: string): Promise<ParsedPage> {
    const response = await ask(url)
    expect(response.statusCode, url).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    const page = parsePage(response.body)
    const scripts = page.elements.filter((element) => element.name === 'script')
    expect(scripts.map(({ attributes }) => attributes)).toEqual([{ type: 'application/ld+json' }])
    expect(response.headers['content-security-policy']).not.toContain('script-src')
    expectHead(page, url)
    return page
  }

  /** Checks the head of a page: every address in it begins with the public address. */
  function expectHead(page: ParsedPage, url: string) {
    const meta = (name: string) =>
      (page.find('meta', { name }) ?? page.find('meta', { property: name }))?.attributes.content ?? ''
    expect(page.find('html')?.attributes.lang).toBe('en')
    expect(page.elements.filter(({ name }) => name === 'h1')).toHaveLength(1)
    expect(page.find('title')?.text).toMatch(/ · Tameer$/)
    expect(meta('description').length).toBeGreaterThan(20)
    expect(meta('description').length).toBeLessThan(260)
    expect(page.find('link', { rel: 'canonical' })?.attributes.href).toBe(publicUrl + url)
    expect(meta('og:url')).toBe(publicUrl + url)
    expect(meta('og:image')).toMatch(/^https:\/\/tameer\.example\/share\/[\w/-]+\.jpg$/)
    expect(meta('twitter:card')).toBe('summary_large_image')
    const trail = page.data.find((item) => item['@type'] === 'BreadcrumbList')
    const steps = trail?.itemListElement as { position: number; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps[0]?.item).toBe(`${publicUrl}/`)
    expect(page.find('meta', { name: 'robots' })).toBeUndefined()
  }

  const typed = (page: ParsedPage, type: string) => page.data.find((item) => item['@type'] === type)

  it('shows a project with its facts, its company and ways to reach it', async () => {
    const address = portfolioPageAddress(house)
    const page = await read(address)
    expect(page.find('h1')?.text).toBe(house.title)
    expect(page.elements.filter(({ name }) => name === 'picture')).toHaveLength(2)
    expect(page.elements.find(({ text }) => text === '$$\u00a0middle price')).toBeDefined()
    const links = page.links
    expect(links).toContain(`/#/portfolio/${house.id}`)
    expect(links).toContain(companyPageAddress(company))
    expect(links).toContain('/services/construction/lahore')
    expect(links).toContain('/services/interior-design')
    expect(links).toContain('/cost/lahore/7-marla')
    expect(links).toContain('tel:+923001234567')
    expect(links).toContain('https://example.com/house?a=1&b=2')
    expect(links.find((link) => link.startsWith('mailto:'))).toMatch(
      /^mailto:house@example\.com\?subject=House%20by/,
    )
    const chat = new URL(links.find((link) => link.startsWith('https://wa.me/')) ?? '')
    expect(chat.pathname).toBe('/923001234567')
    expect(chat.searchParams.get('text')).toContain(house.title)
    expect(typed(page, 'CreativeWork')).toMatchObject({
      name: house.title,
      url: publicUrl + address,
      creator: { '@type': 'GeneralContractor', name: company.name },
    })
  })

  it('shows a company with its projects', async () => {
    const page = await read(companyPageAddress(company))
    expect(page.find('h1')?.text).toBe(company.name)
    expect(page.links).toContain(portfolioPageAddress(house))
    expect(page.links).toContain(`/#/profileDetailScreen?company=${company.id}`)
    expect(typed(page, 'GeneralContractor')).toMatchObject({ name: company.name, areaServed: ['Lahore'] })
  })

  it('lists the companies of a service, everywhere and in a city', async () => {
    for (const url of ['/services/construction', '/services/interior-design/lahore']) {
      const page = await read(url)
      expect(page.links).toContain(companyPageAddress(company))
      expect(typed(page, 'ItemList')).toMatchObject({
        itemListElement: [{ name: company.name }, { name: 'Builders 2' }, { name: 'Builders 3' }],
      })
    }
    expect((await read('/services/construction/lahore')).links).toContain(
      clientLink(screens.contractors.to({ service: 5, city: lahore })),
    )
    const empty = parsePage((await ask('/services/architecture/lahore')).body)
    expect(empty.links).not.toContain(companyPageAddress(company))
    expect(empty.find('meta', { name: 'robots' })?.attributes.content).toBe('noindex')
  })

  it('excludes a list of fewer than three companies from search engines', async () => {
    const { db } = test.context
    const cityId = (await db.read.selectFrom('cities').selectAll().execute()).find(
      ({ name }) => name === 'Quetta',
    )?.id
    for (const name of ['One', 'Two', 'Three']) {
      const response = await ask('/services/interior-design/quetta')
      expect(parsePage(response.body).find('meta', { name: 'robots' })).toBeDefined()
      const id = await addCompany(db, { name, categoryIds: [6], position: 90 })
      await addPortfolio(db, id, { cityIds: [cityId ?? 0] })
    }
    await read('/services/interior-design/quetta')
  })

  it('pages through a long list by plain links, forward and back', async () => {
    const { db } = test.context
    const names: string[] = []
    for (let position = 10; position < 60; position++) {
      const id = await addCompany(db, { name: `Drawers ${position}`, categoryIds: [4], position })
      await addPortfolio(db, id, { cityIds: [2] })
      names.push(`Drawers ${position}`)
    }
    const url = '/services/architecture'
    const seen: string[] = []
    const visited: string[] = []
    for (let at: string | undefined = url; at !== undefined; ) {
      visited.push(at)
      const page: ParsedPage = await read(at)
      const list = typed(page, 'ItemList')?.itemListElement as { name: string }[]
      seen.push(...list.map(({ name }) => name))
      const previous = page.find('link', { rel: 'prev' })?.attributes.href
      expect(previous).toBe(visited.length === 1 ? undefined : publicUrl + visited.at(-2))
      const next: string | undefined = page.find('a', { rel: 'next' })?.attributes.href
      expect(page.find('link', { rel: 'next' })?.attributes.href).toBe(next && publicUrl + next)
      at = next
    }
    expect(visited).toHaveLength(3)
    expect(seen).toEqual(names)
    for (const after of ['x', '1~2', '9999999999~01890a5d-ac96-774b-bcce-b302099a8057']) {
      expect((await ask(`${url}?after=${after}`)).statusCode).toBe(404)
    }
    expect((await ask(`${url}?after=a&after=b`)).statusCode).toBe(404)
  })

  it('pages through the projects of a busy company', async () => {
    const { db } = test.context
    const busy = { name: 'Busy', id: await addCompany(db, { name: 'Busy', categoryIds: [6], position: 2 }) }
    for (let n = 0; n < 30; n++)
      await addPortfolio(db, busy.id, { texts: { title: `Room ${n}`, content: 'x' } })
    const first = await read(companyPageAddress(busy))
    const next = first.find('a', { rel: 'next' })?.attributes.href ?? ''
    const second = await read(next)
    expect(second.find('a', { rel: 'prev' })?.attributes.href).toBe(companyPageAddress(busy))
    const projects = [...first.links, ...second.links].filter((link) => link.startsWith('/p/'))
    expect(new Set(projects).size).toBe(30)
    expect((await ask(`${companyPageAddress(busy)}?after=Room`)).statusCode).toBe(404)
  })

  it('links from all services to each, by city with the number of companies', async () => {
    const page = await read('/services')
    expect(page.links).toEqual(
      expect.arrayContaining(['/services/architecture', '/services/construction/lahore', '/cost']),
    )
    expect(page.find('main')?.text).toContain('Lahore (3)')
    expect(page.find('main')?.text).toContain('PEC number')
  })

  it.each([
    ['/c/wrong-{c}', 'company'],
    ['/c/{c}', 'company'],
    ['/p/{P}', 'house'],
    ['/services/Interior%20Design/LAHORE', '/services/interior-design/lahore'],
    ['/services/construction/', '/services/construction'],
    ['/cost/Lahore/10%20Marla', '/cost/lahore/10-marla'],
    ['/cost/Lahore', '/cost/lahore'],
    ['/cost/lahore/20%20Marla', '/cost/lahore/1-kanal'],
  ])('sends %s to the right address', async (url, wanted) => {
    const asked = url.replace('{c}', company.id).replace('{P}', house.id.toUpperCase())
    const response = await ask(asked)
    expect(response.statusCode).toBe(301)
    const right = { company: companyPageAddress(company), house: portfolioPageAddress(house) }
    expect(response.headers.location).toBe(right[wanted as 'company'] ?? wanted)
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ...[
      '/c/nobody',
      `/c/nobody-${nobody}`,
      '/c/',
      '/p/',
      `/p/${nobody}`,
      '/p/a/b/c',
      '/c/%00',
      '/c/..%2f..%2fetc',
    ],
    ...[
      '/services/plumbing',
      '/services/construction/atlantis',
      '/services/a/b/c',
      '/cost/lahore/4-marla',
      '/cost/quetta',
    ],
    ...['/cost/atlantis/5-marla', `/c/${'long-'.repeat(60)}${nobody}`, '/c//evil.example/'],
  ])('has a readable page for %s, which is not there', async (url) => {
    const response = await ask(url)
    if (response.statusCode === 301) {
      expect(response.headers.location).toMatch(/^\/[a-z]/)
      return
    }
    expect(response.statusCode).toBe(404)
    const page = parsePage(response.body)
    expect(page.find('h1')?.text).toBe('Page not found')
    expect(page.find('meta', { name: 'robots' })?.attributes.content).toBe('noindex')
    expect(page.links).toContain('/')
  })

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  it.each([
    ['/nothing', 404, 'Page not found'],
    ['/assets/gone.js', 404, 'Page not found'],
    ['/uploads/gone.jpg', 404, 'Page not found'],
    ['/%E0%A4%A', 400, 'This address cannot be read'],
  ])('tells a person at %s what is wrong, and a program by its data', async (url, status, heading) => {
    const opened = await ask(url, browser)
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(opened.headers['content-security-policy']).toContain("style-src 'sha256-")
    expect(opened.headers['cache-control']).toBe('no-store')
    expect(parsePage(opened.body).find('h1')?.text).toBe(heading)
    const called = await ask(url, { accept: '*/*' })
    expect([called.statusCode, called.json()]).toMatchObject([status, { message: expect.any(String) }])
    expect((await ask(`/api${url}`, browser)).headers['content-type']).toContain('application/json')
  })

  it('responds with an error page when a page cannot be made', async () => {
    const broken = await openTestApp({ engine })
    onTestFinished(() => broken.close())
    await broken.context.db.write((trx) => trx.schema.dropTable('images').execute())
    const url = portfolioPageAddress(house)
    const response = await broken.app.inject({ url, headers: browser })
    expect(response.statusCode).toBe(500)
    expect(parsePage(response.body).find('h1')?.text).toBe('This page could not be made')
  })

  it('redirects a screen’s address typed without its hash to the screen', async () => {
    const response = await ask('/contractors?service=5&city=2')
    expect([response.statusCode, response.headers.location]).toEqual([302, '/#/contractors?service=5&city=2'])
    expect((await ask(`/portfolio/${house.id}`)).headers.location).toBe(`/#/portfolio/${house.id}`)
  })

  it('takes the key of a house out of an address without its hash: the log has it', async () => {
    const location = async (url: string) => (await ask(url)).headers.location
    expect(await location('/house/1?do=links&key=secret')).toBe('/#/house/1?do=links')
    expect(await location('/ur/house/1?key=secret')).toBe('/ur/#/house/1')
  })

  it('preserves the paragraphs of a text', async () => {
    const content = 'Two storeys.\n\nBrick, and a court.\n\n\nBuilt in 2025.'
    const id = await addPortfolio(test.context.db, company.id, { texts: { title: 'Court', content } })
    const page = await read(portfolioPageAddress({ id, title: 'Court' }))
    const text = page.elements.find(({ name, attributes }) => name === 'p' && attributes.class === 'text')
    expect(text?.text).toBe(content)
  })

  it('serves HEAD and conditional requests, and a change at once', async () => {
    const { db, clock } = test.context
    const other = { name: 'Before', id: await addCompany(db, { name: 'Before', categoryIds: [6] }) }
    await addPortfolio(db, other.id)
    const url = companyPageAddress(other)
    const first = await ask(url, { 'accept-encoding': 'br' })
    expect(first.headers['content-encoding']).toBe('br')
    const etag = String(first.headers.etag)
    const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': etag })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toContain("style-src 'sha256-")
    const origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const head = await fetch(origin + url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
    await db.write((trx) => updateCompany(trx, other.id, { name: 'After', now: clock() }))
    const moved = await ask(url, { 'if-none-match': etag })
    expect(moved.headers.location).toBe(companyPageAddress({ ...other, name: 'After' }))
    expect((await ask(String(moved.headers.location))).body).toContain('After')
  })

  it('has no page of a company without projects', async () => {
    const id = await addCompany(test.context.db, { name: 'Shy' })
    expect((await ask(companyPageAddress({ id, name: 'Shy' }))).statusCode).toBe(404)
  })
})
