import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Cities, categories and building types can be renamed and retired at the desk. No row is changed: a name in Urdu that
// is null is the one that the product has for the name in English.

const tables = ['categories', 'cities', 'building_types']

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const time = postgres ? sql`bigint` : sql`integer`
  for (const name of tables) {
    const columns = [
      sql`name_ur text check (length(name_ur) between 1 and 200)`,
      sql`former_names text not null default '' check (length(former_names) <= 10000)`,
      sql`retired_at ${time}`,
      sql`version integer not null default 0`,
    ]
    for (const column of columns) await sql`alter table ${sql.table(name)} add column ${column}`.execute(db)
  }
  // Indexes for counting what has a city.
  await sql`create index company_cities_by_city on company_cities (city_id, company_id)`.execute(db)
  await sql`create index companies_by_city on companies (city_id) where city_id is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['company_cities_by_city', 'companies_by_city']) {
    await sql`drop index ${sql.table(name)}`.execute(db)
  }
  for (const name of tables) {
    for (const column of ['name_ur', 'former_names', 'retired_at', 'version']) {
      await sql`alter table ${sql.table(name)} drop column ${sql.ref(column)}`.execute(db)
    }
  }
}
