import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Restrictions by the desk, with their reasons. The columns that every list filters by already hide restricted rows
// from visitors: the checks make sure that nothing restricted is shown.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  const statements = [
    sql`alter table companies add column restricted integer not null default 0
      check (restricted in (0, 1, 2) and (restricted = 0 or unlisted = 1))`,
    sql`alter table companies add column desk_version integer not null default 0`,
    sql`alter table portfolios add column restricted integer not null default 0
      check (restricted in (0, 1) and (restricted = 0 or hidden = 1))`,
    sql`create table restrictions (
      id ${key} not null primary key check (length(id) = 36),
      company_id ${key} unique references companies (id) on delete cascade,
      portfolio_id ${key} unique references portfolios (id) on delete cascade,
      request_id ${key} unique references requests (id) on delete cascade,
      measure ${key} not null check (measure in ('hide', 'suspend')),
      reason ${key} not null check (length(reason) between 1 and 40),
      words text not null check (length(words) <= 1000),
      was_hidden integer not null check (was_hidden in (0, 1)),
      created_at ${time} not null,
      check (case when company_id is null then 0 else 1 end + case when portfolio_id is null then 0 else 1 end
        + case when request_id is null then 0 else 1 end = 1)
    ) ${table}`,
    // Lists of the desk read these in the order of all companies.
    sql`create index companies_restricted on companies (restricted, position_key, id) where restricted > 0`,
    sql`create index companies_without_logo on companies (position_key, id) where image_file is null`,
    sql`create index companies_by_phone on companies (phone) where phone <> ''`,
    sql`create index companies_by_whatsapp on companies (whatsapp) where whatsapp <> ''`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/** Restricted rows stay hidden, as if their owners had hidden them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const indexes = ['by_whatsapp', 'by_phone', 'without_logo', 'restricted']
  for (const name of indexes) await sql`drop index ${sql.ref(`companies_${name}`)}`.execute(db)
  await sql`drop table restrictions`.execute(db)
  await sql`alter table portfolios drop column restricted`.execute(db)
  await sql`alter table companies drop column desk_version`.execute(db)
  await sql`alter table companies drop column restricted`.execute(db)
}
