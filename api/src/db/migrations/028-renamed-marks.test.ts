import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '027-drafts'
const step = '028-renamed-marks'
const tables = ['accounts', 'companies', 'marks']

describeOnEachEngine('a database of the version before a new name sent marks back', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    expect(kept.old.marks).not.toEqual([])
  })
  afterAll(() => kept.remove())

  it('keeps every row and every value, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    const old = await readTables(db.read, tables)
    expect(await migrateTo(db, step)).toEqual([step])
    const { marks = [], ...rest } = await readTables(db.read, tables)
    const { marks: oldMarks = [], ...same } = old
    expect(rest).toEqual(same)
    expect(marks).toEqual(oldMarks.map((row) => ({ ...row, renamedFrom: null })))
    const rename = (name: string) =>
      db.write((trx) => sql`update marks set renamed_from = ${name}`.execute(trx))
    await expect(rename('')).rejects.toThrow(/check/i)
    await expect(rename('x'.repeat(201))).rejects.toThrow(/check/i)
    await rename('x'.repeat(200))
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, tables)).toEqual(old)
  })
})
