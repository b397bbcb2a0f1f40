import { readConfig, readEnvironment } from '../core/config/config.ts'
import { openDatabase } from '../db/engines/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { requireNoUnfinishedRestore } from '../db/unfinished-restore.ts'
import { describeStartFailure } from '../start-failure.ts'

// Brings the configured database up to date without starting the server.
async function migrate(): Promise<string[]> {
  const config = readConfig(readEnvironment())
  await requireNoUnfinishedRestore(config)
  const database = await openDatabase(config.database)
  try {
    return await migrateToLatest(database)
  } finally {
    await database.close()
  }
}

try {
  const taken = await migrate()
  console.log(taken.length > 0 ? `Migrated: ${taken.join(', ')}.` : 'The database is up to date.')
} catch (error) {
  console.error(describeStartFailure(error))
  process.exitCode = 1
}
