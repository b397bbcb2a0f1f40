import { sql } from 'kysely'
import type { Writer } from '../database.ts'
import { type Statements, type Types, typesOf } from './009-second-version/types.ts'

// Mails of house files: the code that confirms a mailbox, the way back of one that was replaced, and links that open a house
// again. Notices are made anew with the time from which they are due; nothing has written them before.

export async function up(db: Writer): Promise<void> {
  const types = typesOf(db)
  for (const statement of [...notices(types), ...mailboxes(types), ...waysBack(types)])
    await statement.execute(db)
}

function notices({ key, whole, table }: Types): Statements {
  return [
    sql`drop table house_notices`,
    sql`create table house_notices (
      id ${key} not null primary key,
      house_id ${key} not null references houses (id) on delete cascade,
      company_id ${key} references companies (id) on delete cascade,
      event ${key} not null,
      thing_id ${key},
      due_at ${whole} not null,
      created_at ${whole} not null
    ) ${table}`,
    sql`create index house_notices_by_house on house_notices (house_id, company_id)`,
    sql`create index house_notices_by_company on house_notices (company_id)`,
    sql`create index house_notices_due on house_notices (due_at)`,
    sql`alter table houses add column told_at ${whole}`,
    sql`create index houses_by_mailbox on houses (email_key) where email_confirmed_at is not null`,
  ]
}

function mailboxes({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_codes (
      house_id ${key} not null primary key references houses (id) on delete cascade,
      code_hash ${key} not null check (length(code_hash) = 64),
      tries_left integer not null check (tries_left >= 0),
      expires_at ${whole} not null
    ) ${table}`,
    sql`create index house_codes_by_end on house_codes (expires_at)`,
    sql`create table house_old_mailboxes (
      house_id ${key} not null references houses (id) on delete cascade,
      email_key ${key} not null check (length(email_key) <= 500),
      email text not null check (length(email) <= 500),
      expires_at ${whole} not null,
      primary key (house_id, email_key)
    ) ${table}`,
    sql`create index house_old_mailboxes_by_email on house_old_mailboxes (email_key)`,
    sql`create index house_old_mailboxes_by_end on house_old_mailboxes (expires_at)`,
  ]
}

function waysBack({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_ways_back (
      token_hash ${key} not null primary key check (length(token_hash) = 64),
      house_id ${key} not null references houses (id) on delete cascade,
      mailbox_key ${key} not null check (length(mailbox_key) = 64),
      used_key_hash ${key} check (length(used_key_hash) = 64),
      expires_at ${whole} not null,
      created_at ${whole} not null
    ) ${table}`,
    sql`create index house_ways_back_by_house on house_ways_back (house_id, created_at)`,
    sql`create index house_ways_back_by_end on house_ways_back (created_at)`,
  ]
}
