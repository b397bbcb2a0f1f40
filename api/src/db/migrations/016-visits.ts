import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Visits of companies by day. A mark shows that a visitor was counted that day; it is deleted when the day is over.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const table = postgres ? sql`` : sql`strict, without rowid`
  const day = sql`day ${key} not null check (length(day) = 10)`
  const statements = [
    sql`create table company_visits (
      company_id ${key} not null references companies (id) on delete cascade,
      ${day},
      kind ${key} not null check (kind in ('profile', 'project', 'contact')),
      visits integer not null check (visits > 0),
      primary key (company_id, day, kind)
    ) ${table}`,
    sql`create index company_visits_by_day on company_visits (day)`,
    sql`create table visit_marks (
      ${day},
      hash ${key} not null check (length(hash) = 64),
      primary key (day, hash)
    ) ${table}`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table visit_marks`.execute(db)
  await sql`drop table company_visits`.execute(db)
}
