import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addCompany, addPortfolio, testNow } from '../../../../test/rows.ts'
import type { Database } from '../../database.ts'
import { countCompaniesOfCatalogue } from '../companies/company-counts.ts'
import { countCompanyWork } from '../companies/company-work.ts'
import { movePortfolio, type PortfolioMove, setHidden } from './portfolio-order.ts'
import { findPortfolio, listPortfolioPage } from './portfolios.ts'

async function fill(db: Database, count: number) {
  const companyId = await addCompany(db, { categoryIds: [5] })
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await addPortfolio(db, companyId, { buildingTypeIds: [n + 1] }))
  const move = (from: number, side: PortfolioMove['side'], to: number) =>
    db.write((trx) => movePortfolio(trx, { companyId, side, id: ids[from] ?? '', other: ids[to] ?? '' }))
  /** The portfolios that visitors see, in their order, found in every possible way. */
  const order = async () => {
    const { rows } = await listPortfolioPage(db.read, { company: companyId, limit: 50 })
    for (const filters of [{}, { city: 1 }, { price: '' }, { category: 5 }, { category: 5, city: 1 }]) {
      const page = await listPortfolioPage(db.read, { ...filters, limit: 50 })
      expect(page.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
      const cards = await listPortfolioPage(db.read, {
        ...{ ...filters, distinct: 'company', limit: 50, countTo: 9 },
      })
      expect([cards.total, cards.rows[0]?.id]).toEqual([rows.length > 0 ? 1 : 0, rows[0]?.id])
    }
    return rows.map(({ id }) => ids.indexOf(id))
  }
  return { companyId, ids, move, order }
}

