import { type Kysely, PostgresAdapter, sql } from 'kysely'

// The new address is not unique here: two accounts may ask for the same one, and the account that confirms first gets
// it.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const hash = (column: string) =>
    sql`${sql.ref(column)} ${key} not null unique check (length(${sql.ref(column)}) between 32 and 128)`
  await sql`create table email_changes (
    account_id ${key} not null primary key references accounts (id) on delete cascade,
    old_email ${key} not null check (length(old_email) <= 320),
    new_email ${key} not null check (length(new_email) <= 320),
    ${hash('old_token_hash')},
    ${hash('new_token_hash')},
    old_confirmed_at ${time},
    new_confirmed_at ${time},
    changed_at ${time},
    old_mail_id ${key} not null,
    new_mail_id ${key} not null,
    session_hash ${key} not null,
    created_at ${time} not null,
    expires_at ${time} not null,
    check (changed_at is null or (old_confirmed_at is not null and new_confirmed_at is not null))
  ) ${postgres ? sql`` : sql`strict`}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table email_changes`.execute(db)
}
