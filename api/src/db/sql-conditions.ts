import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<unknown>

/** All of them at once; those left undefined count for nothing. */
export function every(...conditions: (Sql | undefined)[]): Sql {
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
}

/** Whether `text` holds the folded `part`, in which `%` and `_` are letters like any other. */
export function holds(text: Sql, part: string): Sql {
  return sql`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
