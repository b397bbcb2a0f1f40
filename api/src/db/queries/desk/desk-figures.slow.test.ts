import { figureCounts } from '@tameer/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../../test/databases.ts'
import { fillInvitations } from '../../../../test/many-invitations.ts'
import { fillMany, idOfMany } from '../../../../test/many-rows.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import type { Database } from '../../database.ts'
import { countByDay, listClaimAnswers, listFirstAnswers } from './desk-figures.ts'

// The figures of a week read the rows of that week, found by indexes, however many other rows there are.

const minuteMs = 60_000
const week = { from: 1000 * minuteMs, until: 1200 * minuteMs }
/** A table that grows, read without an index that leads to the range. */
const costly = { sqlite: /SCAN (?!moments)/, postgres: /Seq Scan/ }

describeOnEachEngine('figures of the desk', (_open, engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await fillMany(db)
    await fillInvitations(db, idOfMany(1), 20_000)
    // One a minute since 1970.
    const minute = sql`(sent_at - 1) * ${sql.lit(minuteMs)}`
    const spread = [
      sql`update companies set created_at = cast(substr(id, 25) as integer) * ${sql.lit(minuteMs)}`,
      sql`update portfolios set created_at = cast(substr(id, 25) as integer) * ${sql.lit(minuteMs)}`,
      sql`update invitations set declined_at = ${minute} + 10`,
      sql`insert into quotes (id, invitation_id, company_id, revision, body, headline_pkr, like_for_like_pkr, valid_until,
          service, city, has_rates, sent_at)
        select id, id, company_id, 1, '{}', 1, 1, '2026-12-31', 5, 'Lahore', 0, declined_at from invitations`,
      sql`update requests set opened_at = opened_at * ${sql.lit(minuteMs)}, ended_at = opened_at * ${sql.lit(minuteMs)},
        first_answered_at = opened_at * ${sql.lit(minuteMs)} + 10, state = 'chosen'`,
      // One house, in whose diary claims and answers take turns.
      sql`insert into houses (id, basis, state, builder, city, locality, base_pkr, tax_on_top, starts_on, language,
          made_fingerprint, seq, created_at, acted_at)
        values ('h', 'estimate', 'open', '', 'Lahore', '', 1, 0, '2026-11-01', 'en', ${'a'.repeat(64)}, 0, 0, 0)`,
      sql`insert into house_entries (house_id, id, seq, kind, stage_id, text, side, who, at)
        select 'h', id, number, case number % 2 when 1 then 'claim' else 'agreed' end,
          'stage-' || cast((number + 1) / 2 as text), '', 'family', '', number * ${sql.lit(minuteMs)}
        from (select id, row_number() over (order by id) as number from invitations) as numbered`,
      sql`insert into house_stages (house_id, id, position, stage, due, share_pkr, state, agreed_at)
        select house_id, id, seq, 'walls', 'during-work', 1, 'agreed', at from house_entries`,
    ]
    await db.write(async (trx) => {
      for (const statement of spread) await statement.execute(trx)
    })
    await db.analyze()
  })
  afterAll(() => db.close())

  it.each(figureCounts)('count %s by an index', async (what) => {
    const ask = { ...week, timeOfDay: 0 }
    expect(await plansOf(db, (reader) => countByDay(reader, what, ask))).not.toMatch(costly[engine])
    // Some of the companies and projects are hidden.
    const days = await countByDay(db.read, what, ask)
    expect(days.reduce((sum, { all }) => sum + Number(all), 0)).toBeGreaterThan(180)
  })

  it('find answers to claims by an index', async () => {
    expect(await plansOf(db, (reader) => listClaimAnswers(reader, week))).not.toMatch(costly[engine])
    const answers = await listClaimAnswers(db.read, week)
    expect([answers.length, answers[0]?.waited]).toEqual([101, minuteMs])
  })

  it('find first answers by an index', async () => {
    expect(await plansOf(db, (reader) => listFirstAnswers(reader, week))).not.toMatch(costly[engine])
    const answers = await listFirstAnswers(db.read, week)
    expect(answers).toHaveLength(200)
    expect(answers[0]?.waited).toBe(10)
  })
})
