import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Reports of visitors, companies and homeowners to the desk. A report is deleted with the thing it is about.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const number = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  const statements = [
    sql`create table reports (
      id ${key} not null primary key check (length(id) = 36),
      kind ${key} not null check (kind in ('profile', 'project', 'request', 'quote')),
      company_id ${key} references companies (id) on delete cascade,
      portfolio_id ${key} references portfolios (id) on delete cascade,
      request_id ${key} references requests (id) on delete cascade,
      quote_id ${key} references quotes (id) on delete cascade,
      reason ${key} not null check (length(reason) between 1 and 40),
      words text not null check (length(words) <= 1000),
      email text not null check (length(email) <= 254),
      by_company_id ${key} references companies (id) on delete set null,
      fingerprint ${key} unique,
      version integer not null default 0,
      taken_by ${key} references operators (account_id) on delete set null,
      outcome ${key} check (outcome in ('nothing-wrong', 'asked', 'hidden', 'suspended')),
      created_at ${number} not null,
      closed_at ${number},
      check ((company_id is not null) = (kind = 'profile') and (portfolio_id is not null) = (kind = 'project')
        and (request_id is not null) = (kind = 'request') and (quote_id is not null) = (kind = 'quote')),
      check ((outcome is null) = (closed_at is null)),
      check (closed_at is null or (email = '' and fingerprint is null))
    ) ${table}`,
    // Each list of the desk reads one of these.
    sql`create index reports_open on reports (created_at, id) where closed_at is null`,
    sql`create index reports_open_of_kind on reports (kind, created_at, id) where closed_at is null`,
    sql`create index reports_closed on reports (closed_at, id) where closed_at is not null`,
    sql`create index reports_closed_of_kind on reports (kind, closed_at, id) where closed_at is not null`,
    // For other reports about the same thing, and for deleting them with it.
    sql`create index reports_by_company on reports (company_id) where company_id is not null`,
    sql`create index reports_by_portfolio on reports (portfolio_id) where portfolio_id is not null`,
    sql`create index reports_by_request on reports (request_id) where request_id is not null`,
    sql`create index reports_by_quote on reports (quote_id) where quote_id is not null`,
    sql`create index reports_of_company on reports (by_company_id) where by_company_id is not null`,
    sql`create index reports_taken on reports (taken_by) where taken_by is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reports`.execute(db)
}
