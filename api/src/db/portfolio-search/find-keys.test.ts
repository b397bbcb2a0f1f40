import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import type { Database } from '../engines/connect.ts'
import { updateCompany } from '../queries/companies/companies.ts'
import { movePortfolio, setHidden } from '../queries/portfolios/portfolio-order.ts'
import { listPortfolioPage } from '../queries/portfolios/portfolios.ts'
import type { PortfolioFilters, PortfolioPlace } from './index.ts'

interface Known {
  id: string
  companyId: string
  position: number
  categories: number[]
  city: number
  types: number[]
  price: string
}

/**
 * Twelve companies with none to four portfolios each, with ties and missing positions; some in another order, and some
 * hidden.
 */
async function fill(db: Database): Promise<Known[]> {
  const known: Known[] = []
  for (let c = 0; c < 12; c += 1) {
    const categories = [[4], [5], [4, 6]][c % 3] ?? []
    const position = c % 4 === 0 ? null : c % 5
    const companyId = await addCompany(db, { name: `Company ${c}`, categoryIds: categories, position })
    for (let p = 0; p < c % 5; p += 1) {
      const city = 1 + ((c + p) % 3)
      const types = [1 + (p % 3), 4 + (c % 2)]
      const price = p % 2 ? '100-120' : ''
      const texts = { title: `${c}/${p}`, content: 'C', price }
      const id = await addPortfolio(db, companyId, { texts, cityIds: [city], buildingTypeIds: types })
      const one = { id, companyId, position: position ?? Infinity, categories, city, types, price }
      const place = p % 2 === 0 ? 0 : known.findIndex((other) => other.companyId === companyId)
      if (p === 3) await db.write((trx) => setHidden(trx, { id, companyId, hidden: true, now: 2 }))
      else if (p % 2 === 0) known.push(one)
      else {
        // Its second portfolio comes before its first.
        const other = known[place]?.id ?? ''
        await db.write((trx) => movePortfolio(trx, { id, companyId, side: 'before', other }))
        known.splice(place, 0, one)
      }
    }
  }
  const less = (a: string, b: string) => (a < b ? -1 : 1)
  return known.sort((a, b) =>
    a.position !== b.position
      ? a.position - b.position
      : a.companyId !== b.companyId
        ? less(a.companyId, b.companyId)
        : 0,
  )
}

/** The expected result, computed in the slow, obvious way. */
function expected(known: Known[], filters: PortfolioFilters): string[] {
  const fitting = known.filter(
    (one) =>
      (filters.category === undefined || one.categories.includes(filters.category)) &&
      (filters.company === undefined || one.companyId === filters.company) &&
      (filters.city === undefined || one.city === filters.city) &&
      (filters.buildingType === undefined || one.types.includes(filters.buildingType)) &&
      (filters.price === undefined || one.price === filters.price) &&
      (filters.q === undefined || one.categories.includes(5)),
  )
  const firsts = fitting.filter(
    (one, index) => fitting.findIndex((other) => other.companyId === one.companyId) === index,
  )
  return (filters.distinct ? firsts : fitting).map((one) => one.id)
}

async function walk(db: Database, filters: PortfolioFilters, limit: number): Promise<string[]> {
  const ids: string[] = []
  let after: PortfolioPlace | undefined
  for (;;) {
    const { rows, next } = await listPortfolioPage(db.read, { ...filters, limit, after })
    ids.push(...rows.map((row) => row.id))
    if (!next) return ids
    after = next
  }
}

/** Every combination of filters, with `q` for the name of the category. */
function* combinations(company: string): Generator<PortfolioFilters> {
  const q = 'CONSTRUC'
  const choices = { q, category: 4, company, city: 2, buildingType: 2, price: '100-120', distinct: 'company' }
  const names = Object.entries(choices)
  for (let mask = 0; mask < 2 ** names.length; mask += 1) {
    yield Object.fromEntries(names.filter((_, bit) => mask & (2 ** bit))) as PortfolioFilters
  }
}

const maybe = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values)

/** Random filters, some of which match nothing. */
const anyFilters: fc.Arbitrary<PortfolioFilters> = fc.record({
  q: maybe('construction'),
  category: maybe(4, 5, 6, 99),
  city: maybe(1, 2, 3, 40),
  buildingType: maybe(1, 2, 3, 4, 5, 9),
  price: maybe('100-120', '', '250-above'),
  distinct: maybe('company' as const),
})

