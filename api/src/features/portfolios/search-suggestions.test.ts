import { countCompanies, suggestSearches } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { openTestApp } from '../../../test/test-app.ts'

const [lahore, sheikhupura, gujranwala, karachi] = [2, 15, 5, 1]

describeOnEachEngine('when a search finds nothing', (_open, engine) => {
  it('says which filter to drop, what is near, and what was meant; options have counts', async () => {
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
      didYouMean: null,
      withoutWords: null,
    })
    expect(await suggest({ q: 'thekedar lahore' })).toEqual({
      ...{ without: [], nearby: near, elsewhere: { q: null, category: 5 }, didYouMean: null },
      withoutWords: null,
    })
    expect(await suggest({ q: 'villa karachi' })).toMatchObject({
      withoutWords: { words: 'villa', category: null, city: karachi, total: 1 },
    })
    expect(await suggest({ q: 'villa' })).toMatchObject({ withoutWords: null })
    expect(await suggest({ q: 'ravi brikworks' })).toMatchObject({ didYouMean: 'ravi brickworks' })
    expect(await suggest({})).toMatchObject({ without: [], nearby: [], didYouMean: null })

    const counts = countCompanies.response.parse((await call(test.app, 'countCompanies')).json())
    expect(counts.categories).toEqual([
      ...[4, 5, 6].map((id) => ({ id, companies: { 4: 1, 5: 4 }[id] ?? 0 })),
    ])
    expect(counts.cities.filter(({ companies }) => companies > 0)).toHaveLength(4)
    expect(counts.cities).toContainEqual({ id: gujranwala, companies: 2 })
    const query = { category: '5', city: String(lahore) }
    const beside = countCompanies.response.parse((await call(test.app, 'countCompanies', { query })).json())
    expect(beside.categories).toEqual([4, 5, 6].map((id) => ({ id, companies: id === 4 ? 1 : 0 })))
    expect(beside.cities.filter(({ companies }) => companies > 0).map(({ id }) => id)).toEqual([
      ...[gujranwala, karachi, sheikhupura],
    ])
    await test.close()
  })
})
