import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import type { DatabaseOptions } from './database.ts'
import { isBusy } from './engines/sqlite-driver.ts'

// A process that has just ended still counts for a moment.
const waitMs = 1_000
const lookMs = 200
/** Name of the connection on which a process is notified of the others' commits. */
const listenerName = 'tameer-listener'

/** True when a server, on this or any other machine, has the database open, as far as can be seen from outside. */
export function isInUse(database: DatabaseOptions): Promise<boolean> {
  return database.kind === 'sqlite' ? isFileInUse(database.file) : isServed(database.url)
}

async function isFileInUse(file: string): Promise<boolean> {
  if (!existsSync(file)) return false
  const raw = new DatabaseSync(file, { timeout: waitMs, defensive: true })
  try {
    // A reader of a file with a write-ahead log keeps a lock on it that this mode cannot share:
    // https://sqlite.org/pragma.html#pragma_locking_mode
    raw.exec('pragma locking_mode = exclusive; select count(*) from sqlite_schema')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    raw.close()
  }
}

async function isServed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const question = `select 1 from pg_stat_activity where datname = current_database() and application_name = $1`
    for (let waited = 0; ; waited += lookMs) {
      const { rowCount } = await client.query(question, [listenerName])
      if (rowCount === 0 || waited >= waitMs) return rowCount !== 0
      await sleep(lookMs)
    }
  } finally {
    await client.end()
  }
}
