import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../core/ids.ts'
import { pictureOf } from './image-names.ts'
import type { ImageStore, NamedBytes, StoredFile } from './image-store.ts'

/** Half-written files lie in a folder of their own on the same file system, so that a rename is atomic. */
const unfinishedFolder = '.unfinished'

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function requireOurs(name: string): string {
  if (!pictureOf(name)) throw new Error(`not a name of a stored picture: ${JSON.stringify(name)}`)
  return name
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename survives a crash only once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeAll(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true })
}

async function put(folder: string, files: NamedBytes[]): Promise<void> {
  const unfinished = join(folder, unfinishedFolder)
  await mkdir(unfinished, { recursive: true })
  const staged = files.map((file) => ({ ...file, from: newId(), name: requireOurs(file.name) }))
  try {
    const writes = staged.map(({ from, bytes }) => writeSynced(join(unfinished, from), bytes))
    // All of them come to an end before anything is undone.
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
    if (failed) await Promise.all(writes)
    for (const { from, name } of staged) await rename(join(unfinished, from), join(folder, name))
    await syncFolder(folder)
  } catch (error) {
    const undone = [
      removeAll(
        unfinished,
        staged.map(({ from }) => from),
      ),
      removeAll(
        folder,
        staged.map(({ name }) => name),
      ),
    ]
    await Promise.allSettled(undone)
    throw error
  }
}

async function openFolder(folder: string) {
  try {
    return await opendir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function* list(folder: string): AsyncGenerator<StoredFile> {
  for await (const entry of await openFolder(folder)) {
    if (!entry.isFile()) continue
    // A file may go between the listing and the look at it.
    const found = await stat(join(folder, entry.name)).catch(() => undefined)
    if (found) yield { name: entry.name, modifiedAt: found.mtimeMs }
  }
}

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Removes the files of a folder that were last written before that time (milliseconds since 1970). */
export async function removeOlder(folder: string, before: number): Promise<void> {
  for await (const { name, modifiedAt } of list(folder)) {
    if (modifiedAt < before) await rm(join(folder, name), { force: true })
  }
}

/** Keeps pictures as files in one folder, made when it is first needed. */
export function createDiskStore(folder: string): ImageStore {
  return {
    put: (files) => put(folder, files),
    read: async (name) => (pictureOf(name) ? read(join(folder, name)) : undefined),
    remove: async (names) => removeAll(folder, names.map(requireOurs)),
    list: () => list(folder),
    removeUnfinished: (before) => removeOlder(join(folder, unfinishedFolder), before),
  }
}
