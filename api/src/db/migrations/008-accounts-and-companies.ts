import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

// Splits `users` into accounts, which sign in, and companies, which are listed. The tables are created again: SQLite
// cannot drop a unique column. Portfolios and rows that refer to them stay, and refer to the new tables.

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsOf(db)
  await setAside(db, together)
  for (const statement of [
    ...accountsAndCompanies(words),
    sql`insert into accounts select id, email, email_key, password_hash, role, created_at, updated_at from kept_users`,
    sql`insert into companies
      select u.id, u.id, u.name, u.image_file, u.image_width, u.image_height, u.position, u.position_key, u.search_text,
        coalesce(e.unlisted, 0), u.created_at, u.updated_at
      from kept_users u left join kept_email_confirmations e on e.user_id = u.id`,
    ...refilled(words, apart, together),
    sql`create table email_confirmations (
      account_id ${words.key} not null primary key references accounts (id) on delete cascade,
      token_hash ${words.key} not null unique check (length(token_hash) between 32 and 128),
      expires_at ${words.time} not null,
      confirmed_at ${words.time},
      created_at ${words.time} not null
    ) ${words.table}`,
    sql`insert into email_confirmations
      select user_id, token_hash, expires_at, confirmed_at, created_at from kept_email_confirmations`,
  ]) {
    await statement.execute(db)
  }
  await putBack(db, together, apart)
}

/** Accounts without a company are lost. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const words = wordsOf(db)
  await setAside(db, apart)
  for (const statement of [
    ...users(words),
    sql`insert into users
      select c.id, c.name, a.email, a.email_key, a.password_hash, a.role, c.image_file, c.image_width, c.image_height,
        c.position, c.position_key, c.search_text, c.created_at, c.updated_at
      from kept_companies c join kept_accounts a on a.id = c.account_id`,
    ...refilled(words, together, apart),
    sql`create table email_confirmations (
      user_id ${words.key} not null primary key references users (id) on delete cascade,
      token_hash ${words.key} not null unique check (length(token_hash) between 32 and 128),
      unlisted integer not null check (unlisted in (0, 1)),
      expires_at ${words.time} not null,
      confirmed_at ${words.time},
      created_at ${words.time} not null,
      check (confirmed_at is null or unlisted = 0)
    ) ${words.table}`,
    sql`insert into email_confirmations
      select c.id, e.token_hash, c.unlisted, e.expires_at, e.confirmed_at, e.created_at
      from kept_email_confirmations e join kept_companies c on c.account_id = e.account_id`,
    sql`create unique index email_confirmations_unlisted on email_confirmations (user_id) where unlisted = 1`,
  ]) {
    await statement.execute(db)
  }
  await putBack(db, apart, together)
}

type Statements = RawBuilder<unknown>[]

interface Words {
  key: RawBuilder<unknown>
  text: RawBuilder<unknown>
  time: RawBuilder<unknown>
  table: RawBuilder<unknown>
  linkTable: RawBuilder<unknown>
}

function wordsOf(db: Kysely<unknown>): Words {
  return isPostgres(db)
    ? { key: sql`text collate "C"`, text: sql`text`, time: sql`bigint`, table: sql``, linkTable: sql`` }
    : {
        key: sql`text collate binary`,
        text: sql`text`,
        time: sql`integer`,
        table: sql`strict`,
        linkTable: sql`strict, without rowid`,
      }
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Names of tables and columns, before and after. */
interface Names {
  /** The table of accounts, and the column that refers to it. */
  accounts: string
  account: 'user' | 'account'
  /** The table of companies, and the column that refers to it. */
  companies: string
  company: 'user' | 'company'
}

const together: Names = { accounts: 'users', account: 'user', companies: 'users', company: 'user' }
const apart: Names = {
  accounts: 'accounts',
  account: 'account',
  companies: 'companies',
  company: 'company',
}

/** Tables that are created again, each after those that refer to it. */
function tablesOf({ accounts, companies, company }: Names): string[] {
  const links = [`${company}_categories`, `${company}_search_parts`]
  const others = ['sessions', 'reset_codes', 'email_confirmations', 'idempotency_keys']
  return [...links, ...others, ...new Set([companies, accounts])]
}

/**
 * Copies the rows to tables named `kept_…`, and drops the tables. Portfolios then refer to companies that do not exist.
 */
