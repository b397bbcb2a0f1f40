import { type Insertable, sql } from 'kysely'
import { engineOf, type Writer } from './database.ts'
import type { Schema } from './schema.ts'

/**
 * Stores many rows in one statement with one parameter, for bulk loads. All rows have the properties of the first.
 * Rejects when a key exists already. A few thousand rows at once are enough.
 */
export async function insertMany<Table extends keyof Schema>(
  trx: Writer,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const into = sql.table(table)
  if (engineOf(trx) === 'sqlite') {
    const lists = rows.map((row) => names.map((name) => row[name as keyof typeof row]))
    const values = sql.join(names.map((_, place) => sql`value ->> ${sql.lit(place)}`))
    await sql`insert into ${into} (${columns}) select ${values} from json_each(${JSON.stringify(lists)})`.execute(
      trx,
    )
    return
  }
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  )
  await sql`insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(named)}::json)`.execute(
    trx,
  )
}

/** Name of a column, in the form of the plug-in. */
function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
