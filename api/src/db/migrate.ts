import { type Migration, type MigrationResultSet, Migrator, NO_MIGRATIONS, sql } from 'kysely'
import { StartError } from '../core/errors.ts'
import { noteEvent } from '../core/events.ts'
import { logger } from '../core/log.ts'
import type { Database } from './database.ts'
import { findFile, keepCopy } from './kept-copy.ts'
import { migrations } from './migrations/index.ts'
import { findUnfinishedMove } from './unfinished-move.ts'

/**
 * Brings the tables up to date, all steps or none. Returns the names of the steps taken; safe to run at each start.
 * Throws `StartError` when another version was here, or a move into this database is not finished.
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  if (await findUnfinishedMove(db.read)) {
    throw new StartError('The move into this database is not finished. Run the same npm run move again.')
  }
  const taken: string[] = await listSteps(db).catch(() => [])
  await requireKnown(db, taken)
  const [next] = Object.keys(migrations).filter((name) => !taken.includes(name))
  // A database without tables yet holds nothing to copy.
  if (db.kind === 'sqlite' && taken.length > 0 && next !== undefined) await keepCopy(db, next)
  return applied(await migrating(db, (migrator) => migrator.migrateToLatest()))
}

/** Throws unless this version knows all these steps. */
async function requireKnown(db: Database, steps: readonly string[]): Promise<void> {
  const stranger = unknownVersion(steps)
  if (stranger?.kind === 'newer') {
    throw new StartError(
      `The database was brought up to date by a newer version (${stranger.steps}). Start that version, or restore a backup.`,
    )
  }
  if (stranger) {
    const file = db.kind === 'sqlite' ? await findFile(db) : undefined
    const anew = file ? `Remove ${file}, or the whole folder of a demo,` : 'Make the database anew'
    throw new StartError(
      `The database is of an unreleased version (${stranger.steps}), which nothing brings up to date. ${anew} and start again, or restore a backup of 0.1.0.`,
    )
  }
}

/** The migrations, each of which logs its duration. On PostgreSQL and SQLite alike all are committed or none. */
function loggedMigrations(): Record<string, Migration> {
  const logged = Object.entries<Migration>(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      ...migration,
      async up(db) {
        const began = performance.now()
        await migration.up(db)
        const ms = Math.round(performance.now() - began)
        noteEvent(logger('db'), 'info', 'migrated', { step: name, ms })
      },
      // The migrator would pass over a step without one.
      async down(db) {
        if (!migration.down) throw new Error(`There is no way back from ${name}.`)
        await migration.down(db)
      },
    },
  ])
  return Object.fromEntries(logged)
}

/**
 * The version that took steps which this one does not know: a newer one, or an unreleased one, which lacks steps of this
 * version. Undefined when this version knows all of them.
 */
export function unknownVersion(
  taken: readonly string[],
): { kind: 'newer' | 'unreleased'; steps: string } | undefined {
  const unknown = taken.filter((name) => !(name in migrations))
  if (unknown.length === 0) return undefined
  const kind = Object.keys(migrations).every((name) => taken.includes(name)) ? 'newer' : 'unreleased'
  const [first, last] = [unknown[0], unknown.at(-1)]
  return { kind, steps: first === last ? `${first}` : `${first} to ${last}` }
}

/**
 * Migrates up or down to that step; without a name all the way down, which drops all tables with their data. For tests:
 * only the first steps have a way back.
 */
export async function migrateTo(db: Database, name: string | undefined): Promise<string[]> {
  return applied(await migrating(db, (migrator) => migrator.migrateTo(name ?? NO_MIGRATIONS)))
}

/** True when every step was taken. Uses the reading side. */
export async function isMigrated(db: Pick<Database, 'read'>): Promise<boolean> {
  const taken = new Set(await listSteps(db))
  return Object.keys(migrations).every((name) => taken.has(name))
}

/** The steps taken. Rejects when there are no tables. */
export async function listSteps(db: Pick<Database, 'read'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db.read)
  return rows.map(({ name }) => name)
}

/**
 * Calls the migrator. On SQLite foreign keys are off, because a table that is created again must be dropped without
 * deleting the rows that refer to it.
 */
async function migrating(
  db: Database,
  call: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<MigrationResultSet> {
  const migrator = new Migrator({
    db: db.writer,
    provider: { getMigrations: async () => loggedMigrations() },
  })
  if (db.kind === 'postgres') return call(migrator)
  // Outside the migrator's transaction: inside one SQLite ignores it.
  await sql`pragma foreign_keys = off`.execute(db.writer)
  try {
    return await call(migrator)
  } finally {
    await sql`pragma foreign_keys = on`.execute(db.writer)
  }
}

function applied({ error, results }: MigrationResultSet): string[] {
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
