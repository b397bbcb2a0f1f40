import { type RawBuilder, sql } from 'kysely'
import type { Statements } from './types.ts'

// Tables of 0.1.0 are created again, so that both engines have the same definition of each: SQLite cannot change a check
// or a foreign key.

/** Tables that are created again, each after those that refer to it. */
const tables = [
  'images',
  'portfolio_city_types',
  'portfolio_building_types',
  'portfolio_cities',
  'portfolios',
  'company_categories',
  'companies',
  'email_confirmations',
  'reset_codes',
  'sessions',
  'accounts',
  'mail_outbox',
  'building_types',
  'cities',
  'categories',
]

/**
 * Copies the rows to tables named `kept_…`, and drops the tables. The index of the search is written anew, and keys of
 * forms end: `keyed_calls` takes their place.
 */
export function setAside(): Statements {
  return [
    sql`drop table company_search_parts`,
    sql`drop table idempotency_keys`,
    ...tables.flatMap((table) => [
      sql`create table ${sql.table(`kept_${table}`)} as select * from ${sql.table(table)}`,
      sql`drop table ${sql.table(table)}`,
    ]),
  ]
}

/** Puts the kept rows into the table: those columns as they were, all others with their defaults. */
export function putBack(table: string, names: string): RawBuilder<unknown> {
  const columns = columnsOf(names)
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${sql.table(`kept_${table}`)}`
}

/** A list of columns from their names with spaces between. */
export function columnsOf(names: string, prefix = ''): RawBuilder<unknown> {
  return sql.join(names.split(/\s+/).map((name) => sql.ref(prefix + name)))
}

export function dropKept(): Statements {
  return tables.map((table) => sql`drop table ${sql.table(`kept_${table}`)}`)
}

/** The planner's statistics were dropped with the tables. */
export function analyzeAll(): Statements {
  return [...tables, 'company_search_parts'].map((table) => sql`analyze ${sql.table(table)}`)
}
