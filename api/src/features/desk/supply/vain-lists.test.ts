import type { DeskSearches } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { listCities } from '../../../db/queries/catalogue.ts'
import { countVainSearches } from '../../../db/queries/vain-searches.ts'

describeOnEachEngine('searches in vain at the desk', (_open, engine) => {
  it('are summed by city, service and words of a period, without words that were searched once', async () => {
    const test = await openTestApp({ engine, overrides: { clock: () => Date.UTC(2026, 10, 23, 9) } })
    onTestFinished(() => test.close())
    const headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    const read = async (query: Record<string, string> = {}) => {
      const response = await call(test.app, 'getDeskSearches', { headers, query })
      expect(response.statusCode, response.body).toBe(200)
      return response.json() as DeskSearches
    }
    expect(await read()).toEqual({ since: '2026-10-25', total: 0, cities: [], services: [], words: [] })
    const cities = await listCities(test.context.db.read)
    const lahore = cities.find(({ name }) => name === 'Lahore')?.id ?? 0
    const search = (day: string, words: string, cityId = 0, categoryId = 0) => ({
      ...{ day, cityId, categoryId, words },
    })
    const searches = [
      search('2026-11-23', 'palace', lahore, 5),
      search('2026-11-17', 'palace', 0, 5),
      search('2026-11-17', 'seen once', lahore),
      search('2026-11-16', 'castle'),
      search('2026-11-16', 'castle'),
      search('2026-11-16', 'castle', lahore),
      search('2026-08-26', 'old'),
      search('2026-08-25', 'older'),
    ]
    await test.context.db.note((trx) => countVainSearches(trx, searches, 500))
    expect(await read({ days: '7' })).toEqual({
      ...{ since: '2026-11-17', total: 3 },
      cities: [
        { name: 'Lahore', searches: 2 },
        { name: null, searches: 1 },
      ],
      services: [
        { name: 'Construction', searches: 2 },
        { name: null, searches: 1 },
      ],
      words: [{ words: 'palace', searches: 2 }],
    })
    expect(await read()).toMatchObject({
      total: 6,
      words: [
        { words: 'castle', searches: 3 },
        { words: 'palace', searches: 2 },
      ],
    })
    expect(await read({ days: '90' })).toMatchObject({ since: '2026-08-26', total: 7 })
    expect((await call(test.app, 'getDeskSearches', { headers, query: { days: '8' } })).statusCode).toBe(400)
  })
})
