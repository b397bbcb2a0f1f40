import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../src/db/engines/connect.ts'

const atOnce = 5_000
/** Tables of a house from its first day on, and of its diary. */
const tables = ['houses', 'house_keys', 'house_stages', 'house_entries']

/** Copies a house under new ids, in parts that no statement's time limit ends. All copies have its key. */
export async function copyHouse(db: Database, id: string, copies: number): Promise<void> {
  for (const table of tables) {
    const idColumn = table === 'houses' ? 'id' : 'house_id'
    const { rows } = await sql<object>`select * from ${sql.table(table)} limit 1`.execute(db.read)
    const columns = Object.keys(rows[0] ?? {}).map(asColumn)
    const values = columns.map((name) => (name === idColumn ? copyId(sql`n`) : sql.ref(name)))
    for (let from = 0; from < copies; from += atOnce) {
      const numbers = sql`(with recursive counter (n) as (select ${sql.lit(from + 1)}
        union all select n + 1 from counter where n < ${sql.lit(from + atOnce)}) select n from counter) as numbers`
      const insert = sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        select ${sql.join(values)} from ${sql.table(table)}, ${numbers} where ${sql.ref(idColumn)} = ${id}`
      await db.write((trx) => insert.execute(trx))
    }
  }
  await db.analyze()
}

/** Rows have the names of the code: `houseId` is `house_id`. */
function asColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The id of a copy, from 1 on. */
export function idOfCopy(number: number): string {
  return `01900000-0000-7000-8000-${String(1e12 + number).slice(1)}`
}

function copyId(number: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`'01900000-0000-7000-8000-' || substr(cast(1000000000000 + ${number} as text), 2)`
}
