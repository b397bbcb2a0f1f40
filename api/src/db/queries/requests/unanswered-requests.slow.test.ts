import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../../test/databases.ts'
import { fillInvitations } from '../../../../test/many-invitations.ts'
import { fillMany, idOfMany } from '../../../../test/many-rows.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import { newId } from '../../../core/secrets/ids.ts'
import type { Database, Reader } from '../../database.ts'
import {
  countUnanswered,
  isSuggested,
  lastSuggestions,
  listAskedCompanies,
  listSilent,
  listSuggested,
  listUnanswered,
} from './unanswered-requests.ts'

// A page of requests without an answer reads its own rows from an index, however many requests there are.

const many = 20_000
const companyId = idOfMany(1)
/** A table that grows, read without an index, or sorted as a whole. */
const costly = {
  sqlite:
    /AUTOMATIC|SCAN (i|c|s|p|hidden|requests|invitations|companies|suggested_companies)\b(?!.*USING (COVERING )?INDEX)/,
  postgres: /Seq Scan on (requests|invitations|companies|portfolios)/,
}

describeOnEachEngine('a page of requests without an answer', (_open, engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await fillMany(db)
    await fillInvitations(db, companyId, many)
    // One in a hundred has no answer, and some of those have ended.
    await db.write(async (trx) => {
      await sql`update requests set first_answered_at = opened_at where opened_at % 100 <> 0`.execute(trx)
      await sql`update requests set state = 'closed', ended_at = 1 where opened_at % 1000 = 0`.execute(trx)
    })
    await db.analyze()
  })
  afterAll(() => db.close())

  const asked = { openedBy: many, now: many }

  it('is found by its index, oldest first, page after page', async () => {
    const first = await listUnanswered(db.read, { ...asked, after: undefined }, 3)
    expect(first.map(({ openedAt }) => openedAt)).toEqual([100, 200, 300])
    const [, after] = first
    const second = await listUnanswered(db.read, { ...asked, after }, 2)
    expect(second.map(({ openedAt }) => openedAt)).toEqual([300, 400])
    for (const from of [undefined, after]) {
      const plans = await plansOf(db, (reader) => listUnanswered(reader, { ...asked, after: from }, 25))
      expect(plans).not.toMatch(costly[engine])
      expect(plans).toContain('requests_unanswered')
      expect(plans).not.toMatch(/TEMP B-TREE|Sort/)
    }
  })

  it('is counted up to a hundred by the same index', async () => {
    expect(await countUnanswered(db.read, asked)).toBe(100)
    expect(await countUnanswered(db.read, { openedBy: 350, now: many })).toBe(3)
    expect(await plansOf(db, (reader) => countUnanswered(reader, asked))).toContain('requests_unanswered')
  })

  it('has companies that are found by indexes', async () => {
    const ids = Array.from({ length: 24 }, () => newId())
    const questions: ((reader: Reader) => Promise<unknown>)[] = [
      (reader) => listAskedCompanies(reader, ids),
      (reader) => listSuggested(reader, ids),
      (reader) => lastSuggestions(reader, ids),
      (reader) => listSilent(reader, [companyId, ...ids], 5),
      (reader) => isSuggested(reader, { requestId: newId(), companyId }),
    ]
    for (const ask of questions) expect(await plansOf(db, ask)).not.toMatch(costly[engine])
    expect(await listSilent(db.read, [companyId, ...ids], 60)).toEqual(new Set([companyId]))
  })
})
