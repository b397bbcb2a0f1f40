import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../src/db/connect.ts'

const dayMs = 24 * 60 * 60_000

/** Fills the tables that the desk's figures count with SQL alone, evenly over the 730 days before `now`. */
export async function fillTwoYears(
  db: Database,
  { now, companies, portfolios, requests }: Record<'now' | 'companies' | 'portfolios' | 'requests', number>,
): Promise<void> {
  const numbers = (count: number) => sql`(with recursive counter (n) as
    (select 1 union all select n + 1 from counter where n < ${sql.lit(count)}) select n from counter) as numbers`
  const id = (number: RawBuilder<unknown>) => sql`printf('%036d', ${number})`
  const spread = (count: number) => sql`${sql.lit(now)} - n * ${sql.lit(Math.floor((730 * dayMs) / count))}`
  const texts = ['facebook_link', 'twitter_link', 'linkedin_link', 'instagram_link', 'tiktok_link', 'address']
  const more = ['phone', 'email', 'website', 'magazine_link', 'publication', 'price']
  const columns = [...texts, ...more]
  const statements = [
    sql`insert into accounts (id, email, email_key, password_hash, role, created_at, updated_at)
      select ${id(sql`n`)}, n || '@example.com', n || '@example.com', 'none', 'Company', 1, 1 from ${numbers(companies)}`,
    sql`insert into companies (id, account_id, name, position, position_key, search_text, unlisted, created_at, updated_at)
      select ${id(sql`n`)}, ${id(sql`n`)}, 'Company ' || n, null, 2147483647, 'company', 0, ${spread(companies)}, 1 from ${numbers(companies)}`,
    sql`insert into portfolios (id, position_key, company_id, hidden, place, title, content, ${sql.join(columns.map((one) => sql.ref(one)))},
        created_at, updated_at)
      select ${id(sql`n`)}, 2147483647, ${id(sql`1 + n % ${sql.lit(companies)}`)}, 0, n, 'A house', 'With a court.',
        ${sql.join(columns.map(() => sql.lit('')))}, ${spread(portfolios)}, 1 from ${numbers(portfolios)}`,
    sql`insert into requests (id, state, service, name, email, email_key, phone, city, locality, start, notes, key_hash, created_at,
        opened_at, first_answered_at, ends_at, ended_at)
      select ${id(sql`n`)}, 'chosen', 5, 'A', 'a@b.example', 'a@b.example', '', 'Lahore', '', '', '', printf('%064d', n),
        ${spread(requests)}, ${spread(requests)}, ${spread(requests)} + 3600000 * (n % 90), 9000000000000, ${spread(requests)} from ${numbers(requests)}`,
  ]
  await db.write(async (trx) => {
    for (const statement of statements) await statement.execute(trx)
  })
  await db.analyze()
}
