import { type Kysely, PostgresAdapter, sql } from 'kysely'

// An index of open requests without an answer, and the companies that the desk suggests to their families.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const statements = [
    sql`create table suggested_companies (
      request_id ${key} not null references requests (id) on delete cascade,
      company_id ${key} not null references companies (id) on delete cascade,
      suggested_at ${time} not null,
      primary key (request_id, company_id)
    ) ${postgres ? sql`` : sql`strict, without rowid`}`,
    sql`create index suggested_companies_by_company on suggested_companies (company_id)`,
    sql`create index requests_unanswered on requests (opened_at, id)
      where state = 'open' and first_answered_at is null`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index requests_unanswered`.execute(db)
  await sql`drop table suggested_companies`.execute(db)
}
