import { join } from 'node:path'
import type { Config } from '../core/config.ts'
import { createDiskStore } from './disk-store.ts'
import type { ImageStore } from './image-store.ts'

/** Where the configuration says pictures are kept. Nothing is asked of it yet: `check` does. */
export async function createImageStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ImageStore> {
  if (!s3) return createDiskStore(join(dataDir, 'uploads'))
  // Who keeps pictures on disk does not load the client.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(s3)
}
