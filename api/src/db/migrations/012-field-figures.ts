import { sql } from 'kysely'
import type { Writer } from '../database.ts'
import { typesOf } from './009-second-version/types.ts'

// How fast visits were: numbers of visits by day, figure, group of screens, kind of network and step. Nothing of a visit itself.

export async function up(db: Writer): Promise<void> {
  const { key, linkTable } = typesOf(db)
  const table = sql`create table field_counts (
    day ${key} not null check (length(day) = 10),
    name ${key} not null check (length(name) <= 10),
    screens ${key} not null check (length(screens) <= 20),
    network ${key} not null check (length(network) <= 20),
    at_most integer not null check (at_most >= 0),
    visits integer not null check (visits > 0),
    primary key (day, name, screens, network, at_most)
  ) ${linkTable}`
  await table.execute(db)
}
