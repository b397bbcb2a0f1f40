import { type RawBuilder, sql } from 'kysely'
import { engineOf, type Reader } from './database.ts'

/**
 * A sub-select's rows as one JSON text: a list of lists of `columns` in no order (sorting a handful is faster here than
 * there), `[]` when there are none. Saves a round trip a table. Only columns made by this may be parsed: a person's
 * text may look like JSON too.
 */
export function jsonRows(
  db: Reader,
  columns: readonly string[],
  from: RawBuilder<unknown>,
): RawBuilder<string> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  return engineOf(db) === 'sqlite'
    ? sql<string>`(select json_group_array(json_array(${list})) ${from})`
    : sql<string>`(select coalesce(json_agg(json_build_array(${list})), '[]')::text ${from})`
}
