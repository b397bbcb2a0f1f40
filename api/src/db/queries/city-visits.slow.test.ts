import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../test/databases.ts'
import { fillInvitations } from '../../../test/many-invitations.ts'
import { plansOf } from '../../../test/query-plans.ts'
import { addCompany } from '../../../test/rows.ts'
import type { Database } from '../database.ts'
import { insertMany } from '../many-rows.ts'
import { addCityVisits, sumCityVisits, sumRequestsByCity } from './city-visits.ts'

// Counts of a period read the rows of that period alone.

const kinds = ['list', 'profile', 'project', 'contact'] as const
const costly = { sqlite: /SCAN (city_visits|requests)/, postgres: /Seq Scan/ }

describeOnEachEngine('counts of the way to companies', (_open, engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await fillInvitations(db, await addCompany(db), 20_000)
    await db.write(async (trx) => {
      for (let day = 0; day < 90; day += 1) {
        const date = new Date(Date.UTC(2026, 7, 26 + day)).toISOString().slice(0, 10)
        const rows = Array.from({ length: 160 }, (_, number) => ({
          ...{ day: date, cityId: number >> 2, kind: kinds[number % 4] ?? 'list', visits: 2 },
        }))
        await insertMany(trx, 'cityVisits', rows)
      }
    })
    await db.analyze()
  })
  afterAll(() => db.close())

  it('find their rows by the day, and requests by the time they were sent', async () => {
    expect(await plansOf(db, (reader) => sumCityVisits(reader, '2026-11-17'))).not.toMatch(costly[engine])
    const sums = await sumCityVisits(db.read, '2026-11-17')
    expect(sums).toHaveLength(160)
    expect(sums.every(({ visits }) => visits === 14)).toBe(true)
    expect(await plansOf(db, (reader) => sumRequestsByCity(reader, 19_900))).not.toMatch(costly[engine])
    expect(await sumRequestsByCity(db.read, 19_900)).toEqual([{ city: 'Lahore', requests: 100 }])
  })

  it('are added up, also several of one city at once', async () => {
    const one = { day: '2026-11-23', cityId: 3, kind: 'list', visits: 1 } as const
    await db.note((trx) => addCityVisits(trx, [one, one, { ...one, visits: 5 }]))
    await db.note((trx) => addCityVisits(trx, [one]))
    const sums = await sumCityVisits(db.read, '2026-11-23')
    expect(sums.find(({ cityId, kind }) => cityId === 3 && kind === 'list')?.visits).toBe(10)
  })
})