async function setAside(db: Kysely<unknown>, names: Names): Promise<void> {
  if (!isPostgres(db)) await requireForeignKeysOff(db)
  for (const table of tablesOf(names)) {
    await sql`create table ${sql.table(`kept_${table}`)} as select * from ${sql.table(table)}`.execute(db)
  }
  const [from, to] = names === together ? ['users', 'companies'] : ['companies', 'users']
  if (isPostgres(db)) {
    const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
      where conrelid = to_regclass('portfolios') and confrelid = to_regclass(${from})`.execute(db)
    for (const { name } of rows) {
      await sql`alter table portfolios drop constraint ${sql.ref(name)}`.execute(db)
    }
  } else {
    // SQLite rewrites references to a table that is renamed, even if it is dropped next.
    await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
  }
  for (const table of tablesOf(names)) {
    const stands = !isPostgres(db) && table === from ? to : table
    await sql`drop table ${sql.table(stands)}`.execute(db)
  }
}

/**
 * With foreign keys on, dropping `users` would delete every portfolio, and they cannot be switched off in a
 * transaction.
 */
async function requireForeignKeysOff(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ on: number }>`select foreign_keys as "on" from pragma_foreign_keys`.execute(db)
  if (rows[0]?.on !== 0) throw new Error('Foreign keys must be switched off before this migration.')
}

/** Lets portfolios refer to the companies again, checks that they do, and drops the copies. */
async function putBack(db: Kysely<unknown>, before: Names, after: Names): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table portfolios add foreign key (position_key, company_id)
      references ${sql.table(after.companies)} (position_key, id) on update cascade on delete cascade`.execute(
      db,
    )
  } else {
    const { rows } = await sql`select * from pragma_foreign_key_check limit 1`.execute(db)
    if (rows.length > 0) throw new Error(`A row refers to nothing: ${JSON.stringify(rows[0])}`)
  }
  const { rows } = await sql`select 1 from ${sql.table(after.accounts)} limit 1`.execute(db)
  for (const table of tablesOf(before)) await sql`drop table ${sql.table(`kept_${table}`)}`.execute(db)
  // The planner's statistics were dropped with the tables.
  if (rows.length > 0) {
    for (const table of tablesOf(after)) await sql`analyze ${sql.table(table)}`.execute(db)
  }
}

function accountsAndCompanies({ key, text, time, table }: Words): Statements {
  return [
    sql`create table accounts (
      id ${key} not null primary key check (length(id) = 36),
      email ${text} not null check (length(email) between 3 and 320),
      email_key ${key} not null unique check (length(email_key) between 3 and 320),
      password_hash ${text} not null check (length(password_hash) between 1 and 500),
      role ${text} not null check (role in ('Company', 'Operator', 'Editor')),
      created_at ${time} not null,
      updated_at ${time} not null
    ) ${table}`,
    sql`create table companies (
      id ${key} not null primary key check (length(id) = 36),
      account_id ${key} not null unique references accounts (id) on delete cascade,
      name ${text} not null check (length(name) between 1 and 200),
      image_file ${key} check (length(image_file) between 1 and 100),
      image_width integer check (image_width > 0),
      image_height integer check (image_height > 0),
      position integer check (position between 0 and 2147483646),
      position_key integer not null check (position_key = coalesce(position, 2147483647)),
      search_text ${key} not null check (length(search_text) <= 20000),
      unlisted integer not null default 0 check (unlisted in (0, 1)),
      created_at ${time} not null,
      updated_at ${time} not null,
      check ((image_file is null) = (image_width is null) and (image_file is null) = (image_height is null)),
      unique (position_key, id)
    ) ${table}`,
    sql`create index companies_image_file on companies (image_file) where image_file is not null`,
    // Every list checks for every company if it is hidden, and hardly any is.
    sql`create unique index companies_unlisted on companies (id) where unlisted = 1`,
  ]
}

function users({ key, text, time, table }: Words): Statements {
  return [
    sql`create table users (
      id ${key} not null primary key check (length(id) = 36),
      name ${text} not null check (length(name) between 1 and 200),
      email ${text} not null check (length(email) between 3 and 320),
      email_key ${key} not null unique check (length(email_key) between 3 and 320),
      password_hash ${text} not null check (length(password_hash) between 1 and 500),
      role ${text} not null check (role = 'Company'),
      image_file ${key} check (length(image_file) between 1 and 100),
      image_width integer check (image_width > 0),
      image_height integer check (image_height > 0),
      position integer check (position between 0 and 2147483646),
      position_key integer not null check (position_key = coalesce(position, 2147483647)),
      search_text ${key} not null check (length(search_text) <= 20000),
      created_at ${time} not null,
      updated_at ${time} not null,
      check ((image_file is null) = (image_width is null) and (image_file is null) = (image_height is null)),
      unique (position_key, id)
    ) ${table}`,
    sql`create index users_image_file on users (image_file) where image_file is not null`,
  ]
}

