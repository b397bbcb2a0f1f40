import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '035-catalogue-changes'
const step = '036-company-traces'
const tables = ['accounts', 'companies', 'portfolios', 'images']
const added = { companies: 'imageHash', images: 'contentHash' } as Record<string, string>

describeOnEachEngine('a database of the version before companies were compared', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    expect(kept.old.companies).not.toEqual([])
    expect(kept.old.images).not.toEqual([])
  })
  afterAll(() => kept.remove())

  it('keeps every row and every value, has every company to trace, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    const old = await readTables(db.read, tables)
    expect(await migrateTo(db, step)).toEqual([step])
    const withHashes = tables.map((table) => [
      table,
      old[table]?.map((row) => ({ ...row, ...(added[table] && { [added[table]]: null }) })),
    ])
    expect(await readTables(db.read, tables)).toEqual(Object.fromEntries(withHashes))
    const { companiesToTrace, companyTraces } = await readTables(db.read, [
      'companiesToTrace',
      'companyTraces',
    ])
    const ids = old.companies?.map(({ id }) => ({ companyId: id }))
    expect(companiesToTrace).toEqual(ids)
    expect(companyTraces).toEqual([])
    const insert = (value: string) =>
      db.write((trx) =>
        sql`insert into company_traces (id, company_id, kind, value, is_open, created_at)
          values (${ids?.[0]?.companyId}, ${ids?.[0]?.companyId}, 'phone', ${value}, 1, 1)`.execute(trx),
      )
    await expect(insert('x'.repeat(65))).rejects.toThrow()
    await insert('x'.repeat(64))
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, tables)).toEqual(old)
    for (const name of ['companiesToTrace', 'companyTraces']) {
      await expect(readTables(db.read, [name])).rejects.toThrow()
    }
  })
})
