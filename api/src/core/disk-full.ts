import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from './errors.ts'
import { newId } from './secrets/ids.ts'

const retryS = 60
const roomBytes = 1024 * 1024

/** The disk is full: the caller gets `busy`. */
export class DiskFull extends AppError {
  constructor(cause: unknown) {
    super('busy', 'diskFull', { cause, retryAfterS: retryS })
  }
}

/** The error of a file operation, as `DiskFull` when a disk or a quota is full. */
export function asFileFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? new DiskFull(error) : error
}

/** Writes a file into the folder and removes it. Throws `DiskFull`, or the reason why nothing can be written there. */
export async function requireRoom(folder: string): Promise<void> {
  const file = join(folder, newId())
  // The bytes are random, because some file systems store zeros without using space.
  try {
    await writeFile(file, randomBytes(roomBytes), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw asFileFailure(error)
  } finally {
    await rm(file, { force: true })
  }
}