describeOnEachEngine('a page of portfolios', (open) => {
  it('has the rows that a plain filter finds, without gaps or repeats, and their count', async () => {
    const db = await open()
    const known = await fill(db)
    const sizes = fc.record({
      limit: fc.integer({ min: 1, max: 9 }),
      countTo: fc.integer({ min: 1, max: 30 }),
    })
    await fc.assert(
      fc.asyncProperty(anyFilters, sizes, async (filters, { limit, countTo }) => {
        const ids = expected(known, filters)
        expect(await walk(db, filters, limit)).toEqual(ids)
        const page = await listPortfolioPage(db.read, { ...filters, limit, countTo })
        expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(0, limit))
        expect(page.total).toBe(Math.min(ids.length, countTo))
      }),
      { numRuns: 60 },
    )
  })

  it('counts on every page up to the last, and only when asked', async () => {
    const db = await open()
    const company = await addCompany(db)
    for (let n = 0; n < 4; n += 1) await addPortfolio(db, company)
    const first = await listPortfolioPage(db.read, { limit: 2, countTo: 3 })
    expect([first.total, first.rows.length]).toEqual([3, 2])
    expect((await listPortfolioPage(db.read, { limit: 2 })).total).toBeUndefined()
    const counted = (after: PortfolioPlace | undefined) =>
      listPortfolioPage(db.read, { limit: 2, after, countTo: 3 })
    const second = await counted(first.next ?? undefined)
    expect([second.total, second.rows.length]).toEqual([3, 2])
    const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    const beyond = await counted({ positionKey: 2_147_483_647, companyId: last, place: 0 })
    expect([beyond.total, beyond.rows.length]).toEqual([undefined, 0])
  })

  it('has the matching rows in order, each once, for every page size', async () => {
    const db = await open()
    const known = await fill(db)
    const company = known[8]?.companyId ?? ''
    for (const filters of combinations(company)) {
      const ids = expected(known, filters)
      expect(await walk(db, filters, 3), JSON.stringify(filters)).toEqual(ids)
    }
    for (const limit of [1, 2, 5, 500]) expect(await walk(db, {}, limit)).toEqual(expected(known, {}))
    for (const limit of [1, 2]) {
      const filters = { category: 4 }
      expect(await walk(db, filters, limit)).toEqual(expected(known, filters))
    }
  })

  it('stays consistent when rows are added and removed between pages', async () => {
    const db = await open()
    const known = await fill(db)
    const seen: string[] = []
    let after: PortfolioPlace | undefined
    let added = 0
    for (;;) {
      const { rows, next } = await listPortfolioPage(db.read, { limit: 4, after })
      seen.push(...rows.map((row) => row.id))
      if (!next) break
      after = next
      const company = await addCompany(db, { position: added % 6 })
      await addPortfolio(db, company)
      await db.write((trx) => trx.deleteFrom('portfolios').where('id', '=', next.id).execute())
      added += 1
    }
    expect(added).toBeGreaterThan(3)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((id) => known.some((one) => one.id === id))).toEqual(known.map((one) => one.id))
  })

  it('has no next page when it is the last and exactly full', async () => {
    const db = await open()
    const company = await addCompany(db)
    for (let n = 0; n < 3; n += 1) await addPortfolio(db, company)
    expect((await listPortfolioPage(db.read, { limit: 3 })).next).toBeNull()
    expect((await listPortfolioPage(db.read, { limit: 2 })).next).not.toBeNull()
  })
})

describeOnEachEngine('search', (open) => {
  async function openWith(names: string[]): Promise<(q: string) => Promise<string[]>> {
    const db = await open()
    for (const name of names) await addPortfolio(db, await addCompany(db, { name, categoryIds: [6] }))
    return async (q) => {
      const { rows } = await listPortfolioPage(db.read, { q, limit: 50 })
      return rows.map((row) => row.company.name)
    }
  }

  it('finds part of a company or category name, in any case and with any diacritics', async () => {
    const find = await openWith(['Café Söhne', 'Karakoram Builders', 'معمارِ پاکستان', 'Ünal 😀 Yapı'])
    expect(await find('cafe s')).toEqual(['Café Söhne'])
    expect(await find('CAFÉ')).toEqual(['Café Söhne'])
    expect(await find('  korAM   build ')).toEqual(['Karakoram Builders'])
    expect(await find('karakoram studio')).toEqual([])
    expect(await find('  korAM  ')).toEqual(['Karakoram Builders'])
    expect(await find('معمار')).toEqual(['معمارِ پاکستان'])
    expect(await find('پاک')).toEqual(['معمارِ پاکستان'])
    expect(await find('😀')).toEqual(['Ünal 😀 Yapı'])
    expect(await find('rior des')).toHaveLength(4)
    expect(await find('k')).toEqual(['Karakoram Builders'])
    expect(await find('zz')).toEqual([])
    expect(await find('buildersinterior')).toEqual([])
    expect(await find('builders interior')).toEqual([])
  })

  it('treats wildcards and quotes as letters', async () => {
    const find = await openWith(['100% Stone', '100 Stone', 'A_B', 'AxB', 'Back\\slash', 'O\'Hara "Q"'])
    expect(await find('%')).toEqual(['100% Stone'])
    expect(await find('0%')).toEqual(['100% Stone'])
    expect(await find('100% s')).toEqual(['100% Stone'])
    expect(await find('_')).toEqual(['A_B'])
    expect(await find('a_b')).toEqual(['A_B'])
    expect(await find('back\\sl')).toEqual(['Back\\slash'])
    expect(await find('\\')).toEqual(['Back\\slash'])
    expect(await find("o'h")).toEqual(['O\'Hara "Q"'])
    expect(await find('%%%%')).toEqual([])
  })

  it('is no filter when it has no words, and accepts any text', async () => {
    const find = await openWith(['One', 'Two'])
    expect(await find('   ')).toHaveLength(2)
    expect(await find('')).toHaveLength(2)
    expect(await find('\u0000\u0301')).toHaveLength(2)
    expect(await find('\u0000on')).toEqual(['One'])
    expect(await find('x'.repeat(100))).toEqual([])
  })

  it('finds a company by its new name', async () => {
    const db = await open()
    const id = await addCompany(db, { name: 'Before' })
    await addPortfolio(db, id)
    await db.write((trx) => updateCompany(trx, id, { name: 'After', now: 2 }))
    const count = async (q: string) => (await listPortfolioPage(db.read, { q, limit: 5 })).rows.length
    expect([await count('before'), await count('after'), await count('archit')]).toEqual([0, 1, 1])
  })
})
