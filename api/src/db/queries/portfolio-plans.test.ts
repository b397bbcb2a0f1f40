import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import type { Database } from '../connect.ts'
import type { PortfolioFilters, PortfolioKey } from './portfolio-conditions.ts'
import { portfolioWalk } from './portfolio-keys.ts'

// A page must cost the same however many portfolios there are, so no statement may sort them or read them through.

const filters: Record<string, PortfolioFilters> = {
  'no filter': {},
  category: { category: 4 },
  'a word': { q: 'construction' },
  'a letter': { q: 'c' },
  'a word and a category': { q: 'company', category: 4 },
  company: { company: '01900000-0000-7000-8000-000000000000' },
  city: { city: 2 },
  'building type': { buildingType: 5 },
  price: { price: '100-120' },
  'city and building type': { city: 2, buildingType: 5 },
  'one a company': { distinct: 'company' },
  'one a company of a category': { distinct: 'company', category: 4 },
  'one a company of a city': { distinct: 'company', city: 2 },
  'one a company of a word': { distinct: 'company', q: 'construction' },
  'one a company of all filters': {
    ...{ distinct: 'company', category: 4, city: 2, buildingType: 5, price: '100-120' },
  },
  'one a company of a price': { distinct: 'company', price: '100-120' },
  'one a company of a building type': { distinct: 'company', buildingType: 5 },
}

// PostgreSQL weighs costs, and rightly sorts the few companies or rows that tables as small as these leave it.
const alwaysWalked = ['no filter', 'category', 'company', 'city', 'building type', 'price']

const after: PortfolioKey = {
  positionKey: 5,
  companyId: '01900000-0000-7000-8000-000000000001',
  id: '01900000-0000-7000-8000-000000000002',
}

/** A page of the client's, and the first page when it is counted too. */
const lengths = [25, 1001]

async function planOf(
  db: Database,
  question: PortfolioFilters,
  length: number,
  from?: PortfolioKey,
): Promise<string[]> {
  const walk = await portfolioWalk(db.read, question, length, from)
  const explain = db.kind === 'sqlite' ? sql`explain query plan ${walk}` : sql`explain ${walk}`
  const { rows } = await explain.execute(db.read)
  return rows.map((row) => {
    const columns = row as Record<string, unknown>
    return String(columns.detail ?? columns['QUERY PLAN'])
  })
}

/** Sorting, or reading a table that no index leads into. A walk through a whole index stops at the page's end. */
const costly = {
  sqlite: /TEMP B-TREE|AUTOMATIC|SCAN (?!.*USING COVERING INDEX)/,
  postgres: /-> {2}Sort |Seq Scan on portfolio|Bitmap Heap Scan on portfolio/,
}

describeOnEachEngine('the plan for a page', (open, engine) => {
  it('walks indexes in the order of the answer', async () => {
    const db = await open()
    await fillTables(db)
    for (const [name, question] of Object.entries(filters)) {
      if (engine === 'postgres' && !alwaysWalked.includes(name)) continue
      for (const from of [undefined, after]) {
        const plan = await planOf(db, question, 25, from)
        expect(plan.length).toBeGreaterThan(0)
        const bad = plan.filter((line) => costly[engine].test(line))
        expect(bad, `${name}${from ? ', further on' : ''}:\n${plan.join('\n')}`).toEqual([])
      }
    }
  })

  if (engine === 'sqlite') {
    it('is the same before the planner knows anything about the tables', async () => {
      const db = await open()
      for (const [name, question] of Object.entries(filters)) {
        for (const length of lengths) {
          const plan = await planOf(db, question, length, after)
          expect(
            plan.filter((line) => costly.sqlite.test(line)),
            `${name}:\n${plan.join('\n')}`,
          ).toEqual([])
        }
      }
    })
  }
})

/** Enough rows that PostgreSQL finds an index worth its while: one portfolio, copied many times. */
async function fillTables(db: Database): Promise<void> {
  const companies = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      addCompany(db, { name: `Company ${n}`, categoryIds: [4 + (n % 3)], position: n }),
    ),
  )
  await addPortfolio(db, companies[0] ?? '')
  const copies = Array.from({ length: 80 }, (_, n) => n)
  await db.write(async (trx) => {
    const model = await trx.selectFrom('portfolios').selectAll().executeTakeFirstOrThrow()
    for (const [positionKey, companyId] of companies.entries()) {
      const places = copies.map((n) => {
        const id = `01900000-0000-7000-${String(positionKey).padStart(4, '0')}-${String(n).padStart(12, '0')}`
        return { n, place: { portfolioId: id, positionKey, companyId } }
      })
      const rows = places.map(({ n, place }) => ({
        ...{ ...model, id: place.portfolioId, positionKey, companyId },
        price: ['100-120', '120-250', ''][n % 3] ?? '',
      }))
      await trx.insertInto('portfolios').values(rows).execute()
      const cities = places.map(({ n, place }) => ({ ...place, cityId: 1 + (n % 10) }))
      await trx.insertInto('portfolioCities').values(cities).execute()
      const types = places.map(({ n, place }) => ({ ...place, buildingTypeId: 1 + (n % 9) }))
      await trx.insertInto('portfolioBuildingTypes').values(types).execute()
    }
  })
  await db.analyze()
}
