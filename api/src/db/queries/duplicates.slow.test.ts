import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../test/databases.ts'
import { fillMany, idOfMany } from '../../../test/many-rows.ts'
import { plansOf } from '../../../test/query-plans.ts'
import type { Database, Reader } from '../database.ts'
import { listToTrace } from './company-traces.ts'
import {
  isSharedSince,
  listHashedPictures,
  listHolders,
  listOpen,
  listPicturePlaces,
  listShared,
  listSharedOf,
  mostTracesLookedAt,
} from './duplicates.ts'
import { listUnhashed } from './picture-hashes.ts'

// A page of what companies share reads a bounded number of traces from an index, however many companies there are.

const hash = 'a'.repeat(64)
/** A table that grows, read without an index, or sorted as a whole. */
const costly = {
  sqlite:
    /AUTOMATIC|SCAN (t|l|o|own|h|c|i|p|f|q|images|companies|portfolios|company_traces)\b(?!.*USING (COVERING )?INDEX)/,
  postgres: /Seq Scan on (images|companies|portfolios|company_traces)/,
}

describeOnEachEngine('a page of what companies share', (_open, engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await fillMany(db)
    // Every company has a number of its own, and one that nineteen others have too.
    await db.write(async (trx) => {
      const trace = (letter: string, value: string, open: string) =>
        sql`insert into company_traces (id, company_id, kind, value, is_open, created_at)
          select ${letter} || substr(id, 2), id, 'phone', ${sql.raw(value)}, ${sql.raw(open)}, 1 from companies`
      await trace('1', "'own ' || id", '0').execute(trx)
      await trace('2', "'shared ' || substr(id, 35)", '1').execute(trx)
      await sql`insert into companies_to_trace select id from companies`.execute(trx)
      await sql`update images set content_hash = ${hash} where id < ${idOfMany(3)}`.execute(trx)
      await sql`update images set content_hash = id where id >= ${idOfMany(3)} and id < ${idOfMany(19_000)}`.execute(
        trx,
      )
    })
    await db.analyze()
  })
  afterAll(() => db.close())

  it('has each shared value once, page after page, with the company that got it last', async () => {
    const found: string[] = []
    let pages = 0
    let after: string | undefined
    do {
      const { rows, next } = await listShared(db.read, { limit: 24, after })
      found.push(...rows.map(({ value }) => value))
      pages += 1
      after = next ?? undefined
    } while (after)
    const values = db.read.selectFrom('companyTraces').select('value').distinct().where('isOpen', '=', 1)
    expect(found).toHaveLength(100)
    expect(found.toSorted()).toEqual((await values.execute()).map(({ value }) => value).toSorted())
    expect(pages).toBeLessThanOrEqual(2_000 / mostTracesLookedAt + found.length / 24 + 2)
  })

  it('is found by indexes, as are the companies and the pictures on it', async () => {
    const { rows } = await listShared(db.read, { limit: 24, after: undefined })
    const [trace] = rows
    if (!trace) throw new Error('nothing is shared')
    const questions: ((reader: Reader) => Promise<unknown>)[] = [
      (reader) => listShared(reader, { limit: 24, after: undefined }),
      (reader) => listShared(reader, { limit: 24, after: trace.id }),
      (reader) => listHolders(reader, trace, 22),
      (reader) => listPicturePlaces(reader, hash, [idOfMany(1), idOfMany(2)]),
      (reader) => listSharedOf(reader, { companyId: trace.companyId, projectId: undefined }, 11),
      (reader) => listSharedOf(reader, { companyId: trace.companyId, projectId: idOfMany(1) }, 11),
      (reader) => listHashedPictures(reader, idOfMany(1)),
      (reader) => listOpen(reader, [trace.id]),
      (reader) => isSharedSince(reader, trace),
      (reader) => listUnhashed(reader, 300),
    ]
    for (const ask of questions) expect(await plansOf(db, ask)).not.toMatch(costly[engine])
    // Read in the order of its primary key.
    expect(await plansOf(db, (reader) => listToTrace(reader, 500))).not.toMatch(/TEMP B-TREE|Sort/)
    const page = await plansOf(db, (reader) => listShared(reader, { limit: 24, after: trace.id }))
    expect(page).toContain('company_traces_open')
    expect(page).toContain('company_traces_open_by_value')
  })

  it('costs the same when thousands of companies have the same name', async () => {
    const count = async () => (await listShared(db.read, { limit: 24, after: undefined })).rows.length
    const before = await count()
    await db.write((trx) =>
      sql`insert into company_traces (id, company_id, kind, value, is_open, created_at)
        select '3' || substr(id, 2), id, 'name', 'same', 1, 1 from companies`.execute(trx),
    )
    await db.analyze()
    const { rows, next } = await listShared(db.read, { limit: 24, after: undefined })
    expect(rows.map(({ value }) => value)).toEqual(['same'])
    expect(next).not.toBeNull()
    expect(before).toBeGreaterThan(1)
    const plans = await plansOf(db, (reader) => listShared(reader, { limit: 24, after: undefined }))
    expect(plans).not.toMatch(costly[engine])
  })
})
