import { type RawBuilder, sql } from 'kysely'
import { putBack } from './kept-rows.ts'
import type { Statements, Types } from './types.ts'

// An account without a row in email_confirmations is older than that table, and counts as confirmed.

export function accounts({ key, whole, table }: Types): Statements {
  const account = sql`account_id ${key} not null`
  const ofAccount = sql`references accounts (id) on delete cascade`
  return [
    sql`create table accounts (
      id ${key} not null primary key check (length(id) = 36),
      email text not null check (length(email) between 3 and 320),
      email_key ${key} not null unique check (length(email_key) between 3 and 320),
      password_hash text not null check (length(password_hash) between 1 and 500),
      role text not null check (role in ('Company', 'Operator', 'Editor')),
      language ${key} not null default 'en' check (language in ('en', 'ur')),
      created_at ${whole} not null,
      updated_at ${whole} not null
    ) ${table}`,
    putBack('accounts', 'id email email_key password_hash role created_at updated_at'),
    // Share pictures show companies, not requests.
    sql`alter table account_removals add column shown integer not null default 1 check (shown in (0, 1))`,
    sql`create table sessions (
      token_hash ${key} not null primary key check (${tokenLength('token_hash')}),
      id ${key} not null,
      ${account} ${ofAccount},
      device ${key} not null check (length(device) <= 100),
      code_at ${whole},
      created_at ${whole} not null,
      last_used_at ${whole} not null,
      expires_at ${whole} not null
    ) ${table}`,
    putBack('sessions', 'token_hash id account_id device created_at last_used_at expires_at'),
    sql`create unique index sessions_by_id on sessions (account_id, id)`,
    sql`create index sessions_by_expiry on sessions (expires_at)`,
    sql`create table reset_codes (
      id ${key} not null primary key check (length(id) = 36),
      ${account} ${ofAccount},
      code_hash ${key} not null check (length(code_hash) between 32 and 500),
      guesses_left integer not null check (guesses_left >= 0),
      created_at ${whole} not null,
      expires_at ${whole} not null,
      used_at ${whole}
    ) ${table}`,
    putBack('reset_codes', 'id account_id code_hash guesses_left created_at expires_at used_at'),
    sql`create index reset_codes_by_account on reset_codes (account_id, created_at)`,
    sql`create table email_confirmations (
      ${account} primary key ${ofAccount},
      token_hash ${key} not null unique check (${tokenLength('token_hash')}),
      expires_at ${whole} not null,
      confirmed_at ${whole},
      created_at ${whole} not null
    ) ${table}`,
    putBack('email_confirmations', 'account_id token_hash expires_at confirmed_at created_at'),
    // The new address is not unique here: two accounts may ask for the same one, and the account that confirms first
    // gets it.
    sql`create table email_changes (
      ${account} primary key ${ofAccount},
      new_email ${key} not null check (length(new_email) <= 320),
      token_hash ${key} not null unique check (${tokenLength('token_hash')}),
      mail_id ${key} not null,
      session_hash ${key} not null,
      changed_at ${whole},
      created_at ${whole} not null,
      expires_at ${whole} not null
    ) ${table}`,
    // Each link that undoes a change of address, whatever happens meanwhile.
    sql`create table email_undos (
      token_hash ${key} not null primary key check (${tokenLength('token_hash')}),
      ${account} ${ofAccount},
      email ${key} not null check (length(email) <= 320),
      email_key ${key} not null check (length(email_key) <= 320),
      mail_id ${key} not null,
      expires_at ${whole} not null
    ) ${table}`,
    sql`create index email_undos_by_account on email_undos (account_id)`,
    sql`create index email_undos_by_email on email_undos (email_key)`,
  ]
}

function tokenLength(column: string): RawBuilder<unknown> {
  return sql`length(${sql.ref(column)}) between 32 and 128`
}
