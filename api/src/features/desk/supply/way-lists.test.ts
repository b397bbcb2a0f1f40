import type { DeskWays } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addRequest } from '../../../../test/request-rows.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { startInPakistan } from '../../../core/day-in-pakistan.ts'
import { listCities } from '../../../db/queries/catalogue.ts'
import { addCityVisits, type CityVisits } from '../../../db/queries/city-visits.ts'

describeOnEachEngine('the way to companies at the desk', (_open, engine) => {
  it('is counted by city and step, of a period', async () => {
    const test = await openTestApp({ engine, overrides: { clock: () => Date.UTC(2026, 10, 23, 9) } })
    onTestFinished(() => test.close())
    const { context } = test
    const headers = bearer(await deskTokenOf(context, await addDeskAccount(context)))
    const read = async (query: Record<string, string> = {}) => {
      const response = await call(test.app, 'getDeskWays', { headers, query })
      expect(response.statusCode, response.body).toBe(200)
      return response.json() as DeskWays
    }
    expect(await read()).toEqual({ since: '2026-10-25', cities: [] })
    const cities = await listCities(context.db.read)
    const lahore = cities.find(({ name }) => name === 'Lahore')?.id ?? 0
    const visit = (day: string, cityId: number, kind: CityVisits['kind'], visits: number) => ({
      ...{ day, cityId, kind, visits },
    })
    await context.db.note((trx) =>
      addCityVisits(trx, [
        visit('2026-11-23', lahore, 'list', 3),
        visit('2026-11-17', lahore, 'list', 4),
        visit('2026-11-17', lahore, 'contact', 1),
        visit('2026-11-16', lahore, 'project', 50),
        visit('2026-11-20', 0, 'profile', 9),
      ]),
    )
    const first = startInPakistan('2026-11-17')
    for (const openedAt of [first, first - 1]) await addRequest(context, [], { openedAt, city: 'Karachi' })
    await addRequest(context, [], { state: 'unconfirmed', openedAt: null, city: 'Karachi' })
    const none = { lists: 0, profiles: 0, projects: 0, contacts: 0, requests: 0 }
    expect(await read({ days: '7' })).toEqual({
      since: '2026-11-17',
      cities: [
        { ...none, name: 'Lahore', lists: 7, contacts: 1 },
        { ...none, name: null, profiles: 9 },
        { ...none, name: 'Karachi', requests: 1 },
      ],
    })
    expect(await read()).toMatchObject({
      cities: [{ name: 'Lahore', projects: 50 }, { name: null }, { name: 'Karachi', requests: 2 }],
    })
  })
})
