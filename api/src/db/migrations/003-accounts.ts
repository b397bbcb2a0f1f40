import { type Kysely, PostgresAdapter, sql } from 'kysely'

// An account without a row in email_confirmations is older than that table, and counts as confirmed.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  const statements = [
    // The id of a session in lists and for ending it: its token's hash is never sent.
    sql`alter table sessions add column id ${key} not null default ''`,
    sql`alter table sessions add column device ${key} not null default '' check (length(device) <= 100)`,
    sql`update sessions set id = substr(token_hash, 1, 8) || '-' || substr(token_hash, 9, 4) || '-4'
      || substr(token_hash, 14, 3) || '-8' || substr(token_hash, 18, 3) || '-' || substr(token_hash, 21, 12)`,
    sql`create unique index sessions_by_id on sessions (user_id, id)`,
    sql`drop index sessions_by_user`,
    sql`create table email_confirmations (
      user_id ${key} not null primary key references users (id) on delete cascade,
      token_hash ${key} not null unique check (length(token_hash) between 32 and 128),
      unlisted integer not null check (unlisted in (0, 1)),
      expires_at ${time} not null,
      confirmed_at ${time},
      created_at ${time} not null,
      check (confirmed_at is null or unlisted = 0)
    ) ${table}`,
    sql`create index mail_outbox_recipient on mail_outbox (recipient)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop index mail_outbox_recipient`,
    sql`drop table email_confirmations`,
    sql`create index sessions_by_user on sessions (user_id)`,
    sql`drop index sessions_by_id`,
    sql`alter table sessions drop column device`,
    sql`alter table sessions drop column id`,
  ]
  for (const statement of statements) await statement.execute(db)
}
