import type { Database, DatabaseOptions } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type { Database, DatabaseOptions, Reader, Writer } from './database.ts'

/** Opens the database without migrating it. Rejects when it cannot be reached or is too old to be safe. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'sqlite' ? openSqlite(options.file) : openPostgres(options.url, options.poolSize)
}
