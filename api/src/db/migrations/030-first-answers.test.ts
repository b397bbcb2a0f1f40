import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '029-reported-things'
const step = '030-first-answers'
const tables = ['accounts', 'companies', 'requests', 'invitations', 'quotes', 'requestQuestions']

describeOnEachEngine('a database of the version before requests had a first answer', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    kept = await openKeptVersion('version-022', { before: kept022, tables, catalogue: [], files: [] })
    for (const name of ['quotes', 'requests']) expect(kept.old[name], name).not.toEqual([])
  })
  afterAll(() => kept.remove())

  it('learns it from quotes and refusals, keeps all else, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    await db.write((trx) => sql`update invitations set declined_at = 7 where state = 'declined'`.execute(trx))
    const old = await readTables(db.read, tables)
    const answersOf = (requestId: unknown) => {
      const invitations = (old.invitations ?? []).filter((row) => row.requestId === requestId)
      const ids = invitations.map(({ id }) => id)
      const quotes = (old.quotes ?? []).filter((row) => ids.includes(row.invitationId))
      const times = [
        ...quotes.map(({ sentAt }) => sentAt),
        ...invitations.map(({ declinedAt }) => declinedAt),
      ]
      return times.filter((time) => time !== null).map(Number)
    }
    const requests = (old.requests ?? []).map((row) => {
      const times = answersOf(row.id)
      return { ...row, firstAnsweredAt: times.length > 0 ? Math.min(...times) : null }
    })
    expect(requests.some(({ firstAnsweredAt }) => firstAnsweredAt !== null)).toBe(true)
    expect(requests.some(({ firstAnsweredAt }) => firstAnsweredAt === null)).toBe(true)

    expect(await migrateTo(db, step)).toEqual([step])
    const after = await readTables(db.read, tables)
    expect(after).toEqual({ ...old, requests: expect.arrayContaining(requests) })
    expect(after.requests).toHaveLength(requests.length)
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, tables)).toEqual(old)
  })
})
