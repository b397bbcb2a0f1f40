import { afterAll, beforeAll } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../scripts/s3.ts'
import type { Engine } from './databases.ts'

/**
 * Settings of empty picture stores for the apps of a suite: on disk with SQLite, in object storage with PostgreSQL, so
 * that both pairs are tested. Call it in the `describe` of the suite.
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
