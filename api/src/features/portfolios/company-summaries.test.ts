import { listCompanies, maxShortlisted } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { addCompany, addPortfolio, addShownCompany, newImage } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { movePortfolio } from '../../db/queries/portfolios/portfolio-order.ts'

describeOnEachEngine('companies by their ids', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())

  const ask = (ids: string) => call(test.app, 'listCompanies', { query: { ids } })

  async function list(...ids: string[]) {
    const answer = await ask(ids.join())
    expect(answer.statusCode, answer.body).toBe(200)
    return listCompanies.response.parse(answer.json()).data
  }

  it('sum up the shown projects of each, in the order asked for', async () => {
    const { db } = test.context
    const [busy, idle] = [await addCompany(db, { name: 'Busy' }), await addShownCompany(db, { name: 'Idle' })]
    const add = (cityIds: number[], buildingTypeIds: number[], price: string, title: string) =>
      addPortfolio(db, busy, { cityIds, buildingTypeIds, texts: { title, content: 'x', price } })
    const other = await add([2], [5, 1], '250-above', 'Old')
    await add([1, 2], [5], '', 'Middle')
    await addPortfolio(db, busy, { cityIds: [9], hidden: true })
    const id = await addPortfolio(db, busy, {
      texts: { title: 'New', content: 'x', price: '100-120', phone: '+923001234567' },
      images: [newImage()],
    })
    await db.write((trx) => movePortfolio(trx, { id, companyId: busy, side: 'before', other }))
    const [first, second] = await list(idle, busy)
    expect(first).toMatchObject({ company: { name: 'Idle' }, projects: 1, prices: [] })
    expect(second).toMatchObject({
      company: { id: busy, categories: [{ categoryId: 4 }] },
      projects: 3,
      prices: ['100-120', '250-above'],
      first: { title: 'New', phone: '+923001234567', portfolioImages: [{ width: 1600 }] },
    })
    expect(second?.cities.map(({ id }) => id)).toEqual([1, 2])
    expect(second?.buildingTypes.map(({ id }) => id)).toEqual([1, 5])
  })

  it('counts a bounded number of projects', async () => {
    const { db } = test.context
    const id = await addCompany(db)
    for (let at = 0; at < 101; at++) await addPortfolio(db, id, { cityIds: [at === 100 ? 3 : 1] })
    const [only] = await list(id)
    expect([only?.projects, only?.cities.map((city) => city.id)]).toEqual([100, [1]])
  })

  it('leaves out unlisted and unknown companies, and names each company once', async () => {
    const { db } = test.context
    const [listed, hidden] = [await addShownCompany(db), await addShownCompany(db, { unlisted: true })]
    const withoutProject = await addCompany(db)
    const withHiddenProject = await addCompany(db)
    await addPortfolio(db, withHiddenProject, { hidden: true })
    const asked = [newId(), hidden, withoutProject, withHiddenProject, listed, listed.toUpperCase(), listed]
    const found = await list(...asked)
    expect(found.map(({ company }) => company.id)).toEqual([listed])
  })

  it.each([
    ['no id', ''],
    ['what is no id', 'abc'],
    ['one bad among good', `${newId()},1`],
    ['too many', Array.from({ length: maxShortlisted + 1 }, newId).join()],
  ])('refuses %s', async (_what, ids) => {
    const answer = await ask(ids)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid'])
  })

  it('accepts as many ids as a shortlist holds', async () => {
    expect(await list(...Array.from({ length: maxShortlisted }, newId))).toEqual([])
  })

  it('refuses a call without ids', async () => {
    expect((await call(test.app, 'listCompanies')).statusCode).toBe(400)
  })
})