/** The tables in which only names differ, filled with the kept rows. */
function refilled(words: Words, to: Names, from: Names): Statements {
  const company = { owner: sql.ref(`${to.company}_id`), kept: sql.ref(`k.${from.company}_id`) }
  // An account and its company had the same id, which is no longer required.
  const kept =
    to === apart ? sql`k.user_id` : sql`(select c.id from kept_companies c where c.account_id = k.account_id)`
  const account = { owner: sql.ref(`${to.account}_id`), kept }
  return [...links(words, to, from, company), ...ofAccounts(words, to, account), ...keys(words, to, company)]
}

/** The column that names a row's owner: its new name and its old one. */
interface Owner {
  owner: RawBuilder<unknown>
  kept: RawBuilder<unknown>
}

function links({ key, linkTable }: Words, to: Names, from: Names, { owner, kept }: Owner): Statements {
  const parent = sql`foreign key (position_key, ${owner}) references ${sql.table(to.companies)} (position_key, id)
    on update cascade on delete cascade`
  const [categories, parts] = [`${to.company}_categories`, `${to.company}_search_parts`]
  const keptTable = (name: string) => sql.table(`kept_${from.company}_${name}`)
  return [
    sql`create table ${sql.table(categories)} (
      ${owner} ${key} not null,
      category_id integer not null references categories (id),
      position_key integer not null,
      primary key (${owner}, category_id),
      ${parent}
    ) ${linkTable}`,
    sql`insert into ${sql.table(categories)}
      select ${kept}, k.category_id, k.position_key from ${keptTable('categories')} k`,
    sql`create unique index ${sql.ref(`${categories}_by_category`)}
      on ${sql.table(categories)} (category_id, position_key, ${owner})`,
    sql`create table ${sql.table(parts)} (
      ${owner} ${key} not null,
      part ${key} not null check (length(part) between 1 and 3),
      position_key integer not null,
      primary key (${owner}, part),
      ${parent}
    ) ${linkTable}`,
    sql`insert into ${sql.table(parts)}
      select ${kept}, k.part, k.position_key from ${keptTable('search_parts')} k`,
    sql`create unique index ${sql.ref(`${parts}_by_part`)}
      on ${sql.table(parts)} (part, position_key, ${owner})`,
  ]
}

function ofAccounts({ key, time, table }: Words, to: Names, { owner, kept }: Owner): Statements {
  const accounts = sql.table(to.accounts)
  return [
    sql`create table sessions (
      token_hash ${key} not null primary key check (length(token_hash) between 32 and 128),
      id ${key} not null,
      ${owner} ${key} not null references ${accounts} (id) on delete cascade,
      device ${key} not null check (length(device) <= 100),
      created_at ${time} not null,
      last_used_at ${time} not null,
      expires_at ${time} not null
    ) ${table}`,
    sql`insert into sessions
      select k.token_hash, k.id, ${kept}, k.device, k.created_at, k.last_used_at, k.expires_at from kept_sessions k
      where ${kept} is not null`,
    sql`create unique index sessions_by_id on sessions (${owner}, id)`,
    sql`create index sessions_by_expiry on sessions (expires_at)`,
    sql`create table reset_codes (
      id ${key} not null primary key check (length(id) = 36),
      ${owner} ${key} not null references ${accounts} (id) on delete cascade,
      code_hash ${key} not null check (length(code_hash) between 32 and 500),
      guesses_left integer not null check (guesses_left >= 0),
      created_at ${time} not null,
      expires_at ${time} not null,
      used_at ${time}
    ) ${table}`,
    sql`insert into reset_codes
      select k.id, ${kept}, k.code_hash, k.guesses_left, k.created_at, k.expires_at, k.used_at from kept_reset_codes k
      where ${kept} is not null`,
    sql`create index ${sql.ref(`reset_codes_by_${to.account}`)} on reset_codes (${owner}, created_at)`,
  ]
}

function keys({ key, time, linkTable }: Words, to: Names, { owner, kept }: Owner): Statements {
  return [
    sql`create table idempotency_keys (
      ${owner} ${key} not null references ${sql.table(to.companies)} (id) on delete cascade,
      key ${key} not null check (length(key) between 1 and 64),
      fingerprint ${key} not null check (length(fingerprint) = 64),
      portfolio_id ${key} not null references portfolios (id) on delete cascade,
      created_at ${time} not null,
      primary key (${owner}, key)
    ) ${linkTable}`,
    sql`insert into idempotency_keys
      select ${kept}, k.key, k.fingerprint, k.portfolio_id, k.created_at from kept_idempotency_keys k`,
    sql`create index idempotency_keys_by_portfolio on idempotency_keys (portfolio_id)`,
    sql`create index idempotency_keys_by_time on idempotency_keys (created_at)`,
  ]
}
