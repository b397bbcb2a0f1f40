import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Counts under a key: a JSON list of times in ms, oldest first. `strikes` is how often the waits of a growing limit
// were served. A row past `expires_at` means the same as no row.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  await sql`create table rate_limits (
    key ${key} not null primary key check (length(key) between 32 and 128),
    events text not null,
    strikes integer not null check (strikes >= 0),
    expires_at ${time} not null
  ) ${postgres ? sql`` : sql`strict`}`.execute(db)
  await sql`create index rate_limits_expiry on rate_limits (expires_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table rate_limits`.execute(db)
}
