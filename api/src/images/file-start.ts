import { open } from 'node:fs/promises'
import { startBytes } from '@tameer/contract'

/** The first bytes of a file, which tell its kind. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
