import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  const statements = [
    sql`alter table mail_outbox add column claimed_by ${key}`,
    sql`alter table mail_outbox add column claimed_until ${time} not null default 0`,
    sql`create table job_runs (
      name ${key} not null primary key check (length(name) between 1 and 50),
      owner ${key} not null,
      held_until ${time} not null,
      next_at ${time} not null,
      finished_at ${time}
    ) ${table}`,
    // Pseudonymised: the mailbox is stored as a keyed hash, and only for days.
    sql`create table account_removals (
      id ${key} not null primary key,
      mailbox_key ${key} not null check (length(mailbox_key) between 32 and 128),
      removed_at ${time} not null
    ) ${table}`,
    sql`create index account_removals_time on account_removals (removed_at)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop table account_removals`,
    sql`drop table job_runs`,
    sql`alter table mail_outbox drop column claimed_until`,
    sql`alter table mail_outbox drop column claimed_by`,
  ]
  for (const statement of statements) await statement.execute(db)
}
