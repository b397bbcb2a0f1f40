import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { newId } from '../core/secrets/ids.ts'
import { syncPath } from '../core/sync-path.ts'
import { openSnapshot, snapshotSqlite } from '../db/engines/sqlite-snapshot.ts'
import { createDiskStore } from '../images/disk-store.ts'
import type { ImageStore } from '../images/image-store.ts'
import {
  BackupError,
  databaseName,
  documentsName,
  filesOf,
  isMissing,
  type Manifest,
  manifestName,
  picturePath,
  picturesName,
  sumOf,
  sumOfBytes,
  sumsName,
  verifyBackup,
  type Work,
} from './backup-folder.ts'

/** Files copied at once. Each is read into memory. */
const batchSize = 32
const mostPasses = 20

export interface BackupSource {
  databaseFile: string
  pictures: ImageStore
  /** Version of the product, for the manifest. */
  version: string
  /** Time of the backup, ms since 1970. */
  now: number
}

/**
 * Copies the database and its pictures of one point in time into a new folder, while the server continues to write. The
 * folder appears when everything in it is verified. Throws `BackupError`.
 */
export async function makeBackup(source: BackupSource, folder: string, work: Work): Promise<Manifest> {
  await requireNothingAt(folder)
  if (!existsSync(source.databaseFile)) {
    throw new BackupError(`There is no database at ${source.databaseFile}.`)
  }
  const unfinished = join(dirname(folder), `${basename(folder)}.unfinished-${newId()}`)
  // Readable by its owner only, because it holds the same data as the database.
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const manifest = await fill(unfinished, source, work)
    await verifyBackup(unfinished, work)
    await rmdir(folder).catch(() => undefined)
    await rename(unfinished, folder)
    await syncPath(dirname(folder))
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function requireNothingAt(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error) && !existsSync(folder)) return []
    throw new BackupError(`A backup goes into a new folder, and ${folder} is a file.`)
  })
  if (found.length > 0) throw new BackupError(`A backup goes into a new folder, and ${folder} is not empty.`)
}

async function fill(folder: string, source: BackupSource, work: Work): Promise<Manifest> {
  const copied = new Map<string, string>()
  const { lost, ...facts } = await copyOneMoment(folder, { source, copied, work })
  const database = await sumOf(join(folder, databaseName))
  const lines = [
    `${database}  ${databaseName}`,
    ...[...copied].map(([name, sum]) => `${sum}  ${picturePath(name)}`),
  ]
  const list = lines.map((line) => `${line}\n`).join('')
  const manifest: Manifest = {
    format: 1,
    version: source.version,
    madeAt: new Date(source.now).toISOString(),
    migrations: facts.steps,
    counts: { ...facts.counts, files: lines.length },
    sums: sumOfBytes(list),
    lost,
  }
  await writeSynced(join(folder, sumsName), list)
  await writeSynced(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  await syncPath(folder)
  return manifest
}

interface Copying {
  source: BackupSource
  /** Files copied so far, with their sums by path. */
  copied: Map<string, string>
  work: Work
}

/**
 * Copies a snapshot and its files. Pictures are stored before their rows, removed after them, and never change under
 * their name. So a file that the snapshot names and that is missing was deleted since then, and a newer snapshot does
 * not name it. Copied files stay, so each pass is shorter than the previous one. A file that is missing under two
 * snapshots was lost before the backup.
 */
async function copyOneMoment(folder: string, copying: Copying) {
  const file = join(folder, databaseName)
  const store = createDiskStore(join(folder, picturesName))
  let missing = new Set<string>()
  for (let pass = 1; pass <= mostPasses; pass += 1) {
    await rm(file, { force: true })
    snapshotSqlite(copying.source.databaseFile, file)
    await chmod(file, 0o600)
    const { named, ...facts } = look(file)
    const before = missing
    missing = await copyFiles(named, store, copying)
    if ([...missing].every((name) => before.has(name))) {
      const stale = [...copying.copied.keys()].filter((name) => !named.has(name))
      await store.remove(stale)
      for (const name of stale) copying.copied.delete(name)
      for (const name of [picturesName, documentsName]) await finishFolder(join(folder, name))
      await syncPath(file)
      return { ...facts, lost: [...missing] }
    }
  }
  throw new BackupError('Pictures are removed faster than they can be copied. Try again at a quieter time.')
}

function look(file: string) {
  const snapshot = openSnapshot(file)
  try {
    return { steps: snapshot.steps, counts: snapshot.counts, named: new Set(filesOf(snapshot)) }
  } finally {
    snapshot.close()
  }
}

/** Copies files that are not copied yet. Returns those that do not exist. */
async function copyFiles(named: Set<string>, store: ImageStore, copying: Copying): Promise<Set<string>> {
  const { source, copied, work } = copying
  const wanted = [...named].filter((name) => !copied.has(name))
  const missing = new Set<string>()
  for (let start = 0; start < wanted.length; start += batchSize) {
    work.signal.throwIfAborted()
    const read = wanted
      .slice(start, start + batchSize)
      .map(async (name) => ({ name, bytes: await source.pictures.read(name) }))
    const found = (await Promise.all(read)).flatMap(({ name, bytes }) => {
      if (!bytes) missing.add(name)
      return bytes ? [{ name, bytes }] : []
    })
    if (found.length > 0) await store.put(found)
    for (const { name, bytes } of found) copied.set(name, sumOfBytes(bytes))
    work.progress('Copying', Math.min(start + batchSize, wanted.length), wanted.length)
  }
  return missing
}

/** Removes the store's folder for unfinished files, which does not belong in a backup. */
async function finishFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await rm(join(folder, entry.name), { recursive: true })
  }
  await syncPath(folder)
}

async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flush: true })
}
