import { listPortfolios, portfolio, portfolioPageAddress } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

describeOnEachEngine('the order of own portfolios', (_open, engine) => {
  let test: TestApp
  let picture: Buffer

  beforeAll(async () => {
    test = await openTestApp({ engine })
    picture = await plainPng()
  })
  afterAll(() => test.close())

  async function publish(company: TestCompany, form: Record<string, string>): Promise<string> {
    const file = { field: 'images', filename: 'a.png', type: 'image/png', bytes: picture }
    const { payload, headers } = multipart({ content: 'Two storeys.', 'cities[]': '1', ...form }, [file])
    const answer = await call(test.app, 'createPortfolio', {
      payload,
      headers: { ...headers, ...company.headers },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return portfolio.parse(answer.json()).id
  }

  async function openCompany(...titles: string[]) {
    const company = await signUpCompany(test.app)
    const ids: Record<string, string> = {}
    for (const title of titles) ids[title] = await publish(company, { title })
    const list = async (query: Record<string, string> = {}, headers = {}) => {
      const asked = { company: company.user.id, ...query }
      const answer = await call(test.app, 'listPortfolios', { query: asked, headers })
      return listPortfolios.response.parse(answer.json()).data
    }
    const titlesOf = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).map(({ title }) => title)
    const { headers } = company
    const move = (id: string | undefined, payload: object) =>
      call(test.app, 'movePortfolio', { params: { id: id ?? '' }, payload, headers })
    const hide = (id: string | undefined, hidden: unknown) =>
      call(test.app, 'hidePortfolio', { params: { id: id ?? '' }, payload: { hidden }, headers })
    return { company, headers, ids, list, titlesOf, move, hide }
  }

  it('is the order that visitors see, also after a project', async () => {
    const { company, ids, list, titlesOf, move } = await openCompany('a', 'b', 'c')
    const moved = await move(ids.c, { side: 'before', other: ids.a })
    expect([moved.statusCode, portfolio.parse(moved.json()).title]).toEqual([200, 'c'])
    expect(await titlesOf()).toEqual(['c', 'a', 'b'])
    expect(await titlesOf({ after: ids.c ?? '' })).toEqual(['a', 'b'])
    expect((await list({ distinct: 'company' })).map(({ id }) => id)).toEqual([ids.c])
    const page = (await test.app.inject(`/c/${company.user.id}`)).headers.location
    const { body } = await test.app.inject(String(page))
    const places = ['c', 'a', 'b'].map((title) => body.indexOf(`>${title}</bdi>`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    // A page after a project follows that project when it is moved, and is the first page when it does not exist.
    const from = async (id = '') => (await test.app.inject(`${page}?after=${id}`)).body
    expect(await from(ids.c)).toContain('>b</bdi>')
    expect(await from(ids.c)).not.toContain('>c</bdi>')
    expect(await from(nobody)).toContain('>c</bdi>')
  })

  it('stays complete when two tabs know different orders', async () => {
    const { ids, titlesOf, move, headers } = await openCompany('a', 'b', 'c')
    await Promise.all([
      move(ids.c, { side: 'before', other: ids.a }),
      move(ids.a, { side: 'after', other: ids.b }),
    ])
    expect((await titlesOf()).toSorted()).toEqual(['a', 'b', 'c'])
    await call(test.app, 'deletePortfolio', { params: { id: ids.b ?? '' }, headers })
    const stale = await move(ids.a, { side: 'after', other: ids.b })
    expect([stale.statusCode, stale.json().fields]).toEqual([400, { other: 'There is no such portfolio' }])
    expect(await titlesOf()).toHaveLength(2)
  })

  it('refuses moves of another company’s project, and malformed moves', async () => {
    const [one, other] = [await openCompany('a', 'b'), await openCompany('x', 'y')]
    const answers = [
      await one.move(other.ids.x, { side: 'after', other: one.ids.a }),
      await one.move(nobody, { side: 'after', other: one.ids.a }),
      await one.move(one.ids.a, { side: 'after', other: other.ids.x }),
      await one.move(one.ids.a, { side: 'after', other: one.ids.a }),
      await one.move(one.ids.a, { side: 'beside', other: one.ids.b }),
      await one.move(one.ids.a, { side: 'after' }),
      await one.hide(other.ids.x, true),
      await one.hide(one.ids.a, 'yes'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 400, 400, 400, 404, 400])
    expect([await one.titlesOf(), await other.titlesOf()]).toEqual([
      ['a', 'b'],
      ['x', 'y'],
    ])
  })

  it('hides a project from visitors everywhere, and shows it again with one call', async () => {
    const { company, headers, ids, list, titlesOf, hide } = await openCompany('a', 'b')
    const [a] = await list()
    const visitors = async () => {
      const params = { id: ids.a ?? '' }
      const page = portfolioPageAddress({ id: ids.a ?? '', title: 'a' })
      const urls = [page, `/uploads/first/${ids.a}.jpg`]
      const pages = await Promise.all(urls.map((url) => test.app.inject(url)))
      const map = await test.app.inject('/sitemap.xml')
      return {
        call: (await call(test.app, 'getPortfolio', { params })).statusCode,
        pages: pages.map(({ statusCode }) => statusCode),
        list: await titlesOf(),
        mapped: map.body.includes(page),
        share: (await test.app.inject(page)).body.includes('/share/p/'),
      }
    }
    const shown = { call: 200, pages: [200, 200], list: ['a', 'b'], mapped: true, share: true }
    const gone = { call: 404, pages: [404, 404], list: ['b'], mapped: false, share: false }
    expect(await visitors()).toEqual(shown)
    const answer = await hide(ids.a, true)
    expect([answer.statusCode, portfolio.parse(answer.json()).hidden]).toEqual([200, true])
    expect((await hide(ids.a, true)).statusCode).toBe(200)
    expect(await visitors()).toEqual(gone)
    // The company sees its page as visitors do, unless it asks for everything.
    expect(await titlesOf({}, headers)).toEqual(['b'])
    expect(await titlesOf({ hidden: 'yes' }, headers)).toEqual(['a', 'b'])
    expect(await titlesOf({ hidden: 'yes' })).toEqual(['b'])
    const other = await signUpCompany(test.app)
    expect(await titlesOf({ hidden: 'yes' }, other.headers)).toEqual(['b'])
    // The address that visitors knew leads nowhere; the company has another one.
    const statusOf = async (image = '') => (await test.app.inject(`/uploads${image}`)).statusCode
    const [known] = a?.portfolioImages ?? []
    const [own] = portfolio.parse(answer.json()).portfolioImages
    expect(own).toMatchObject({ id: known?.id, widths: known?.widths })
    expect([await statusOf(known?.image), await statusOf(own?.image)]).toEqual([404, 200])
    await hide(ids.b, true)
    expect((await call(test.app, 'listCompanies', { query: { ids: company.user.id } })).json().data).toEqual(
      [],
    )
    expect((await call(test.app, 'getCompany', { params: { id: company.user.id } })).statusCode).toBe(404)
    expect((await test.app.inject(`/c/${company.user.id}`)).statusCode).toBe(404)
    await hide(ids.b, false)
    await hide(ids.a, false)
    expect(await visitors()).toEqual(shown)
  })

  it('accepts a new project that is not shown yet', async () => {
    const { company, headers, titlesOf } = await openCompany()
    const id = await publish(company, { title: 'Draft', hidden: 'yes' })
    expect((await call(test.app, 'getPortfolio', { params: { id } })).statusCode).toBe(404)
    expect((await call(test.app, 'getPortfolio', { params: { id }, headers })).json()).toMatchObject({
      title: 'Draft',
      hidden: true,
    })
    expect([await titlesOf(), await titlesOf({ hidden: 'yes' }, headers)]).toEqual([[], ['Draft']])
    const form = multipart({ title: 'Better', 'cities[]': '2' })
    const again = await call(test.app, 'updatePortfolio', {
      ...{ params: { id }, payload: form.payload, headers: { ...form.headers, ...headers } },
    })
    expect(again.json()).toMatchObject({ title: 'Better', hidden: true })
    expect(await titlesOf({ city: '2' })).toEqual([])
  })
})
