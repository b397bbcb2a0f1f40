import { type Kysely, PostgresAdapter, sql } from 'kysely'

// A company's own rates in whole PKR per square foot, for a complete house and for a grey structure with material, and
// the time at which each was given. The company has been asked to renew rates given before `rates_asked_before`.

const columns = [
  ...['complete_rate_pkr', 'complete_rate_given_at', 'grey_rate_pkr', 'grey_rate_given_at'],
  'rates_asked_before',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const number = postgres ? sql`bigint` : sql`integer`
  for (const name of columns) {
    const column = sql.ref(name)
    const check = name.endsWith('_pkr') ? sql`check (${column} > 0)` : sql``
    await sql`alter table companies add column ${column} ${number} ${check}`.execute(db)
  }
  await sql`create index companies_with_rates on companies (id)
    where complete_rate_given_at is not null or grey_rate_given_at is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index companies_with_rates`.execute(db)
  for (const name of columns) await sql`alter table companies drop column ${sql.ref(name)}`.execute(db)
}
