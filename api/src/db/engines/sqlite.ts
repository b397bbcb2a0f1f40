import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely'
import { DiskFull } from '../../core/disk-full.ts'
import { StartError } from '../../core/errors.ts'
import { type Database, versionLookMs } from '../database.ts'
import type { Schema } from '../schema.ts'
import { writeGuard } from '../write-guard.ts'
import { asOpenFailure } from './open-failure.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { isBusy, readDialect, writeDialect, writeQueue } from './sqlite-driver.ts'
import { asSqliteFailure } from './sqlite-failures.ts'

// Older versions can lose committed pages when a checkpoint and a write meet: https://sqlite.org/wal.html#walresetbug
const oldestVersion = [3, 51, 3] as const

// Once open, the writer waits for a lock asynchronously (see WriteDriver) and blocks the process only this long.
const openWaitMs = 10_000
const writerWaitMs = 20
const readerWaitMs = 2_000

/**
 * Opens or creates the database file. Every write is durable when it ends. Throws `StartError` when the file cannot be
 * opened, or is not a database.
 */
export async function openSqlite(file: string): Promise<Database> {
  const { writing, reading } = openFile(file)
  const queue = writeQueue()
  const read = kyselyOn(readDialect(new SqliteConnection(reading)))
  const writer = kyselyOn(writeDialect(new SqliteConnection(writing), queue))
  const guarded = writeGuard()
  const clock = versionClock(writing)

  return {
    kind: 'sqlite',
    read,
    writer,
    write: (work) =>
      guarded(async () => {
        const { value, changed } = await writer.transaction().execute(async (trx) => {
          // Counted while the transaction is alone on the connection: afterwards the next one may have begun.
          const before = clock.changes()
          const result = await work(trx)
          return { value: result, changed: clock.changes() !== before }
        })
        if (changed) clock.bump()
        return value
      }),
    note: (work) => guarded(() => writer.transaction().execute(work)),
    load: queue.load,
    version: clock.version,
    analyze: async () => {
      await writer.connection().execute(async () => {
        writing.exec('analyze')
        // Reads the new statistics (https://sqlite.org/lang_analyze.html); counts as a write without writing.
        reading.exec('pragma query_only = off; analyze sqlite_schema; pragma query_only = on')
      })
    },
    scrub: async () => {
      // The log keeps older versions of pages until it starts again; a long reader delays that to the next checkpoint.
      await writer.connection().execute(async () => writing.exec('pragma wal_checkpoint(truncate)'))
    },
    close: async () => {
      // Cached statements delay the actual close: without the checkpoint the log would stay beside the file.
      await writer.connection().execute(async () => settle(writing, file))
      await read.destroy()
      await writer.destroy()
    },
  }
}

/**
 * Checkpoints the log into the file. A full disk or a server that writes meanwhile prevents it: everything is then in
 * the log beside the file, and the next start continues from there.
 */
function settle(writing: DatabaseSyncInstance, file: string): void {
  try {
    writing.exec('pragma optimize; pragma wal_checkpoint(truncate)')
  } catch (error) {
    if (!isBusy(error) && !(asSqliteFailure(error, file) instanceof DiskFull)) throw error
  }
}

function openFile(file: string): { writing: DatabaseSyncInstance; reading: DatabaseSyncInstance } {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    keepToOwner(file)
    return { writing: openWriter(file), reading: openReader(file) }
  } catch (error) {
    throw asOpenFailure(asSqliteFailure(error, file), { kind: 'sqlite', file })
  }
}

/**
 * Makes the file and its log readable by their owner alone, before they hold data. SQLite gives a new log the file's
 * mode.
 */
function keepToOwner(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(path, { throwIfNoEntry: false })
    // The mode of a file of another user is that user's decision.
    if (found && found.uid === process.getuid?.() && found.mode & 0o077) chmodSync(path, 0o600)
  }
}

function openWriter(file: string): DatabaseSyncInstance {
  const raw = new DatabaseSync(file, { timeout: openWaitMs, defensive: true })
  assertVersion(raw)
  const mode = raw.prepare('pragma journal_mode = wal').get() as { journal_mode: string }
  if (mode.journal_mode !== 'wal') throw new StartError(`${file} cannot keep a write-ahead log here.`)
  // This build of SQLite defaults to NORMAL under WAL, which may lose the last commits in a power failure.
  raw.exec('pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off')
  // Deleted content is overwritten: nothing of a deleted account stays in the file.
  raw.exec('pragma secure_delete = on')
  raw.exec('pragma cache_size = -8000; pragma journal_size_limit = 67108864')
  // 0x10002: only tables that want it, looking at a bounded number of rows. https://sqlite.org/pragma.html#pragma_optimize
  raw.exec(`pragma optimize = 0x10002; pragma busy_timeout = ${writerWaitMs}`)
  return raw
}

function openReader(file: string): DatabaseSyncInstance {
  const raw = new DatabaseSync(file, { timeout: readerWaitMs, defensive: true })
  raw.exec('pragma query_only = on; pragma trusted_schema = off; pragma cache_size = -16000')
  return raw
}

function assertVersion(raw: DatabaseSyncInstance): void {
  const { version } = raw.prepare('select sqlite_version() as version').get() as { version: string }
  const parts = version.split('.').map(Number)
  const difference = oldestVersion.map((part, index) => (parts[index] ?? 0) - part).find((part) => part !== 0)
  if ((difference ?? 0) < 0) {
    raw.close()
    throw new StartError(`SQLite ${version} is too old: ${oldestVersion.join('.')} or newer is needed.`)
  }
}

/** Our tables, queried through that dialect. */
export function kyselyOn(dialect: Dialect): Kysely<Schema> {
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] })
}

/** Counts commits: our own at once, those of other processes when `data_version` changed on the writing connection. */
function versionClock(writing: DatabaseSyncInstance) {
  const changes = writing.prepare('select total_changes() as n')
  const others = writing.prepare('pragma data_version')
  const changesNow = (): number => (changes.get() as { n: number }).n
  const othersNow = (): number => (others.get() as { data_version: number }).data_version
  let count = 1
  let seenOthers = othersNow()
  let lookedAt = performance.now()
  return {
    changes: changesNow,
    bump: (): void => {
      count += 1
    },
    version: (): number => {
      if (performance.now() - lookedAt >= versionLookMs) {
        const now = othersNow()
        if (now !== seenOthers) count += 1
        seenOthers = now
        lookedAt = performance.now()
      }
      return count
    },
  }
}
