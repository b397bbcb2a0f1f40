import { open } from 'node:fs/promises'

/** Flushes a file, or a folder's list of names, to the disk: a rename survives a crash only after this. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
