import { chmod, mkdir, stat } from 'node:fs/promises'
import { asFileFailure, DiskFull, requireRoom } from '../core/disk-full.ts'
import { StartError } from '../core/errors.ts'

/** Makes a folder and checks that it can be written to. Throws the error of the file system. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await requireRoom(folder)
}

/**
 * Makes the folder if it is missing, and lets only its owner in. A folder that belongs to somebody else stays as it is.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = await stat(folder)
  if (uid === process.getuid?.() && mode & 0o077) await chmod(folder, 0o700)
}

/** Runs work on the data folder. Errors of the file system become `StartError`, a sentence that names the setting. */
export async function inDataFolder<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const failure = asFileFailure(error)
    if (failure instanceof DiskFull) {
      throw new StartError(`The disk of DATA_DIR ${dataDir} is full. Make room there and start again.`)
    }
    if (!(failure instanceof Error && 'syscall' in failure)) throw failure
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used (${failure.message}). Make it a folder that this user may write to, or set DATA_DIR to another one.`,
    )
  }
}
