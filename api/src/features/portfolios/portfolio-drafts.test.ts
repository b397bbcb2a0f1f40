import { listPortfolios, portfolio, portfolioPageAddress } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const whole = { title: 'A house', content: 'Of brick.', 'cities[]': '1' }

describeOnEachEngine('a draft', (_open, engine) => {
  let test: TestApp
  let picture: Buffer

  beforeAll(async () => {
    test = await openTestApp({ engine })
    picture = await plainPng()
  })
  afterAll(() => test.close())

  type Form = Record<string, string>
  const sent = ({ headers }: TestCompany, form: Form) => {
    const file = { field: 'images', filename: 'a.png', type: 'image/png', bytes: picture }
    const { payload, headers: types } = multipart(form, [file])
    return { payload, headers: { ...types, ...headers } }
  }
  const add = (company: TestCompany, form: Form) => call(test.app, 'createPortfolio', sent(company, form))
  const change = (company: TestCompany, id: string, form: Form) =>
    call(test.app, 'updatePortfolio', { ...sent(company, form), params: { id } })
  const hide = (company: TestCompany, id: string, hidden: boolean) =>
    call(test.app, 'hidePortfolio', { params: { id }, payload: { hidden }, headers: company.headers })
  const list = async (company: TestCompany, query: Form = {}) => {
    const { headers } = company
    const asked = { company: company.user.id, count: 'yes', ...query }
    return listPortfolios.response.parse(
      (await call(test.app, 'listPortfolios', { query: asked, headers })).json(),
    )
  }
  async function openDraft(form: Form = {}) {
    const company = await signUpCompany(test.app)
    const answer = await add(company, { ...form, draft: 'yes' })
    expect(answer.statusCode, answer.body).toBe(201)
    return { company, draft: portfolio.parse(answer.json()) }
  }

  it('needs neither title nor text nor city, and is for nobody but its company', async () => {
    const { company, draft } = await openDraft()
    expect(draft).toMatchObject({ draft: true, hidden: true, title: '', content: '', portfolioCities: [] })
    expect(draft.portfolioImages).toHaveLength(1)
    expect(await list(company)).toMatchObject({ data: [], total: 0 })
    expect(await list(company, { hidden: 'yes' })).toMatchObject({ data: [{ draft: true }], total: 1 })
    const { id } = draft
    const other = await signUpCompany(test.app)
    for (const { headers } of [{ headers: {} }, other]) {
      expect((await call(test.app, 'getPortfolio', { params: { id }, headers })).statusCode).toBe(404)
    }
    expect((await test.app.inject(portfolioPageAddress({ id, title: '' }))).statusCode).toBe(404)
    expect((await test.app.inject('/sitemap.xml')).body).not.toContain(id)
    expect((await test.app.inject(`/share/p/${id}.jpg`)).statusCode).toBe(404)
    expect((await add(company, {})).json().fields).toEqual({
      title: 'Please enter a title',
      content: expect.stringContaining('Please'),
      cities: 'Please select a city',
    })
  })

  it('stays one while it is saved as one, also when something is taken out again', async () => {
    const { company, draft } = await openDraft({ title: 'House', 'cities[]': '1' })
    const saved = await change(company, draft.id, { title: '', draft: 'yes' })
    expect(portfolio.parse(saved.json())).toMatchObject({ draft: true, title: '' })
    const early = await change(company, draft.id, { content: 'Of brick.' })
    expect([early.statusCode, early.json().fields]).toEqual([400, { title: 'Please enter a title' }])
    expect((await list(company, { hidden: 'yes' })).data).toMatchObject([{ draft: true, content: '' }])
  })

  it('is shown at its place once it is whole, and is no draft again', async () => {
    const { company, draft } = await openDraft({ 'cities[]': '1' })
    await add(company, { ...whole, title: 'Second' })
    const { title, content } = whole
    const shown = await change(company, draft.id, { title, content })
    expect(portfolio.parse(shown.json())).toMatchObject({ draft: false, hidden: false })
    const titles = async () => (await list(company)).data.map((one) => one.title)
    expect(await titles()).toEqual(['A house', 'Second'])
    const found = await call(test.app, 'listPortfolios', { query: { q: 'second', company: company.user.id } })
    expect(found.json().data).not.toEqual([])
    const emptied = await change(company, draft.id, { content: '', draft: 'yes' })
    expect([emptied.statusCode, Object.keys(emptied.json().fields)]).toEqual([400, ['content']])
    expect((await hide(company, draft.id, true)).json()).toMatchObject({ draft: false, hidden: true })
  })

  it('is not shown by its switch before it is whole', async () => {
    const { company, draft } = await openDraft({ title: 'House' })
    const early = await hide(company, draft.id, false)
    expect([early.statusCode, Object.keys(early.json().fields)]).toEqual([400, ['content', 'cities']])
    await change(company, draft.id, { ...whole, draft: 'yes' })
    expect((await hide(company, draft.id, false)).json()).toMatchObject({ draft: false, hidden: false })
    expect((await list(company)).data).toHaveLength(1)
  })

  it('is right after forty writes at once', async () => {
    const { company, draft } = await openDraft({ ...whole })
    const writes = Array.from({ length: 40 }, (_, n) => {
      if (n % 4 === 0) return hide(company, draft.id, n % 8 === 0)
      if (n % 4 === 1) return change(company, draft.id, { title: '', draft: 'yes' })
      if (n % 4 === 2) return change(company, draft.id, { title: `House ${n}`, draft: 'yes' })
      return call(test.app, 'createPortfolio', sent(company, { title: `New ${n}`, draft: 'yes' }))
    })
    const codes = new Set((await Promise.all(writes)).map(({ statusCode }) => statusCode))
    expect([...codes].filter((code) => ![200, 201, 400, 429, 503].includes(code))).toEqual([])
    const { data } = await list(company, { hidden: 'yes' })
    for (const one of data) expect(one.draft || one.title !== '', JSON.stringify(one)).toBe(true)
    const seen = (await list(company)).data
    expect(seen.map(({ id }) => id)).toEqual(data.filter(({ hidden }) => !hidden).map(({ id }) => id))
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  })
})
