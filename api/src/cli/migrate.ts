import { readConfig, readEnvironment } from '../core/config.ts'
import { openDatabase } from '../db/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { requireNoUnfinishedRestore } from '../db/unfinished-restore.ts'

// Brings the configured database up to date without starting the server.
const config = readConfig(readEnvironment())
await requireNoUnfinishedRestore(config)
const database = await openDatabase(config.database)
try {
  const taken = await migrateToLatest(database)
  console.log(taken.length > 0 ? `Migrated: ${taken.join(', ')}.` : 'The database is up to date.')
} finally {
  await database.close()
}
