import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import type { Reader } from '../connect.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '032-prepared-profiles'
const step = '033-unanswered-requests'
const tables = ['accounts', 'companies', 'requests', 'invitations', 'quotes', 'requestQuestions']

describeOnEachEngine('a database of the version before companies were suggested', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    expect(kept.old.requests).not.toEqual([])
  })
  afterAll(() => kept.remove())

  const isIndexed = async (db: Reader) => {
    const { rows } =
      engine === 'sqlite'
        ? await sql`select name from sqlite_master where name = 'requests_unanswered'`.execute(db)
        : await sql`select indexname from pg_indexes where indexname = 'requests_unanswered'`.execute(db)
    return rows.length > 0
  }

  it('keeps every row and every value, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    const old = await readTables(db.read, tables)
    expect(await migrateTo(db, step)).toEqual([step])
    expect([await isIndexed(db.read), await readTables(db.read, ['suggestedCompanies'])]).toEqual([
      true,
      { suggestedCompanies: [] },
    ])
    expect(await readTables(db.read, tables)).toEqual(old)
    const [request, company] = [old.requests?.[0]?.id, old.companies?.[0]?.id]
    await db.write((trx) =>
      sql`insert into suggested_companies values (${request}, ${company}, 1)`.execute(trx),
    )
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await isIndexed(db.read)).toBe(false)
    expect(await readTables(db.read, tables)).toEqual(old)
  })
})
