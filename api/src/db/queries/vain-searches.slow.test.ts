import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../test/databases.ts'
import { plansOf } from '../../../test/query-plans.ts'
import type { Database } from '../database.ts'
import { insertMany } from '../many-rows.ts'
import { deleteVainSearches, listVainWords, listWordsOfDay, sumVainSearches } from './vain-searches.ts'

// Counts of a period read the rows of its days alone, which the limits of a day keep few.

const costly = { sqlite: /SCAN vain_searches/, postgres: /Seq Scan/ }

describeOnEachEngine('counts of searches in vain', (_open, engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await db.write(async (trx) => {
      for (let day = 0; day < 90; day += 1) {
        const date = new Date(Date.UTC(2026, 7, 26 + day)).toISOString().slice(0, 10)
        const rows = Array.from({ length: 500 }, (_, number) => ({
          ...{ day: date, cityId: number % 40, categoryId: 4 + (number % 3), words: `words ${number}` },
          searches: 1,
        }))
        await insertMany(trx, 'vainSearches', rows)
      }
    })
    await db.analyze()
  })
  afterAll(() => db.close())

  it('find a week by the day', async () => {
    const since = '2026-11-17'
    for (const by of ['cityId', 'categoryId'] as const) {
      expect(await plansOf(db, (reader) => sumVainSearches(reader, by, since))).not.toMatch(costly[engine])
    }
    const asked = { since, least: 2, most: 100 }
    expect(await plansOf(db, (reader) => listVainWords(reader, asked))).not.toMatch(costly[engine])
    const words = await listVainWords(db.read, asked)
    expect([words.length, words[0]]).toEqual([100, { words: 'words 0', searches: 7 }])
  })

  it('of one day are found by the day, and old ones are deleted', async () => {
    const plans = await plansOf(db, (reader) => listWordsOfDay(reader, '2026-11-23'))
    expect(plans).not.toMatch(costly[engine])
    expect(await db.write((trx) => deleteVainSearches(trx, '2026-08-28'))).toBe(1000)
  })
})