describeOnEachEngine('the order of a company’s portfolios', (open) => {
  it('is by age, until one is put before or after another', async () => {
    const db = await open()
    const { move, order } = await fill(db, 4)
    expect(await order()).toEqual([0, 1, 2, 3])
    await move(3, 'before', 0)
    expect(await order()).toEqual([3, 0, 1, 2])
    await move(0, 'after', 2)
    expect(await order()).toEqual([3, 1, 2, 0])
    await move(0, 'before', 2)
    expect(await order()).toEqual([3, 1, 0, 2])
    await move(3, 'after', 1)
    await move(3, 'after', 1)
    expect(await order()).toEqual([1, 3, 0, 2])
  })

  it('finds room after any number of moves into the same gap', async () => {
    const db = await open()
    const { move, order } = await fill(db, 4)
    for (let n = 0; n < 30; n++) {
      await move(2 + (n % 2), 'after', 0)
      expect((await order()).slice(0, 2)).toEqual([0, 2 + (n % 2)])
    }
  })

  it('accepts neither another company’s portfolio nor a deleted one, nor itself, as a neighbour', async () => {
    const db = await open()
    const [one, other] = [await fill(db, 2), await fill(db, 2)]
    const move = (change: Partial<PortfolioMove>) =>
      db.write((trx) =>
        movePortfolio(trx, {
          ...{ companyId: one.companyId, id: one.ids[1] ?? '', side: 'before', other: one.ids[0] ?? '' },
          ...change,
        }),
      )
    const own = async ({ companyId }: typeof one) =>
      (await listPortfolioPage(db.read, { company: companyId, limit: 9 })).rows.map(({ id }) => id)
    for (const id of [other.ids[0], '0190f000-0000-7000-8000-00000000dead', one.ids[1]]) {
      expect(await move({ other: id ?? '' })).toBe('no other')
    }
    // Another company's portfolio does not move.
    await move({ id: other.ids[1] ?? '' })
    expect([await own(one), await own(other)]).toEqual([one.ids, other.ids])
  })

  it('loses none and has unique places after concurrent moves and additions', async () => {
    const db = await open()
    const { companyId, ids, move } = await fill(db, 6)
    const work = Array.from({ length: 24 }, (_, n) =>
      n % 4 === 3
        ? addPortfolio(db, companyId)
        : move((n * 5) % 6, n % 2 ? 'after' : 'before', (n * 7 + 1) % 6),
    )
    await Promise.all(work)
    const { rows } = await sql<{ place: number }>`select place from portfolios`.execute(db.read)
    expect(new Set(rows.map(({ place }) => place)).size).toBe(12)
    const listed = await listPortfolioPage(db.read, { company: companyId, limit: 50 })
    expect(listed.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(listed.rows).toHaveLength(12)
  })
})

describeOnEachEngine('a hidden portfolio', (open) => {
  it('is in no list of visitors, keeps its place, and stays with its company', async () => {
    const db = await open()
    const { companyId, ids, order } = await fill(db, 3)
    const hide = (at: number, hidden: boolean) =>
      db.write((trx) => setHidden(trx, { id: ids[at] ?? '', companyId, hidden, now: testNow + 1 }))
    await hide(0, true)
    expect(await order()).toEqual([1, 2])
    expect((await countCompanyWork(db.read, [companyId])).get(companyId)?.projects).toBe(2)
    const own = { company: companyId, viewer: companyId, hidden: 'yes', limit: 9, countTo: 9 } as const
    const page = await listPortfolioPage(db.read, own)
    expect(page.rows.map(({ id, hidden }) => [ids.indexOf(id), hidden])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ])
    expect(page.total).toBe(3)
    // Only its own company sees it, and only when it asks for hidden ones.
    for (const asked of [{ hidden: undefined }, { viewer: undefined }, { viewer: ids[0] }]) {
      expect((await listPortfolioPage(db.read, { ...own, ...asked })).rows).toHaveLength(2)
    }
    const [first = ''] = ids
    expect(await findPortfolio(db.read, first)).toBeUndefined()
    expect(await findPortfolio(db.read, first, companyId)).toMatchObject({
      hidden: true,
      updatedAt: testNow + 1,
    })
    await hide(0, false)
    expect(await order()).toEqual([0, 1, 2])
  })

  it('is not found through its city, its type or its price', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    const texts = { title: 'T', content: 'C', price: '100-120' }
    const id = await addPortfolio(db, companyId, { cityIds: [2], buildingTypeIds: [3], texts, hidden: true })
    const filters = [{ city: 2 }, { buildingType: 3 }, { price: '100-120' }, { city: 2, buildingType: 3 }]
    const found = async () => {
      const pages = filters.flatMap((one) => [one, { ...one, distinct: 'company' } as const])
      const counts = []
      for (const page of pages) {
        const { rows, total } = await listPortfolioPage(db.read, { ...page, limit: 5, countTo: 5 })
        expect(total).toBe(rows.length)
        counts.push(rows.length)
      }
      return new Set(counts)
    }
    expect(await found()).toEqual(new Set([0]))
    expect((await countCompaniesOfCatalogue(db.read)).cities.find((city) => city.id === 2)?.companies).toBe(0)
    await db.write((trx) => setHidden(trx, { id, companyId, hidden: false, now: testNow }))
    expect(await found()).toEqual(new Set([1]))
  })

  it('has a title by which its company is not found', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    await addPortfolio(db, companyId)
    const texts = { title: 'Secret Haveli', content: 'C' }
    const id = await addPortfolio(db, companyId, { texts, hidden: true })
    const found = async () => (await listPortfolioPage(db.read, { q: 'haveli', limit: 5 })).rows.length
    const hide = (hidden: boolean) =>
      db.write((trx) => setHidden(trx, { id, companyId, hidden, now: testNow }))
    expect(await found()).toBe(0)
    await hide(false)
    expect(await found()).toBe(2)
    await hide(true)
    expect(await found()).toBe(0)
  })

  it('is hidden and shown by its own company only', async () => {
    const db = await open()
    const { ids, order } = await fill(db, 1)
    const other = await addCompany(db)
    await db.write((trx) => setHidden(trx, { id: ids[0] ?? '', companyId: other, hidden: true, now: 1 }))
    expect(await order()).toEqual([0])
  })
})
