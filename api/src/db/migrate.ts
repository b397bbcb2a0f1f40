import { type MigrationResultSet, Migrator, NO_MIGRATIONS, sql } from 'kysely'
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

/** Whether every step was taken. Asks on the reading side. */
export async function isMigrated(db: Database): Promise<boolean> {
  const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(db.read)
  const taken = new Set(rows.rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => taken.has(name))
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db: db.writer, provider: { getMigrations: async () => migrations } })
}

function applied({ error, results }: MigrationResultSet): string[] {
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
