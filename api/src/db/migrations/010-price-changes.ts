import { sql } from 'kysely'
import type { Writer } from '../database.ts'
import { appendOnly } from './009-second-version/append-only.ts'
import { typesOf } from './009-second-version/types.ts'

// Published changes of prices. `id` is the version; each has one before it and is before one at most, so that of two that are
// published at once only one is stored.

export async function up(db: Writer): Promise<void> {
  const types = typesOf(db)
  const { key, whole, linkTable } = types
  const table = sql`create table price_changes (
    id ${key} not null primary key check (length(id) between 10 and 12),
    base ${key} not null unique check (base < id),
    prices_as_of ${key} not null check (length(prices_as_of) = 10),
    entries text not null check (length(entries) <= 200000),
    created_at ${whole} not null
  ) ${linkTable}`
  for (const statement of [table, ...appendOnly(types, 'price_changes')]) await statement.execute(db)
}
