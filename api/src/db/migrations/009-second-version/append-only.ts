import { sql } from 'kysely'
import type { Statements, Types } from './types.ts'

/**
 * Triggers that refuse to change or delete a row of a table. With `keptMs`, rows that are older (`created_at`) may be
 * deleted.
 */
export function appendOnly({ postgres }: Types, table: string, keptMs?: number): Statements {
  return postgres ? postgresTriggers(table, keptMs) : sqliteTriggers(table, keptMs)
}

function sqliteTriggers(table: string, keptMs: number | undefined): Statements {
  const refuse = sql`begin
      select raise(abort, '${sql.raw(table)} is append only');
    end`
  const on = sql.ref(table)
  const young =
    keptMs === undefined ? sql`` : sql`when old.created_at > unixepoch() * 1000 - ${sql.lit(keptMs)}`
  return [
    sql`create trigger ${sql.ref(`${table}_no_update`)} before update on ${on} ${refuse}`,
    sql`create trigger ${sql.ref(`${table}_no_delete`)} before delete on ${on} ${young} ${refuse}`,
    // SQLite calls no trigger for the row that an insert replaces.
    sql`create trigger ${sql.ref(`${table}_no_replace`)} before insert on ${on}
      when exists (select 1 from ${on} where id = new.id) ${refuse}`,
  ]
}

function postgresTriggers(table: string, keptMs: number | undefined): Statements {
  const refuse = sql.ref(`refuse_${table}_change`)
  const on = sql.ref(table)
  const young =
    keptMs === undefined
      ? sql``
      : sql`when (old.created_at > extract(epoch from now()) * 1000 - ${sql.lit(keptMs)})`
  return [
    sql`create function ${refuse}() returns trigger language plpgsql as $$
      begin raise exception '${sql.raw(table)} is append only'; end $$`,
    sql`create trigger ${sql.ref(`${table}_no_update`)} before update on ${on}
      for each row execute function ${refuse}()`,
    sql`create trigger ${sql.ref(`${table}_no_delete`)} before delete on ${on}
      for each row ${young} execute function ${refuse}()`,
    sql`create trigger ${sql.ref(`${table}_no_truncate`)} before truncate on ${on}
      for each statement execute function ${refuse}()`,
  ]
}
