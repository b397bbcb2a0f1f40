import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asFileFailure, requireRoom } from '../core/disk-full.ts'
import { newId } from '../core/secrets/ids.ts'
import { syncPath } from '../core/sync-path.ts'
import { headersOf, isDocument, pictureOf, requireStoredName } from './image-names.ts'
import type { FoundFile, ImageStore, NamedBytes, OpenedFile, StoredFile } from './image-store.ts'

/** Half-written files have a folder of their own on the same file system, so that a rename is atomic. */
const unfinishedFolder = '.unfinished'
/** A file up to this size, as most are, is read at once: that costs less than a stream. */
const wholeBytes = 512 * 1024

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

async function removeAll(folder: string, files: { name: string }[]): Promise<void> {
  for (const { name } of files) await rm(pathOf(folder, name), { force: true })
}

/**
 * Folder of the documents: beside the pictures, so that access to the pictures' folder gives no access to documents.
 */
export function documentsBeside(folder: string): string {
  return `${folder}-private`
}

function pathOf(folder: string, name: string): string {
  return join(isDocument(name) ? documentsBeside(folder) : folder, name)
}

async function put(folder: string, files: NamedBytes[]): Promise<void> {
  const documents = files.filter(({ name }) => isDocument(name))
  const pictures = files.filter(({ name }) => !isDocument(name))
  if (documents.length > 0) await putInto(documentsBeside(folder), documents)
  if (pictures.length === 0) return
  try {
    await putInto(folder, pictures)
  } catch (error) {
    await removeAll(folder, documents).catch(() => undefined)
    throw error
  }
}

async function putInto(folder: string, files: NamedBytes[]): Promise<void> {
  const unfinished = join(folder, unfinishedFolder)
  const staged = files.map((file) => ({ ...file, from: newId(), name: requireStoredName(file.name) }))
  try {
    await mkdir(unfinished, { recursive: true })
    const writes = staged.map(({ from, bytes }) =>
      writeFile(join(unfinished, from), bytes, { flag: 'wx', mode: 0o644, flush: true }),
    )
    // All writes must end before anything is undone.
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
    if (failed) await Promise.all(writes)
    for (const { from, name } of staged) await rename(join(unfinished, from), join(folder, name))
    await syncPath(folder)
  } catch (error) {
    const paths = staged.flatMap(({ from, name }) => [join(unfinished, from), join(folder, name)])
    await Promise.allSettled(paths.map((path) => rm(path, { force: true })))
    throw asFileFailure(error)
  }
}

async function check(folder: string): Promise<void> {
  const unfinished = join(folder, unfinishedFolder)
  await mkdir(unfinished, { recursive: true })
  await requireRoom(unfinished)
}

async function openFolder(folder: string) {
  try {
    return await opendir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function* list(folder: string, after = ''): AsyncGenerator<StoredFile> {
  for await (const entry of await openFolder(folder)) {
    if (!entry.isFile() || entry.name <= after) continue
    // A file may be removed between the listing and this call.
    const found = await stat(join(folder, entry.name)).catch(() => undefined)
    if (found) yield { name: entry.name, modifiedAt: found.mtimeMs }
  }
}

async function* listBoth(folder: string, after?: string): AsyncGenerator<StoredFile> {
  yield* list(folder, after)
  yield* list(documentsBeside(folder), after)
}

/** The result of the work; undefined when the file does not exist. */
async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function openStored(folder: string, name: string): Promise<OpenedFile | undefined> {
  const file = await unlessMissing(open(pathOf(folder, name), 'r'))
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    const headers = headersOf(name)
    // The stream closes the file when it ends or is destroyed.
    if (size > wholeBytes) return { size, headers, body: file.createReadStream() }
    const body = Buffer.allocUnsafe(size)
    await file.read(body, 0, size, 0)
    await file.close()
    return { size, headers, body }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function findStored(folder: string, name: string): Promise<FoundFile | undefined> {
  const found = await unlessMissing(stat(pathOf(folder, name)))
  return found?.isFile() ? { size: found.size, headers: headersOf(name) } : undefined
}

/** Removes the files of a folder that were last written before that time (milliseconds since 1970). */
export async function removeOlder(folder: string, before: number): Promise<void> {
  for await (const { name, modifiedAt } of list(folder)) {
    if (modifiedAt < before) await rm(join(folder, name), { force: true })
  }
}

/** Keeps pictures as files in one folder and documents in one beside it. Each folder is made on first use. */
export function createDiskStore(folder: string): ImageStore {
  return {
    put: (files) => put(folder, files),
    open: async (name) => (pictureOf(name) ? openStored(folder, name) : undefined),
    find: async (name) => (pictureOf(name) ? findStored(folder, name) : undefined),
    read: async (name) => (pictureOf(name) ? unlessMissing(readFile(pathOf(folder, name))) : undefined),
    remove: async (names) =>
      removeAll(
        folder,
        names.map((name) => ({ name: requireStoredName(name) })),
      ),
    list: (after) => listBoth(folder, after),
    async removeUnfinished(before) {
      for (const place of [folder, documentsBeside(folder)]) {
        await removeOlder(join(place, unfinishedFolder), before)
      }
    },
    check: () => check(folder),
    close: () => {},
  }
}
