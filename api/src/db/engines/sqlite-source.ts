import { DatabaseSync } from '@photostructure/sqlite'
import type { Database } from '../database.ts'
import { kyselyOn } from './sqlite.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { readDialect } from './sqlite-driver.ts'

const waitMs = 10_000

/** Opens an existing database file for reading only, and leaves it byte for byte as it is. */
export function openSqliteSource(file: string): Pick<Database, 'kind' | 'read' | 'close'> {
  const raw = new DatabaseSync(file, { readOnly: true, timeout: waitMs, defensive: true })
  raw.exec('pragma trusted_schema = off; pragma cache_size = -16000')
  const read = kyselyOn(readDialect(new SqliteConnection(raw)))
  return { kind: 'sqlite', read, close: () => read.destroy() }
}
