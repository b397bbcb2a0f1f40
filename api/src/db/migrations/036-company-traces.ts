import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Names, numbers and pictures of companies in a form in which they can be compared, to find companies that share one. A
// job writes them; every company is to be traced, and every picture to be hashed, once.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  const hash = (name: string) =>
    sql`add column ${sql.ref(name)} ${key} check (length(${sql.ref(name)}) <= 64)`
  const statements = [
    sql`create table company_traces (
      id ${key} not null primary key check (length(id) = 36),
      company_id ${key} not null references companies (id) on delete cascade,
      kind ${key} not null check (kind in ('phone', 'name', 'picture')),
      value ${key} not null check (length(value) between 1 and 64),
      is_open integer not null check (is_open in (0, 1)),
      created_at ${time} not null,
      unique (kind, value, company_id)
    ) ${table}`,
    sql`create index company_traces_by_company on company_traces (company_id)`,
    sql`create index company_traces_open on company_traces (id) where is_open = 1`,
    sql`create index company_traces_open_by_value on company_traces (kind, value, id) where is_open = 1`,
    sql`create table companies_to_trace (
      company_id ${key} not null primary key references companies (id) on delete cascade
    ) ${postgres ? sql`` : sql`strict, without rowid`}`,
    sql`insert into companies_to_trace (company_id) select id from companies`,
    sql`alter table images ${hash('content_hash')}`,
    sql`create index images_by_hash on images (content_hash, id)`,
    sql`alter table companies ${hash('image_hash')}`,
    sql`create index companies_unhashed on companies (id) where image_file is not null and image_hash is null`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop index companies_unhashed`,
    sql`alter table companies drop column image_hash`,
    sql`drop index images_by_hash`,
    sql`alter table images drop column content_hash`,
    sql`drop table companies_to_trace`,
    sql`drop table company_traces`,
  ]
  for (const statement of statements) await statement.execute(db)
}
