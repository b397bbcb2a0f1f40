import { type MigrationResultSet, Migrator, NO_MIGRATIONS, sql } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the tables up to date, all steps or none. Answers the names of the steps taken; safe to run at each start.
 * Throws when a newer version was here.
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const result = await migratorOf(db).migrateToLatest()
  if (result.error) {
    const newer = unknownSteps(await listSteps(db).catch(() => []))
    if (newer.length > 0) {
      throw new Error(
        `The database was brought up to date by a newer version (${newer.join(', ')}). Start that version, or restore a backup.`,
      )
    }
  }
  return applied(result)
}

/** Steps this version does not know: a newer one took them. */
export function unknownSteps(steps: readonly string[]): string[] {
  return steps.filter((name) => !(name in migrations))
}

/** Takes every step back: removes all tables and everything in them. */
export async function migrateToNothing(db: Database): Promise<string[]> {
  return applied(await migratorOf(db).migrateTo(NO_MIGRATIONS))
}

/** Whether every step was taken. Asks on the reading side. */
export async function isMigrated(db: Database): Promise<boolean> {
  const taken = new Set(await listSteps(db))
  return Object.keys(migrations).every((name) => taken.has(name))
}

async function listSteps(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db.read)
  return rows.map(({ name }) => name)
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db: db.writer, provider: { getMigrations: async () => migrations } })
}

function applied({ error, results }: MigrationResultSet): string[] {
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
