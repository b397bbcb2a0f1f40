import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '026-plot-sizes'
const step = '027-drafts'

/** Tables with portfolios and what belongs to them, each after those it refers to. */
const tables = [
  ...['accounts', 'companies', 'portfolios', 'images'],
  ...['portfolioCities', 'portfolioBuildingTypes', 'portfolioCityTypes'],
]

describeOnEachEngine('a database of the version before there were drafts', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    for (const name of ['portfolios', 'portfolioCities', 'images'])
      expect(kept.old[name], name).not.toEqual([])
  })
  afterAll(() => kept.remove())

  it('keeps every row and every value, and goes back with its drafts as hidden portfolios', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    const old = await readTables(db.read, tables)
    expect(await migrateTo(db, step)).toContain(step)
    const now = await readTables(db.read, tables)
    const asBefore = { ...now, portfolios: now.portfolios?.map(({ draft: _, ...row }) => row) }
    expect(asBefore).toEqual(old)
    expect(now.portfolios?.map(({ draft }) => draft)).toEqual(old.portfolios?.map(() => 0))

    const [first] = now.portfolios ?? []
    const set = (values: ReturnType<typeof sql>) =>
      db.write((trx) => sql`update portfolios set ${values} where id = ${first?.id}`.execute(trx))
    await expect(set(sql`title = ''`)).rejects.toThrow(/check/i)
    await expect(set(sql`draft = 1, hidden = 0`)).rejects.toThrow(/check/i)
    await expect(set(sql`title = ${'x'.repeat(401)}`)).rejects.toThrow(/check/i)
    await set(sql`draft = 1, hidden = 1, title = ''`)

    expect(await migrateTo(db, before)).toContain(step)
    const back = await readTables(db.read, tables)
    expect(back.portfolios).toContainEqual({
      ...old.portfolios?.find(({ id }) => id === first?.id),
      hidden: 1,
      title: 'Draft',
    })
    expect(back.images).toEqual(old.images)
    await expect(set(sql`content = ''`)).rejects.toThrow(/check/i)
  })
})
