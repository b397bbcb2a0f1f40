import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Facts of a company, each optional, and the cities in which it takes work.

const columns = ['about', 'founded', 'people', 'languages', 'working_hours', 'minimum_project_pkr']

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const number = postgres ? sql`bigint` : sql`integer`
  const statements = [
    sql`alter table companies add column about text not null default '' check (length(about) <= 5000)`,
    sql`alter table companies add column founded integer check (founded between 1000 and 9999)`,
    sql`alter table companies add column people ${key} check (people in ('1-4', '5-19', '20-99', '100+'))`,
    sql`alter table companies add column languages text not null default '' check (length(languages) <= 200)`,
    sql`alter table companies
      add column working_hours text not null default '' check (length(working_hours) <= 500)`,
    sql`alter table companies add column minimum_project_pkr ${number} check (minimum_project_pkr > 0)`,
    sql`create table company_cities (
      company_id ${key} not null references companies (id) on delete cascade,
      city_id integer not null references cities (id),
      primary key (company_id, city_id)
    ) ${postgres ? sql`` : sql`strict, without rowid`}`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table company_cities`.execute(db)
  for (const column of columns) {
    await sql`alter table companies drop column ${sql.ref(column)}`.execute(db)
  }
}
