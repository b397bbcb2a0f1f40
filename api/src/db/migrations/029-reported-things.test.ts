import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import type { Reader } from '../connect.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '028-renamed-marks'
const step = '029-reported-things'
const tables = ['accounts', 'companies', 'reports']

describeOnEachEngine('a database of the version before reports were listed by thing', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    expect(kept.old.reports).not.toEqual([])
  })
  afterAll(() => kept.remove())

  const isIndexed = async (db: Reader) => {
    const { rows } =
      engine === 'sqlite'
        ? await sql`select name from sqlite_master where name = 'reports_open_of_thing'`.execute(db)
        : await sql`select indexname from pg_indexes where indexname = 'reports_open_of_thing'`.execute(db)
    return rows.length > 0
  }

  it('keeps every row and every value, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    const old = await readTables(db.read, tables)
    expect(await isIndexed(db.read)).toBe(false)
    expect(await migrateTo(db, step)).toEqual([step])
    expect(await isIndexed(db.read)).toBe(true)
    expect(await readTables(db.read, tables)).toEqual(old)
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await isIndexed(db.read)).toBe(false)
    expect(await readTables(db.read, tables)).toEqual(old)
  })
})
