import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '../core/sync-path.ts'
import { forgetPaperLetters } from '../db/own-letters.ts'
import { restoreMark } from '../db/unfinished-restore.ts'
import { createDiskStore, documentsBeside } from '../images/disk-store.ts'
import {
  BackupError,
  damaged,
  databaseName,
  documentsName,
  isMissing,
  type Manifest,
  picturePath,
  picturesName,
  sumOf,
  sumOfBytes,
  verifyBackup,
  type WholeBackup,
  type Work,
} from './backup-folder.ts'

export interface Place {
  dataDir: string
  databaseFile: string
}

const batchSize = 32
/**
 * Names that an otherwise empty data folder may contain: the secret from before, and what a file system creates itself.
 */
const harmless = ['session-secret', 'lost+found', picturesName, documentsName]

/**
 * Restores a backup into an empty place. Everything is verified first, copied beside the place, verified again, and
 * moved there at the end, the database last. Throws `BackupError` and leaves the place unchanged.
 */
export async function restoreBackup(folder: string, place: Place, work: Work): Promise<Manifest> {
  await requireEmpty(place)
  const backup = await verifyBackup(folder, work)
  const isNew = !existsSync(place.dataDir)
  const ownersAlone = { recursive: true, mode: 0o700 }
  await mkdir(place.dataDir, ownersAlone)
  await mkdir(dirname(place.databaseFile), ownersAlone)
  const mark = restoreMark()
  const folders = [picturesName, documentsName]
  const staged = { database: `${place.databaseFile}${mark}`, folder: join(place.dataDir, mark) }
  const moved: string[] = []
  try {
    await copyDatabase(folder, backup, staged.database)
    // A server may have started while the backup was verified. From here on none can start.
    requireNoDatabase(place)
    await copyPictures(folder, backup, { into: join(staged.folder, picturesName), work })
    for (const name of folders) {
      const into = join(place.dataDir, name)
      await rmdir(into).catch(() => undefined)
      await rename(join(staged.folder, name), into)
      moved.push(into)
    }
    await rm(staged.folder, { recursive: true })
    await syncPath(place.dataDir)
    // The last step: until now the copy beside the place prevented servers from starting.
    await rename(staged.database, place.databaseFile)
  } catch (error) {
    await rm(staged.database, { force: true })
    await rm(staged.folder, { recursive: true, force: true })
    for (const into of moved) await rm(into, { recursive: true, force: true })
    if (isNew) await rmdir(place.dataDir).catch(() => undefined)
    throw error
  }
  await syncPath(dirname(place.databaseFile))
  return backup.manifest
}

function requireNoDatabase({ databaseFile }: Place): void {
  const there = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`].find((file) => existsSync(file))
  if (there) throw new BackupError(`A backup is restored where nothing is, and there is ${there} already.`)
}

async function requireEmpty(place: Place): Promise<void> {
  requireNoDatabase(place)
  const { dataDir } = place
  const found = [...(await namesIn(dataDir)).filter((name) => !harmless.includes(name))]
  for (const folder of [picturesName, documentsName]) {
    found.push(...(await namesIn(join(dataDir, folder))).map((name) => join(folder, name)))
  }
  if (found.length === 0) return
  throw new BackupError(`A backup is restored where nothing is, and ${dataDir} holds ${found[0]} already.`)
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error) && !existsSync(folder)) return []
    throw error
  })
}

async function copyDatabase(folder: string, { sums }: WholeBackup, into: string): Promise<void> {
  await copyFile(join(folder, databaseName), into)
  if ((await sumOf(into)) !== sums.get(databaseName)) throw damaged(folder, databaseName)
  forgetPaperLetters(into)
  await syncPath(into)
}

async function copyPictures(
  folder: string,
  { sums }: WholeBackup,
  { into, work }: { into: string; work: Work },
): Promise<void> {
  for (const place of [into, documentsBeside(into)]) await mkdir(place, { recursive: true })
  const store = createDiskStore(into)
  const names = [...sums.keys()]
    .filter((path) => path !== databaseName)
    .map((path) => path.slice(path.indexOf('/') + 1))
  for (let start = 0; start < names.length; start += batchSize) {
    work.signal.throwIfAborted()
    const read = names.slice(start, start + batchSize).map(async (name) => {
      const bytes = await readFile(join(folder, picturePath(name)))
      if (sumOfBytes(bytes) !== sums.get(picturePath(name))) throw damaged(folder, picturePath(name))
      return { name, bytes }
    })
    await store.put(await Promise.all(read))
    work.progress('Restoring', Math.min(start + batchSize, names.length), names.length)
  }
}
