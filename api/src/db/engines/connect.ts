import type { Database, DatabaseOptions } from '../database.ts'
import { noteVersions } from '../versions.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type { Database, DatabaseOptions, Reader, Writer } from '../database.ts'

/** Opens the database without migrating it. Rejects when it cannot be reached or is too old to be safe. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const db =
    options.kind === 'sqlite'
      ? await openSqlite(options.file)
      : await openPostgres(options.url, options.poolSize)
  noteVersions(db)
  return db
}
