import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../../test/databases.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import { addCompany, testNow } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import type { Database } from '../../engines/connect.ts'
import {
  countOpenReports,
  listClosings,
  listOpenThings,
  mostReportsLookedAt,
  type ReportPlace,
} from './reported-things.ts'

// 1,200 reports about one company and then one about each of two others, open and closed alike.
const many = 1200

describeOnEachEngine('reported things', (_open, engine) => {
  let db: Database
  let companies: string[]
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    companies = [await addCompany(db), await addCompany(db), await addCompany(db)]
    const [flooded = '', ...others] = companies
    const things = [...Array.from({ length: many }, () => flooded), ...others]
    const row = { kind: 'profile', reason: 'spam', words: '', email: '', language: 'en' } as const
    const rows = things.flatMap((companyId, at) => {
      const one = { ...row, companyId, createdAt: testNow + at }
      const closedAt = testNow + 10_000 + (companyId === flooded ? 0 : at)
      return [
        { ...one, id: newId() },
        { ...one, id: newId(), outcome: 'asked' as const, closedAt },
      ]
    })
    await db.note(async (trx) => {
      for (let from = 0; from < rows.length; from += 200)
        await trx
          .insertInto('reports')
          .values(rows.slice(from, from + 200))
          .execute()
    })
    await db.analyze()
  })
  afterAll(() => db.close())

  const walk = async (list: typeof listOpenThings, most: number) => {
    const found: { companyId: string | null; reports: number }[] = []
    let pages = 0
    let after: ReportPlace | undefined
    do {
      const page = await list(db.read, { kind: undefined, after }, most)
      found.push(...page.rows.map(({ report, reports }) => ({ companyId: report.companyId, reports })))
      pages += 1
      after = page.next
    } while (after)
    return { found, pages }
  }

  it('come once each, the longest waiting first, however many reports one has', async () => {
    const { found, pages } = await walk(listOpenThings, 2)
    expect(found.map(({ companyId }) => companyId)).toEqual(companies)
    expect(found.map(({ reports }) => reports)).toEqual([100, 1, 1])
    expect(pages).toBe(Math.ceil((many + 2) / mostReportsLookedAt))
  })

  it('come once for each closing, the newest first', async () => {
    const { found } = await walk(listClosings, 1)
    const [flooded, second, third] = companies
    expect(found.slice(0, 3).map(({ companyId }) => companyId)).toEqual([third, second, flooded])
    expect(found.slice(0, 3).map(({ reports }) => reports)).toEqual([1, 1, 100])
    // A closing of more reports than a page looks at goes on behind it.
    expect(found.slice(3).every(({ companyId }) => companyId === flooded)).toBe(true)
  })

  it('are counted among the first hundred reports', async () => {
    expect(await countOpenReports(db.read)).toEqual({ open: 100, things: 1 })
  })

  it('use an index for every list, and look at a bounded number of reports', async () => {
    const place = { createdAt: testNow + 5, id: 'x' }
    for (const [list, index] of [
      [listOpenThings, 'reports_open'],
      [listClosings, 'reports_closed'],
    ] as const) {
      for (const kind of [undefined, 'profile', 'quote'] as const) {
        for (const after of [undefined, place]) {
          const plan = await plansOf(db, (reader) => list(reader, { kind, after }, 10))
          expect(plan).toMatch(new RegExp(`(INDEX|using) ${index}(_of_kind)?\\b`))
          expect(plan).not.toMatch(/SCAN reports(?! USING)|Seq Scan on reports|B-TREE FOR (LAST|RIGHT)/)
          if (list === listOpenThings) expect(plan).toMatch(/reports_open_of_thing/)
        }
      }
    }
  })
})
