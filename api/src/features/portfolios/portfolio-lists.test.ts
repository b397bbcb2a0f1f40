import { listPortfolios, portfolio } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

describeOnEachEngine('lists of portfolios', (_open, engine) => {
  let test: TestApp

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())

  /** Publishes a portfolio and returns its id. */
  async function publish(company: TestCompany, form: Record<string, string>): Promise<string> {
    const { payload, headers } = multipart({ content: 'Two storeys.', 'cities[]': '1', ...form })
    const answer = await call(test.app, 'createPortfolio', {
      payload,
      headers: { ...headers, ...company.headers },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return portfolio.parse(answer.json()).id
  }

  async function list(query: Record<string, string>) {
    const answer = await call(test.app, 'listPortfolios', { query })
    expect(answer.statusCode, answer.body).toBe(200)
    return listPortfolios.response.parse(answer.json())
  }

  it('pages through the list with a cursor, and filters it', async () => {
    const company = await signUpCompany(test.app, { name: 'Pager & Sons' })
    for (const title of ['a', 'b', 'c']) {
      await publish(company, { title })
    }
    const first = await list({ company: company.user.id, limit: '2' })
    expect(first.data.map(({ title }) => title)).toEqual(['a', 'b'])
    const second = await list({ company: company.user.id, limit: '2', cursor: String(first.nextCursor) })
    expect(second.data.map(({ title }) => title)).toEqual(['c'])
    expect(second.nextCursor).toBeNull()
    expect((await list({ q: 'pager', distinct: 'company' })).data).toHaveLength(1)
    expect((await list({ category: '999' })).data).toEqual([])
    expect((await list({ city: '77', price: 'free' })).data).toEqual([])
  })

  it('finds a company by the present titles of its projects', async () => {
    const company = await signUpCompany(test.app, { name: 'Quiet Works' })
    const titles = ['Zafran Haveli', 'Neem Courtyard', 'Kachnar Lodge']
    // All at once: none of them may overwrite the search text that the others have added.
    const ids = await Promise.all(titles.map((title) => publish(company, { title })))
    const found = async (q: string) =>
      (await list({ q, distinct: 'company' })).data.map((row) => row.company.name)
    for (const title of titles) expect(await found(title.toLowerCase())).toEqual(['Quiet Works'])
    expect(await found('zafran haveli neem')).toEqual([])
    const { payload, headers } = multipart({ title: 'Bakain Lodge' })
    const params = { id: ids[0] ?? '' }
    const sent = { params, payload, headers: { ...headers, ...company.headers } }
    expect((await call(test.app, 'updatePortfolio', sent)).statusCode).toBe(200)
    await call(test.app, 'deletePortfolio', { params: { id: ids[1] ?? '' }, headers: company.headers })
    expect([await found('zafran'), await found('neem court'), await found('bakain')]).toEqual([
      [],
      [],
      ['Quiet Works'],
    ])
  })

  it('still finds a company by its name after many long titles', async () => {
    const company = await signUpCompany(test.app, { name: 'Long Works' })
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => publish(company, { title: `${at}${'ﷺ'.repeat(150)}` })),
    )
    expect((await list({ q: 'long works', distinct: 'company' })).data).toHaveLength(1)
  })

  it('counts the shown projects of each company, and their cities', async () => {
    const company = await signUpCompany(test.app, { name: 'Widely Known' })
    for (const city of ['1', '2', '2']) await publish(company, { title: 'Work', 'cities[]': city })
    const [card] = (await list({ q: 'widely known', distinct: 'company' })).data
    expect(card?.companyWork).toEqual({ projects: 3, cities: 2, founded: null, marks: [] })
    expect((await list({ q: 'widely known' })).data[0]).not.toHaveProperty('companyWork')
  })

  it('starts a list after a portfolio, and pages on from there', async () => {
    const company = await signUpCompany(test.app, { name: 'Followed Works' })
    const ids: Record<string, string> = {}
    for (const title of ['a', 'b', 'c', 'd']) {
      ids[title] = await publish(company, { title })
    }
    const after = async (title: string, query: Record<string, string> = { company: company.user.id }) => {
      const { data, nextCursor, total } = await list({ after: ids[title] ?? '', ...query })
      expect(total).toBe(query.count && 4)
      return { nextCursor, titles: data.map((row) => row.title) }
    }
    const first = await after('a', { company: company.user.id, limit: '2', count: 'yes' })
    expect(first.titles).toEqual(['b', 'c'])
    expect((await after('a', { company: company.user.id, cursor: String(first.nextCursor) })).titles).toEqual(
      ['d'],
    )
    expect(await after('d')).toMatchObject({ titles: [], nextCursor: null })
    expect((await after('c', { q: 'followed works' })).titles).toEqual(['d'])
    const unknown = await call(test.app, 'listPortfolios', { query: { after: nobody } })
    expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([400, ['after']])
  })

  it('filters by each filter alone and by all together, and counts', async () => {
    const company = await signUpCompany(test.app, { name: 'Filtered Works' })
    const publishAs = async (title: string, city: string, type: string, price: string) => {
      await publish(company, { title, 'cities[]': city, 'buildingTypes[]': type, price })
    }
    await publishAs('a', '11', '8', '100-120')
    await publishAs('b', '11', '9', '120-250')
    await publishAs('c', '12', '8', '120-250')
    const titles = async (query: Record<string, string>) => {
      const { data, total } = await list({ q: 'filtered works', count: 'yes', ...query })
      expect(total).toBe(data.length)
      return data.map(({ title }) => title)
    }
    expect(await titles({})).toEqual(['a', 'b', 'c'])
    expect(await titles({ city: '11' })).toEqual(['a', 'b'])
    expect(await titles({ buildingType: '8' })).toEqual(['a', 'c'])
    expect(await titles({ price: '120-250' })).toEqual(['b', 'c'])
    expect(await titles({ category: '5' })).toEqual(['a', 'b', 'c'])
    expect(await titles({ category: '4' })).toEqual([])
    const all = { category: '5', city: '12', buildingType: '8', price: '120-250' }
    expect(await titles(all)).toEqual(['c'])
    expect(await titles({ ...all, city: '11' })).toEqual([])
    // A company's card shows its first project that matches, not just its first.
    expect(await titles({ buildingType: '9', distinct: 'company' })).toEqual(['b'])
    expect(await titles({ distinct: 'company' })).toEqual(['a'])
    expect((await list({ q: 'filtered works' })).total).toBeUndefined()
    expect((await list({ q: 'filtered works', limit: '1', count: 'yes' })).total).toBe(3)
  })

  it.each([
    'x',
    'eA',
    '',
    '%00',
    'MX54fnk',
    Buffer.from(`9999999999~${nobody}~${nobody}`).toString('base64url'),
  ])('refuses the cursor %j', async (cursor) => {
    const answer = await call(test.app, 'listPortfolios', { query: { cursor } })
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, ['cursor']])
  })

  it.each([
    ...[
      { limit: '0' },
      { limit: '501' },
      { company: 'me' },
      { after: '1' },
      { distinct: 'city' },
      { count: 'all' },
    ],
    ...[{ category: 'x' }, { city: '-1' }, { city: 'Lahore' }, { buildingType: '1.5' }],
    ...[{ price: '$'.repeat(41) }, { q: 'a'.repeat(101) }],
  ])('refuses the query %j and names the field', async (query) => {
    const answer = await call(test.app, 'listPortfolios', { query })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual(Object.keys(query))
  })
})
