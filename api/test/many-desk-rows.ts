import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../src/db/engines/connect.ts'

type Sql = RawBuilder<unknown>

const minuteMs = 60_000

/**
 * Fills the log with SQL alone: one line a minute, of ten people, with events about a thousand things; every thousandth
 * is a rare event.
 */
export async function fillLog(db: Database, { lines, now }: { lines: number; now: number }): Promise<void> {
  const numbers = (count: number) => sql`(with recursive counter (n) as
    (select 1 union all select n + 1 from counter where n < ${sql.lit(count)}) select n from counter) as numbers`
  await db.write(async (trx) => {
    await sql`insert into desk_log select 'line-' || printf('%09d', n),
      case when n % 1000 = 0 then 'company-deleted' when n % 3 = 0 then 'company-hidden' else 'signed-in' end,
      'actor-' || (n * 7 % 10), 'A person', 'company', 'subject-' || (n * 7919 % 1000), null, null, 'local',
      ${sql.lit(now)} - n * ${sql.lit(minuteMs)} from ${numbers(lines)}`.execute(trx)
  })
  await db.analyze()
}

/**
 * Fills reports and marks with SQL alone, about the companies and projects of `fillMany` with as many projects. Three of
 * four reports are open, every third is about a project; each thing has a few. Every company has a licence that is
 * shown; the last 40 wait with another.
 */
export async function fillQueues(
  db: Database,
  { companies, reports }: { companies: number; reports: number },
): Promise<void> {
  const numbers = (count: number) => sql`(with recursive counter (n) as
    (select 1 union all select n + 1 from counter where n < ${sql.lit(count)}) select n from counter) as numbers`
  const id = (number: Sql) =>
    sql`'01900000-0000-7000-8000-' || substr(cast(1000000000000 + ${number} as text), 2)`
  const n = sql`n`
  // A number of 8 bytes: 300,000 times 7919 is more than PostgreSQL's integer holds.
  const thing = sql`1 + (cast(n as bigint) * 7919) % ${sql.lit(companies)}`
  const lastDay =
    db.kind === 'sqlite'
      ? sql`date('2026-11-01', '+' || (n % 700) || ' days')`
      : sql`cast(date '2026-11-01' + n % 700 as text)`
  const mark = (
    from: Sql,
    state: string,
    kind: string,
  ) => sql`insert into marks (id, company_id, kind, number, holder,
      valid_until, state, words, entered_at, checked_at)
    select ${id(sql`n + ${from}`)}, ${id(n)}, ${sql.lit(kind)}, 'C-4/' || n, '', ${lastDay},
      ${sql.lit(state)}, '', n, ${state === 'checked' ? sql`n` : sql`null`} from ${numbers(companies)}`
  await db.write(async (trx) => {
    await sql`insert into reports (id, kind, company_id, portfolio_id, reason, words, email, language, outcome, created_at, closed_at)
      select ${id(n)}, case when n % 3 = 0 then 'project' else 'profile' end,
        case when n % 3 = 0 then null else ${id(thing)} end, case when n % 3 = 0 then ${id(thing)} else null end,
        'spam', 'Twice the same.', '', 'en', case when n % 4 = 0 then 'asked' end, n,
        case when n % 4 = 0 then n + 1000 end from ${numbers(reports)}`.execute(trx)
    await mark(sql`0`, 'checked', 'pec').execute(trx)
    await sql`${mark(sql`2000000`, 'entered', 'ntn')} where n > ${sql.lit(companies - 40)}`.execute(trx)
  })
  await db.analyze()
}
