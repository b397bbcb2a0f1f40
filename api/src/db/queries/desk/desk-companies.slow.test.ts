import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../../test/databases.ts'
import { fillMany, idOfMany, manyCompanies } from '../../../../test/many-rows.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import type { Database } from '../../database.ts'
import {
  type DeskCompanyFilter,
  type DeskCompanyPlace,
  listDeskCompanyPage,
  mostLookedAt,
} from './desk-companies.ts'

// A page of the desk's companies reads a bounded number of them from an index.

const silentBefore = 0
const filters: Record<string, Omit<DeskCompanyFilter, 'silentBefore'>> = {
  'no filter': {},
  'those listed': { state: 'listed' },
  'those hidden': { state: 'hidden' },
  'those suspended': { state: 'suspended' },
  'those unconfirmed': { state: 'unconfirmed' },
  'those silent': { state: 'silent' },
  'a service': { category: 4 },
  'a rare service': { category: 6 },
  'a city': { city: 1 },
  'a rare city': { city: 40 },
  'no logo': { without: 'logo' },
  'no project': { without: 'project' },
  'a word': { q: 'company' },
  'a rare word': { q: 'company 1990' },
  'no match': { q: 'zzqx' },
  'an address': { q: '7@example.com' },
  'a number': { q: '+923001234567' },
  'an id': { q: idOfMany(7) },
  'all at once': { q: 'company', state: 'listed', category: 4, city: 1, without: 'logo' },
}
const after: DeskCompanyPlace = { positionKey: 2_147_483_647, id: idOfMany(1001) }

/** Plans with a scan of a growing table. */
const costly = {
  sqlite:
    /AUTOMATIC|SCAN (accounts|compan|portfolio|email|invit|[locbptweigsa]\b)(?!.*USING (COVERING )?INDEX)/,
  postgres: /Seq Scan on (accounts|compan|portfolio|email)/,
}

describeOnEachEngine('a page of companies at the desk', (_open, engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await fillMany(db)
  })
  afterAll(() => db.close())

  it.each(Object.entries(filters))('by %s uses indexes', async (_name, filter) => {
    for (const from of [undefined, after]) {
      const page = { ...filter, silentBefore, limit: 24, after: from }
      const plans = await plansOf(db, (reader) => listDeskCompanyPage(reader, page))
      expect(plans).not.toMatch(costly[engine])
    }
  })

  it('may end early, and is followed by pages until all companies were read', async () => {
    const found: string[] = []
    let pages = 0
    let from: DeskCompanyPlace | undefined
    do {
      const question = { city: 40, silentBefore, limit: 24, after: from }
      const { rows, next } = await listDeskCompanyPage(db.read, question)
      found.push(...rows.map(({ id }) => id))
      pages += 1
      from = next ?? undefined
    } while (from)
    const { rows } = await listDeskCompanyPage(db.read, { silentBefore, limit: 1 })
    expect(rows).toHaveLength(1)
    const wanted = await db.read
      .selectFrom('portfolioCities')
      .select('companyId')
      .distinct()
      .where('cityId', '=', 40)
      .where('hidden', '=', 0)
      .execute()
    expect(found.toSorted()).toEqual(wanted.map(({ companyId }) => companyId).toSorted())
    expect(pages).toBeGreaterThanOrEqual(manyCompanies / mostLookedAt)
  })
})
