import { countCompanies, listPortfolios, suggestSearches } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { openTestApp } from '../../../test/test-app.ts'

const [lahore, sheikhupura, gujranwala, karachi] = [2, 15, 5, 1]

describeOnEachEngine('a search without results', (_open, engine) => {
  it('says which filter or word to drop and which cities are near, or shows what was meant', async () => {
    const test = await openTestApp({ engine })
    const add = async (name: string, categoryIds: number[], ...cityIds: number[]) => {
      const company = await addCompany(test.context.db, { name, categoryIds })
      for (const cityId of cityIds) await addPortfolio(test.context.db, company, { cityIds: [cityId] })
    }
    await add('Ravi Brickworks', [5], sheikhupura, sheikhupura)
    await add('Grand Road', [5], gujranwala)
    await add('Second Road', [5], gujranwala)
    await add('Harbour', [5], karachi)
    await add('Courtyard', [4], lahore)
    const suggest = async (query: Record<string, string>) => {
      const answer = await call(test.app, 'suggestSearches', { query })
      expect(answer.statusCode, answer.body).toBe(200)
      return suggestSearches.response.parse(answer.json())
    }
    const near = [
      { city: { id: sheikhupura, name: 'Sheikhupura' }, km: 35, total: 1 },
      { city: { id: gujranwala, name: 'Gujranwala' }, km: 70, total: 2 },
    ]
    expect(await suggest({ category: '5', city: String(lahore) })).toEqual({
      without: [
        { filter: 'category', total: 1 },
        { filter: 'city', total: 4 },
      ],
      nearby: near,
      elsewhere: { q: null, category: 5 },
      withWord: [],
    })
    expect(await suggest({ q: 'thekedar lahore' })).toEqual({
      without: [],
      nearby: near,
      elsewhere: { q: null, category: 5 },
      withWord: [
        { word: 'thekedar', total: 4 },
        { word: 'lahore', total: 1 },
      ],
    })
    expect(await suggest({ q: 'electrician lahore' })).toMatchObject({ nearby: near })
    expect(await suggest({ q: 'zameen', city: String(lahore) })).toMatchObject({
      without: [{ filter: 'q', total: 1 }],
      nearby: [],
    })
    for (const query of [{ city: '40' }, { q: 'villa' }, {}])
      expect(await suggest(query)).toMatchObject({ without: [], withWord: [], nearby: [] })
    const list = async (query: Record<string, string>) => {
      const page = await call(test.app, 'listPortfolios', {
        query: { distinct: 'company', count: 'yes', mend: 'yes', ...query },
      })
      const { data, total, instead } = listPortfolios.response.parse(page.json())
      return { names: data.map(({ company }) => company.name), total, instead }
    }
    const builders = { names: ['Harbour'], total: 1 }
    expect(await list({ q: 'bilder karachee' })).toEqual({
      ...builders,
      instead: { q: 'builder karachi', leftOut: [], category: 5, city: { id: karachi, name: 'Karachi' } },
    })
    expect(await list({ q: 'villa', city: String(karachi) })).toEqual({
      ...builders,
      instead: { q: '', leftOut: ['villa'], category: null, city: { id: karachi, name: 'Karachi' } },
    })
    expect(await list({ q: 'ravi brikworks' })).toEqual({
      names: ['Ravi Brickworks'],
      total: 1,
      instead: { q: 'ravi brickworks', leftOut: [], category: null, city: null },
    })
    expect(await list({ q: 'harbour' })).toEqual({ ...builders, instead: undefined })
    expect(await list({ q: 'qqqq' })).toEqual({ names: [], total: 0, instead: undefined })
    await test.close()
  })
})

