import { sql } from 'kysely'
import type { Database } from '../src/db/connect.ts'

const minuteMs = 60_000

/**
 * Fills the log and the outbox with SQL alone. The log gets one line a minute, of ten people, with events about a
 * thousand things; every thousandth is a rare event. One mail in 500 has failed.
 */
export function fillDesk(
  db: Database,
  { lines, mails, now }: { lines: number; mails: number; now: number },
): Promise<unknown> {
  const numbers = (count: number) => sql`(with recursive counter (n) as
    (select 1 union all select n + 1 from counter where n < ${sql.lit(count)}) select n from counter) as numbers`
  return db.write(async (trx) => {
    await sql`insert into desk_log select 'line-' || printf('%09d', n),
      case when n % 1000 = 0 then 'company-deleted' when n % 3 = 0 then 'company-hidden' else 'signed-in' end,
      'actor-' || (n * 7 % 10), 'A person', 'company', 'subject-' || (n * 7919 % 1000), null, null, 'local',
      ${sql.lit(now)} - n * ${sql.lit(minuteMs)} from ${numbers(lines)}`.execute(trx)
    await sql`insert into mail_outbox (id, recipient, subject, text, html, attempts, created_at, next_attempt_at, expires_at)
      select printf('%036d', n), 'a@example.com', 'A subject', 'A text', '', case when n % 500 = 0 then 2 else 0 end,
      ${sql.lit(now)}, ${sql.lit(now)} + n, ${sql.lit(now)} + 86400000 + n from ${numbers(mails)}`.execute(
      trx,
    )
    await sql`analyze`.execute(trx)
  })
}
