import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '034-supply-counts'
const step = '035-catalogue-changes'
const tables = ['accounts', 'companies', 'companyCategories']
const catalogue = ['categories', 'cities', 'buildingTypes']

describeOnEachEngine('a database of the version before the catalogue could be changed', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue, files: [] })
  })
  afterAll(() => kept.remove())

  it('keeps every row and every value, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    const old = await readTables(db.read, [...tables, ...catalogue])
    expect(old.cities?.length).toBeGreaterThanOrEqual(20)
    expect(await migrateTo(db, step)).toEqual([step])
    const added = { nameUr: null, formerNames: '', retiredAt: null, version: 0 }
    const now = await readTables(db.read, [...tables, ...catalogue])
    for (const name of tables) expect(now[name]).toEqual(old[name])
    for (const name of catalogue) {
      const expected = old[name]?.map((row) => ({ ...row, ...added })) ?? []
      expect(now[name]).toEqual(expect.arrayContaining(expected))
      expect(now[name]).toHaveLength(expected.length)
    }
    const rename = (nameUr: string) =>
      db.write((trx) => sql`update cities set name_ur = ${nameUr} where id = 1`.execute(trx))
    await rename('کراچی')
    await expect(rename('')).rejects.toThrow()
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, [...tables, ...catalogue])).toEqual(old)
  })
})
