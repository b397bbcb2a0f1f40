import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '024-invitation-dates'
const step = '025-company-rates'

/** Tables with data of companies, each after those it refers to. */
const tables = ['accounts', 'companies', 'companyCategories', 'companyCities', 'portfolios', 'marks']

describeOnEachEngine('a database of the version before companies gave rates', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    for (const name of ['companies', 'portfolios', 'marks']) expect(kept.old[name], name).not.toEqual([])
  })
  afterAll(() => kept.remove())

  it('keeps every row and every value, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    const old = await readTables(db.read, tables)
    expect(await migrateTo(db, step)).toEqual([step])
    const { companies = [], ...rest } = await readTables(db.read, tables)
    const { companies: oldCompanies = [], ...same } = old
    expect(rest).toEqual(same)
    const rates = {
      ...{ completeRatePkr: null, completeRateGivenAt: null, greyRatePkr: null, greyRateGivenAt: null },
      ratesAskedBefore: null,
    }
    expect(companies).toHaveLength(oldCompanies.length)
    expect(companies).toEqual(expect.arrayContaining(oldCompanies.map((row) => ({ ...row, ...rates }))))
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, tables)).toEqual(old)
  })
})
