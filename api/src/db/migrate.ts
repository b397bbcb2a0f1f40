import { type MigrationResultSet, Migrator, NO_MIGRATIONS } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

/** Brings the tables up to date, all steps or none. Answers the names of the steps taken; safe to run at each start. */
export async function migrateToLatest(db: Database): Promise<string[]> {
  return applied(await migratorOf(db).migrateToLatest())
}

/** Takes every step back: removes all tables and everything in them. */
export async function migrateToNothing(db: Database): Promise<string[]> {
  return applied(await migratorOf(db).migrateTo(NO_MIGRATIONS))
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db: db.writer, provider: { getMigrations: async () => migrations } })
}

function applied({ error, results }: MigrationResultSet): string[] {
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
