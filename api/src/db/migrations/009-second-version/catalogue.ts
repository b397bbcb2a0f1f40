import { sql } from 'kysely'
import { putBack } from './kept-rows.ts'
import type { Statements, Types } from './types.ts'

// Cities, categories and building types can be renamed at the desk. A name in Urdu that is null is the one
// that the product has for the name in English.

export function catalogue({ key, table }: Types): Statements {
  return ['categories', 'cities', 'building_types'].flatMap((name) => [
    sql`create table ${sql.table(name)} (
      id integer not null primary key check (id > 0),
      name ${key} not null unique check (length(name) between 1 and 100),
      name_ur text check (length(name_ur) between 1 and 200),
      version integer not null default 0
    ) ${table}`,
    putBack(name, 'id name'),
  ])
}
