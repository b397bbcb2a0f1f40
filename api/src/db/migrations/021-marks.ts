import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Licences and registrations of companies. A company has at most one shown and one other mark of each kind.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  const statements = [
    sql`create table marks (
      id ${key} not null primary key check (length(id) = 36),
      company_id ${key} not null references companies (id) on delete cascade,
      kind ${key} not null check (kind in ('pec', 'pcatp', 'registration', 'ntn')),
      number text not null check (length(number) between 1 and 80),
      category ${key} check (length(category) = 1),
      holder text not null check (length(holder) <= 240),
      valid_until ${key} not null check (length(valid_until) = 10),
      document_file ${key} unique check (length(document_file) <= 80),
      state ${key} not null check (state in ('entered', 'checked', 'refused')),
      refusal ${key} check (length(refusal) between 1 and 40),
      words text not null check (length(words) <= 1000),
      entered_at ${time} not null,
      checked_at ${time},
      reminded_days integer not null default 0,
      check ((state = 'refused') = (refusal is not null)),
      check (state <> 'checked' or checked_at is not null)
    ) ${table}`,
    sql`create unique index marks_shown on marks (company_id, kind) where state = 'checked'`,
    sql`create unique index marks_not_shown on marks (company_id, kind) where state <> 'checked'`,
    sql`create index marks_waiting on marks (id) where state = 'entered'`,
    sql`create index marks_by_end on marks (valid_until, id) where state = 'checked'`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table marks`.execute(db)
}
