import { type RawBuilder, sql } from 'kysely'
import { engineOf, type Writer } from '../../database.ts'

export type Statements = RawBuilder<unknown>[]

/** Words of SQL in which the engines differ. */
export interface Types {
  postgres: boolean
  /** Text in the order of code points, whatever the locale of the server. */
  key: RawBuilder<unknown>
  /** A large whole number, such as a time in ms or an amount. */
  whole: RawBuilder<unknown>
  fraction: RawBuilder<unknown>
  /** After a table's closing bracket. */
  table: RawBuilder<unknown>
  /** The same, for a table that is its primary key. */
  linkTable: RawBuilder<unknown>
}

export function typesOf(db: Writer): Types {
  const postgres = engineOf(db) === 'postgres'
  return {
    postgres,
    key: postgres ? sql`text collate "C"` : sql`text collate binary`,
    whole: postgres ? sql`bigint` : sql`integer`,
    fraction: postgres ? sql`double precision` : sql`real`,
    table: postgres ? sql`` : sql`strict`,
    linkTable: postgres ? sql`` : sql`strict, without rowid`,
  }
}
