import { join } from 'node:path'
import type { Config } from '../core/config/config.ts'
import { createDiskStore } from './disk-store.ts'
import type { ImageStore } from './image-store.ts'

/** Folder of the pictures on the disk. */
export function picturesFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'uploads')
}

/** Opens the picture store of the configuration. Sends no request to it yet: `check` does. */
export async function createImageStore(config: Pick<Config, 's3' | 'dataDir'>): Promise<ImageStore> {
  if (!config.s3) return createDiskStore(picturesFolder(config))
  // Imported only when it is needed: a server with pictures on disk does not load the client.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(config.s3)
}
