import { sql } from 'kysely'
import type { Writer } from '../database.ts'
import { type Statements, type Types, typesOf } from './009-second-version/types.ts'

// Material that came to a house, and its faults. Author, time, text and pictures of both are those of the line in the diary
// that has their id.

export async function up(db: Writer): Promise<void> {
  const types = typesOf(db)
  const statements = [
    // JSON: the materials of the estimate that the family buys.
    sql`alter table houses add column materials text`,
    ...deliveries(types),
    ...snags(types),
  ]
  for (const statement of statements) await statement.execute(db)
}

function deliveries({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_deliveries (
      house_id ${key} not null references houses (id) on delete cascade,
      id ${key} not null,
      seq integer not null check (seq >= 1),
      material ${key} not null check (material in ('cement', 'steel', 'bricks', 'sand', 'crush')),
      quantity integer not null check (quantity > 0),
      pkr ${whole} check (pkr > 0),
      day ${key} not null check (length(day) = 10),
      corrects ${key},
      primary key (house_id, id)
    ) ${table}`,
    sql`create unique index house_deliveries_corrected_once on house_deliveries (house_id, corrects)
      where corrects is not null`,
  ]
}

function snags({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_snags (
      house_id ${key} not null references houses (id) on delete cascade,
      id ${key} not null,
      seq integer not null check (seq >= 1),
      place text not null check (length(place) <= 300),
      state ${key} not null check (state in ('open', 'mended', 'accepted')),
      mending_id ${key},
      moved_at ${whole} not null,
      primary key (house_id, id),
      check (state = 'open' or mending_id is not null)
    ) ${table}`,
  ]
}
