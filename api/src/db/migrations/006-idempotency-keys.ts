import { type Kysely, PostgresAdapter, sql } from 'kysely'

// A write whose response was lost is sent again with the same key, and is not repeated then.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict, without rowid`
  const statements = [
    sql`create table idempotency_keys (
      user_id ${key} not null references users (id) on delete cascade,
      key ${key} not null check (length(key) between 1 and 64),
      fingerprint ${key} not null check (length(fingerprint) = 64),
      portfolio_id ${key} not null references portfolios (id) on delete cascade,
      created_at ${time} not null,
      primary key (user_id, key)
    ) ${table}`,
    sql`create index idempotency_keys_by_portfolio on idempotency_keys (portfolio_id)`,
    sql`create index idempotency_keys_by_time on idempotency_keys (created_at)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table idempotency_keys`.execute(db)
}
