import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type RawBuilder, sql } from 'kysely'
import { type Database, openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { keepFigures } from '../api/src/features/desk/figures/figures-service.ts'
import { note } from './report.ts'
import { freshFolder, removeFolder } from './server.ts'

const dayMs = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 23, 9)
const sizes = { companies: 100_000, portfolios: 1_000_000, requests: 300_000 }

/** The desk's figures of two years: of 100,000 companies, a million projects and 300,000 requests, how long the server is busy with them. */
export async function benchDeskFigures(): Promise<void> {
  const folder = await freshFolder()
  const db = await openDatabase({ kind: 'sqlite', file: join(folder, 'bench.sqlite') })
  try {
    await migrateToLatest(db)
    await fillTwoYears(db)
    const figures = keepFigures({ db, clock: () => now })
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const started = performance.now()
    await figures()
    const ms = performance.now() - started
    // The last block is told at the next turn.
    await new Promise((done) => setTimeout(done, 20))
    delay.disable()
    const longest = delay.max / 1e6
    const what =
      'figures of the desk, 100,000 companies, 1,000,000 projects, 300,000 requests, longest block, SQLite'
    note(what, `${longest.toFixed(0)} ms (${ms.toFixed(0)} ms in all)`, 'at most 100 ms', longest <= 100)
  } finally {
    await db.close()
    await removeFolder(folder)
  }
}

/** Fills the tables by the database itself, evenly over 730 days. */
async function fillTwoYears(db: Database): Promise<void> {
  const numbers = (count: number) => sql`(with recursive counter (n) as
    (select 1 union all select n + 1 from counter where n < ${sql.lit(count)}) select n from counter) as numbers`
  const id = (number: RawBuilder<unknown>) => sql`printf('%036d', ${number})`
  const spread = (count: number) => sql`${sql.lit(now)} - n * ${sql.lit(Math.floor((730 * dayMs) / count))}`
  const { companies, portfolios, requests } = sizes
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
