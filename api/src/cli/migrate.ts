import { readConfig, readEnvironment } from '../core/config.ts'
import { openDatabase } from '../db/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'

// Brings the configured database up to date without starting the server.
const database = await openDatabase(readConfig(readEnvironment()).database)
try {
  const taken = await migrateToLatest(database)
  console.log(taken.length > 0 ? `Migrated: ${taken.join(', ')}.` : 'The database is up to date.')
} finally {
  await database.close()
}
