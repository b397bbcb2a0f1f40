import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { wholeTables } from './whole-tables.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describeOnEachEngine('whole tables', (open, engine) => {
  it('are complete, with their primary keys', async () => {
    const db = await open()
    const tables = await db.read.introspection.getTables()
    const ours = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
    expect(wholeTables.map(({ name }) => snake(name)).sort()).toEqual(ours.sort())
    for (const { name, key } of wholeTables) {
      const table = snake(name)
      const { rows } = await (engine === 'sqlite'
        ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
        : sql<{ name: string }>`select attname as name from pg_index join pg_attribute on attrelid = indrelid
            where indrelid = to_regclass(${table}) and indisprimary and attnum = any(indkey)
            order by array_position(indkey::int2[], attnum)`
      ).execute(db.read)
      expect([name, rows.map((row) => row.name)]).toEqual([name, key.map(snake)])
    }
  })

  it.runIf(engine === 'sqlite')('come after those that they refer to', async () => {
    const db = await open()
    const before = new Set<string>()
    for (const { name } of wholeTables) {
      before.add(snake(name))
      const { rows } = await sql<{ table: string }>`
        select "table" from pragma_foreign_key_list(${snake(name)})`.execute(db.read)
      for (const { table } of rows) expect([...before], `${name} refers to ${table}`).toContain(table)
    }
  })

  it.runIf(engine === 'postgres')('sort their keys by code point, whatever the locale', async () => {
    const db = await open()
    const { rows } = await sql<{ table: string; column: string; collation: string | null }>`
      select table_name as table, column_name as column, collation_name as collation
      from information_schema.columns where table_schema = 'public' and data_type = 'text'`.execute(db.read)
    const collations = new Map(rows.map((row) => [`${row.table}.${row.column}`, row.collation]))
    for (const { name, key } of wholeTables) {
      for (const column of key) {
        const path = `${snake(name)}.${snake(column)}`
        expect([path, collations.get(path) ?? 'C']).toEqual([path, 'C'])
      }
    }
  })
})
