import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Counts by day: searches of the directory that found nothing, and the way to companies by city. A city or a service
// that is not known is 0.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const table = postgres ? sql`` : sql`strict, without rowid`
  const day = sql`day ${key} not null check (length(day) = 10)`
  const statements = [
    sql`create table vain_searches (
      ${day},
      city_id integer not null,
      category_id integer not null,
      words ${key} not null check (length(words) <= 60),
      searches integer not null check (searches > 0),
      primary key (day, city_id, category_id, words)
    ) ${table}`,
    sql`create table city_visits (
      ${day},
      city_id integer not null,
      kind ${key} not null check (kind in ('list', 'profile', 'project', 'contact')),
      visits integer not null check (visits > 0),
      primary key (day, city_id, kind)
    ) ${table}`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['vain_searches', 'city_visits']) await sql`drop table ${sql.table(table)}`.execute(db)
}
