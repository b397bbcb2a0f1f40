import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { StartError } from '../core/errors.ts'
import { logger } from '../core/log.ts'
import { syncPath } from '../core/sync-path.ts'
import type { Database } from './database.ts'
import { snapshotSqlite } from './engines/sqlite-snapshot.ts'

/**
 * Copies the embedded database to a file beside it, before the named migration changes its tables, and removes the
 * older copy. Throws `StartError` when there is no room: nothing is changed then.
 */
export async function keepCopy(db: Pick<Database, 'read'>, step: string): Promise<void> {
  const file = await findFile(db)
  if (!file) return
  const [folder, prefix] = [dirname(file), `${basename(file)}.before-`]
  const copy = join(folder, prefix + step)
  const unfinished = `${file}.copying`
  const began = performance.now()
  try {
    rmSync(unfinished, { force: true })
    // Created empty, readable by its owner alone: SQLite fills it.
    writeFileSync(unfinished, '', { mode: 0o600 })
    snapshotSqlite(file, unfinished)
    await syncPath(unfinished)
    renameSync(unfinished, copy)
    await syncPath(folder)
  } catch (error) {
    rmSync(unfinished, { force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The database could not be copied to ${copy} before its tables change (${reason}). Make room for another copy of it there, and start again.`,
    )
  }
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && name !== basename(copy)) rmSync(join(folder, name))
  }
  const ms = Math.round(performance.now() - began)
  logger('db').info({ copy, ms }, 'the database was copied before its tables change')
}

/** Path of the embedded database's file. */
export async function findFile({ read }: Pick<Database, 'read'>): Promise<string | undefined> {
  const { rows } = await sql<{
    file: string
  }>`select file from pragma_database_list where name = 'main'`.execute(read)
  return rows[0]?.file
}