describeOnEachEngine('counts beside the filters', (_open, engine) => {
  it('apply the text and all other filters, and equal the totals of the list', async () => {
    const test = await openTestApp({ engine })
    const add = async (
      name: string,
      categoryIds: number[],
      ...projects: [city: number, type: number, price: string][]
    ) => {
      const company = await addCompany(test.context.db, { name, categoryIds })
      for (const [city, type, price] of projects) {
        const texts = { title: 'A House of 7 Marla', content: 'x', price }
        await addPortfolio(test.context.db, company, { cityIds: [city], buildingTypeIds: [type], texts })
      }
    }
    await add('Ravi', [5], [lahore, 5, '100-120'], [karachi, 1, '120-250'])
    await add('Court', [4], [lahore, 5, '100-120'])
    await add('Both', [4, 5], [lahore, 1, '100-120'], [gujranwala, 5, '250-above'])
    await add('Room', [6], [karachi, 5, ''])
    const shown = async (query: Record<string, string>) => {
      const list = await call(test.app, 'listPortfolios', {
        query: { ...query, distinct: 'company', count: 'yes' },
      })
      return list.json().total as number
    }
    const searches: Record<string, string>[] = [
      ...[{}, { category: '5' }, { city: String(lahore) }, { category: '5', city: String(lahore) }],
      ...[{ buildingType: '5' }, { price: '100-120' }, { buildingType: '5', price: '100-120' }],
      ...[{ q: 'ravi' }, { q: 'thekedar' }, { q: 'dha', buildingType: '5' }, { q: '۷ مرلہ' }, { q: 'لاہور' }],
      { q: 'o', category: '4', city: String(lahore), buildingType: '5', price: '100-120' },
    ]
    for (const query of searches) {
      const counts = countCompanies.response.parse((await call(test.app, 'countCompanies', { query })).json())
      for (const { id, companies } of counts.categories) {
        expect(companies).toBe(await shown({ ...query, category: String(id) }))
      }
      for (const id of [lahore, karachi, gujranwala, sheikhupura]) {
        const { companies } = counts.cities.find((one) => one.id === id) ?? {}
        expect(companies).toBe(await shown({ ...query, city: String(id) }))
      }
      for (const { id, companies } of counts.buildingTypes) {
        expect(companies).toBe(await shown({ ...query, buildingType: String(id) }))
      }
      for (const { price, companies } of counts.prices) {
        expect(companies).toBe(await shown({ ...query, price }))
      }
    }
    const counts = countCompanies.response.parse(
      (await call(test.app, 'countCompanies', { query: { category: '5', buildingType: '5' } })).json(),
    )
    expect(counts.categories.map(({ companies }) => companies)).toEqual([2, 2, 1])
    expect(counts.cities.filter(({ companies }) => companies > 0)).toEqual([
      { id: gujranwala, companies: 1 },
      { id: lahore, companies: 1 },
    ])
    expect(counts.buildingTypes.filter(({ companies }) => companies > 0)).toEqual([
      { id: 1, companies: 2 },
      { id: 5, companies: 2 },
    ])
    expect(counts.prices.map(({ companies }) => companies)).toEqual([1, 0, 1])
    await test.close()
  })
})

describeOnEachEngine('a search that names a locality or a trade', (_open, engine) => {
  it('names them beside its list, on each page', async () => {
    const test = await openTestApp({ engine })
    for (const cityId of [lahore, karachi]) {
      const company = await addCompany(test.context.db, { categoryIds: [5] })
      await addPortfolio(test.context.db, company, { cityIds: [cityId] })
    }
    const list = async (query: Record<string, string>) => {
      const page = await call(test.app, 'listPortfolios', { query: { distinct: 'company', ...query } })
      return listPortfolios.response.parse(page.json())
    }
    const gulshan = {
      name: 'Gulshan-e-Iqbal',
      urdu: 'گلشن اقبال',
      cities: [{ id: karachi, name: 'Karachi' }],
    }
    expect(await list({ q: 'gulshan e iqbal' })).toMatchObject({
      data: [{ portfolioCities: [{ cityId: karachi }] }],
      meant: { locality: gulshan, trade: null, service: null },
    })
    expect((await list({ q: 'گلبرگ', city: String(lahore) })).meant?.locality?.cities).toEqual([
      { id: lahore, name: 'Lahore' },
    ])
    const first = await list({ q: 'پلمبر', limit: '1' })
    const meant = { locality: null, trade: { name: 'plumber', category: 5, city: null }, service: null }
    expect(first).toMatchObject({ data: [{}], meant })
    expect(await list({ q: 'پلمبر', limit: '1', cursor: first.nextCursor ?? '' })).toMatchObject({
      data: [{}],
      meant,
    })
    expect((await list({ q: 'mistri lahore' })).meant).toEqual({
      ...{ locality: null, trade: { name: 'mason', category: 5, city: lahore }, service: null },
    })
    for (const q of ['renovation', 'ghar banana hai'])
      expect((await list({ q })).meant).toEqual({ locality: null, trade: null, service: 5 })
    for (const q of ['lahore', 'thekedar', 'villa', '7 marla', ''])
      expect(await list({ q })).not.toHaveProperty('meant')
    await test.close()
  })
})
