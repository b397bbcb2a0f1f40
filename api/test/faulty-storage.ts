import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../scripts/s3.ts'
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'

/** Starts an object storage for the suite, and a proxy before it whose fault is reset at the start of each test. */
export function startFaultyStorage(): { storage: ObjectStorage; proxy: FaultyProxy } {
  const started = {} as { storage: ObjectStorage; proxy: FaultyProxy }
  beforeAll(async () => {
    started.storage = await startObjectStorage()
    started.proxy = await startFaultyProxy(started.storage.env.S3_ENDPOINT)
  })
  afterAll(async () => {
    await started.proxy.stop()
    await started.storage.stop()
  })
  beforeEach(() => {
    started.proxy.fault = () => false
    started.proxy.seen.length = 0
  })
  return started
}
