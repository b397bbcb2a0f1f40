import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Calls that create something and came with an Idempotency-Key, so that the same call again creates nothing more.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  const statements = [
    sql`create table keyed_calls (
      id ${key} not null primary key check (length(id) = 64),
      fingerprint ${key} not null check (length(fingerprint) = 64),
      response text,
      created_at ${time} not null
    ) ${table}`,
    sql`create index keyed_calls_by_time on keyed_calls (created_at)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table keyed_calls`.execute(db)
}
