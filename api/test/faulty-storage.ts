import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../scripts/s3.ts'
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'

/** An object storage, and a proxy before it that is sound again at the start of each test; for the suite's length. */
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
