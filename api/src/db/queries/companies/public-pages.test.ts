import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { fillMany } from '../../../../test/many-rows.ts'
import { addCompany, addPortfolio, testNow } from '../../../../test/rows.ts'
import { findPortfolioPlace, updatePortfolio } from '../portfolios/portfolios.ts'
import { countCompanyWork } from './company-work.ts'
import {
  countCompanies,
  countMappedRows,
  findCompanyBefore,
  findMappedId,
  findProjectBefore,
  listCitiesOfCategory,
  listMappedPages,
} from './public-pages.ts'

const all = { after: '', until: undefined }

describeOnEachEngine('public pages', (open) => {
  it('lists the cities in which a category has projects, with their numbers of companies', async () => {
    const db = await open()
    const builder = await addCompany(db, { categoryIds: [5] })
    const another = await addCompany(db, { categoryIds: [5] })
    const designer = await addCompany(db, { categoryIds: [6] })
    for (const cityId of [2, 2, 1]) await addPortfolio(db, builder, { cityIds: [cityId] })
    await addPortfolio(db, another, { cityIds: [2] })
    await addPortfolio(db, designer, { cityIds: [3] })
    await addCompany(db, { categoryIds: [5] })
    const counts = async (most: number) =>
      Object.fromEntries(
        (await listCitiesOfCategory(db.read, 5, most)).map(({ id, companies }) => [id, companies]),
      )
    expect(await counts(20)).toEqual({ 1: 1, 2: 2 })
    expect(await counts(1)).toEqual({ 1: 1, 2: 1 })
    expect(await listCitiesOfCategory(db.read, 4, 20)).toEqual([])
    expect([await countCompanies(db.read, 5, 20), await countCompanies(db.read, 5, 1)]).toEqual([2, 1])
    const work = await countCompanyWork(db.read, [builder, designer], 2)
    expect([work.get(builder)?.projects, work.get(designer)?.projects]).toEqual([2, 1])
    expect(await countCompanyWork(db.read, [], 2)).toEqual(new Map())
  })

  it('counts the companies of a large category by city, with the result of counting one by one', async () => {
    const db = await open()
    await fillMany(db)
    const { rows } = await sql<{ id: number; n: number }>`
      select l.city_id as id, count(distinct l.company_id) as n from portfolio_cities l
      join company_categories o on o.company_id = l.company_id and o.category_id = 4
      join companies c on c.id = l.company_id and c.unlisted = 0 group by l.city_id`.execute(db.read)
    const wanted = rows.map(({ id, n }) => [id, Math.min(Number(n), 20)])
    const found = await listCitiesOfCategory(db.read, 4, 20)
    const byId = Object.fromEntries(found.map(({ id, companies }) => [id, companies]))
    expect(byId).toEqual(Object.fromEntries(wanted))
  })

  it('steps back among companies that are listed', async () => {
    const db = await open()
    const ids: string[] = []
    for (let position = 0; position < 5; position++) {
      const company = await addCompany(db, { categoryIds: [5], position })
      ids.push(company)
      // Two projects count once; the third company has its project in another city.
      await addPortfolio(db, company, { cityIds: [position === 2 ? 2 : 1] })
      await addPortfolio(db, company, { cityIds: [position === 2 ? 2 : 1] })
    }
    await addCompany(db, { categoryIds: [5], position: 3 })
    const last = { positionKey: 4, companyId: ids[4] ?? '' }
    const asked = { category: 5 }
    expect(await findCompanyBefore(db.read, asked, last, 0)).toEqual(last)
    expect(await findCompanyBefore(db.read, asked, last, 2)).toEqual({ positionKey: 2, companyId: ids[2] })
    expect(await findCompanyBefore(db.read, asked, last, 5)).toBeUndefined()
    expect(await findCompanyBefore(db.read, { category: 5, city: 1 }, last, 2)).toEqual({
      positionKey: 1,
      companyId: ids[1],
    })
    expect(await findCompanyBefore(db.read, { category: 4 }, last, 0)).toBeUndefined()
  })

  it('steps back among the projects of a company', async () => {
    const db = await open()
    const company = await addCompany(db)
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.push(await addPortfolio(db, company, { hidden: n === 1 }))
    const [first = '', , second, fourth = ''] = ids
    const last = (await findPortfolioPlace(db.read, fourth)) ?? { companyId: company, place: 0 }
    expect(await findProjectBefore(db.read, last, 1)).toBe(second)
    expect(await findProjectBefore(db.read, last, 2)).toBe(first)
    expect(await findProjectBefore(db.read, last, 3)).toBeUndefined()
    const other = { ...last, companyId: await addCompany(db) }
    expect(await findProjectBefore(db.read, other, 0)).toBeUndefined()
  })

  it('lists the pages of a site map, without companies that nobody sees', async () => {
    const db = await open()
    const company = await addCompany(db, { name: 'Seen' })
    const idle = await addCompany(db, { name: 'Not seen' })
    const project = await addPortfolio(db, company, { texts: { title: 'Old', content: 'x' } })
    const later = testNow + 5_000
    const change = { id: project, companyId: company, texts: { title: 'New' }, now: later }
    await db.write((trx) => updatePortfolio(trx, change))
    expect(await listMappedPages(db.read, 'companies', all, 10)).toEqual([
      { id: company, name: 'Seen', changedAt: later },
    ])
    expect(await listMappedPages(db.read, 'portfolios', all, 10)).toEqual([
      { id: project, name: 'New', changedAt: later },
    ])
    expect(await listMappedPages(db.read, 'portfolios', { ...all, after: project }, 10)).toEqual([])
    expect(await listMappedPages(db.read, 'companies', { after: '', until: company }, 10)).toHaveLength(1)
    expect(await listMappedPages(db.read, 'companies', { after: company, until: idle }, 10)).toEqual([])
    expect(await countMappedRows(db.read, 'companies', 5)).toBe(2)
    expect(await countMappedRows(db.read, 'companies', 1)).toBe(1)
    expect(await countMappedRows(db.read, 'portfolios', 5)).toBe(1)
    expect(await findMappedId(db.read, 'companies', '', 1)).toBe(company)
    expect(await findMappedId(db.read, 'companies', '', 2)).toBe(idle)
    expect(await findMappedId(db.read, 'companies', '', 3)).toBeUndefined()
    expect(await findMappedId(db.read, 'portfolios', '', 1)).toBe(project)
  })

  it('leaves out portfolios that are hidden, and companies that show none', async () => {
    const db = await open()
    const quiet = await addCompany(db, { categoryIds: [5], position: 1 })
    const seen = await addCompany(db, { categoryIds: [5], position: 2 })
    await addPortfolio(db, quiet, { cityIds: [1], hidden: true })
    const later = { hidden: true, cityIds: [2], now: testNow + 9_000 }
    const shown = await addPortfolio(db, seen, { cityIds: [1] })
    await addPortfolio(db, seen, later)
    expect(await listCitiesOfCategory(db.read, 5, 20)).toMatchObject([{ id: 1, companies: 1 }])
    expect(await countCompanies(db.read, 5, 9)).toBe(1)
    expect(await listMappedPages(db.read, 'companies', all, 10)).toMatchObject([
      { id: seen, changedAt: testNow },
    ])
    expect(await listMappedPages(db.read, 'portfolios', all, 10)).toMatchObject([{ id: shown }])
    for (const city of [undefined, 1]) {
      const place = { positionKey: 2, companyId: seen }
      expect(await findCompanyBefore(db.read, { category: 5, city }, place, 1)).toBeUndefined()
    }
  })

  it('leaves out companies that visitors may not see', async () => {
    const db = await open()
    const hidden = await addCompany(db, { categoryIds: [5], position: 1, unlisted: true })
    const seen = await addCompany(db, { categoryIds: [5], position: 2 })
    for (const company of [hidden, seen]) await addPortfolio(db, company, { cityIds: [1] })
    const only = await addPortfolio(db, hidden, { cityIds: [2] })
    expect((await listCitiesOfCategory(db.read, 5, 20)).map(({ id }) => id)).toEqual([1])
    for (const table of ['companies', 'portfolios'] as const) {
      const found = await listMappedPages(db.read, table, all, 10)
      expect(found).toHaveLength(1)
      expect(found.map(({ id }) => id)).not.toContain(table === 'companies' ? hidden : only)
    }
    for (const city of [undefined, 1]) {
      const asked = { category: 5, city }
      const place = { positionKey: 2, companyId: seen }
      expect(await findCompanyBefore(db.read, asked, place, 0)).toEqual(place)
      expect(await findCompanyBefore(db.read, asked, place, 1)).toBeUndefined()
    }
  })
})
