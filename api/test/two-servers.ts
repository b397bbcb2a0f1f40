import { onTestFinished } from 'vitest'
import { createSecretHasher } from '../src/core/secrets/keys.ts'
import { openDatabase } from '../src/db/engines/connect.ts'
import { migrateToLatest } from '../src/db/migrate.ts'
import { emptyTestDatabase } from './databases.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** Opens two servers on one database and one folder of pictures, each with its own caches, until the test ends. */
export async function openTwoServers(
  engine: Parameters<typeof emptyTestDatabase>[0],
): Promise<[TestApp, TestApp]> {
  const place = await emptyTestDatabase(engine)
  onTestFinished(place.remove)
  const hashSecret = createSecretHasher('one secret for both servers of this test')
  const open = async (images?: TestApp['context']['images']) => {
    const db = await openDatabase(place.options)
    await migrateToLatest(db)
    const test = await openTestApp({ engine, overrides: { db, hashSecret, ...(images && { images }) } })
    onTestFinished(() => test.close())
    return test
  }
  const one = await open()
  return [one, await open(one.context.images)]
}
