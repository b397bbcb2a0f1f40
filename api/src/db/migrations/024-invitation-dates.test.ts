import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '023-unsubscribe-links'
const step = '024-invitation-dates'

/** Tables with invitations and drafts, each after those it refers to. */
const tables = [
  ...['accounts', 'companies', 'requests', 'invitations', 'quotes', 'quoteDrafts', 'requestQuestions'],
]

describeOnEachEngine('a database of the version before invitations had dates', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    for (const name of ['invitations', 'requestQuestions']) expect(kept.old[name], name).not.toEqual([])
  })
  afterAll(() => kept.remove())

  it('keeps every row and every value, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    await db.write((trx) =>
      sql`insert into quote_drafts (invitation_id, company_id, draft, version, saved_at)
        select id, company_id, '{"a":1}', 2, 5 from invitations where company_id is not null`.execute(trx),
    )
    const old = await readTables(db.read, tables)
    expect(await migrateTo(db, step)).toEqual([step])
    const { invitations = [], quoteDrafts = [], ...rest } = await readTables(db.read, tables)
    const { invitations: oldInvitations = [], quoteDrafts: oldDrafts = [], ...same } = old
    expect(rest).toEqual(same)
    const dates = { declinedAt: null, releasedAt: null }
    expect(invitations).toHaveLength(oldInvitations.length)
    expect(invitations).toEqual(expect.arrayContaining(oldInvitations.map((row) => ({ ...row, ...dates }))))
    const prices = { pricesGiven: null, pricesAsked: null }
    expect(oldDrafts).not.toEqual([])
    expect(quoteDrafts).toHaveLength(oldDrafts.length)
    expect(quoteDrafts).toEqual(expect.arrayContaining(oldDrafts.map((row) => ({ ...row, ...prices }))))
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, tables)).toEqual(old)
  })
})
