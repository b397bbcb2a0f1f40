import { afterAll, beforeAll } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../scripts/s3.ts'
import type { Engine } from './databases.ts'

/**
 * Where the apps of a suite keep their pictures: beside SQLite on disk, beside PostgreSQL in object storage, so that both
 * pairs are tested. Returns the settings of a place that is empty. To be called where the suite is described.
 */
export function picturePlaces(engine: Engine): () => Promise<Record<string, string>> {
  if (engine === 'sqlite') return async () => ({})
  let storage: ObjectStorage | undefined
  let count = 0
  beforeAll(async () => {
    storage = await startObjectStorage()
  })
  afterAll(() => storage?.stop())
  return async () => {
    if (!storage) throw new Error('asked before the suite has begun')
    count += 1
    return storage.addBucket(`place-${count}`)
  }
}
