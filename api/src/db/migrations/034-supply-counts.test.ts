import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '033-unanswered-requests'
const step = '034-supply-counts'
const tables = ['accounts', 'companies', 'requests']

describeOnEachEngine(
  'a database of the version before searches and visits were counted by city',
  (_open, engine) => {
    let kept: KeptVersion

    beforeAll(async () => {
      kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    })
    afterAll(() => kept.remove())

    it('keeps every row and every value, and is the same again after the way back', async () => {
      const db = await kept.openOld(engine)
      await migrateTo(db, before)
      const old = await readTables(db.read, tables)
      expect(await migrateTo(db, step)).toEqual([step])
      const added = ['vainSearches', 'cityVisits']
      expect(await readTables(db.read, added)).toEqual({ vainSearches: [], cityVisits: [] })
      const insert = (words: string) =>
        db.write((trx) =>
          sql`insert into vain_searches values ('2026-11-23', 0, 0, ${words}, 1)`.execute(trx),
        )
      await insert('x'.repeat(60))
      await expect(insert('x'.repeat(61))).rejects.toThrow()
      expect(await readTables(db.read, tables)).toEqual(old)
      expect(await migrateTo(db, before)).toEqual([step])
      expect(await readTables(db.read, tables)).toEqual(old)
      for (const name of added) await expect(readTables(db.read, [name])).rejects.toThrow()
    })
  },
)
