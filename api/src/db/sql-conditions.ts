import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<unknown>

/** Joins all conditions with AND; undefined ones are ignored. */
export function every(...conditions: (Sql | undefined)[]): Sql {
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
}

/** True when `text` contains the folded `part`, in which `%` and `_` are ordinary characters. */
export function holds(text: Sql, part: string): Sql {
  return sql`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
