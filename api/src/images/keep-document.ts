import { open, readFile } from 'node:fs/promises'
import { invalidField, tell, UnknownOutcome } from '../core/errors.ts'
import { logger } from '../core/log.ts'
import { newDocumentName } from './image-names.ts'
import type { PictureTools } from './keep-pictures.ts'

type StoreTools = Pick<PictureTools, 'store' | 'listUnreferenced'>

/** First bytes of the kinds of document that are accepted. The type that the sender states does not count. */
const beginnings = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
] as const

/**
 * Stores a document as it was sent, then runs `commit`, which writes its row. Throws `invalid` for a file that is
 * neither PDF nor JPEG nor PNG, and any error of `commit`. No file is left then, unless the outcome of the commit is
 * unknown: the sweep decides later.
 */
export async function keepDocument<Result>(
  tools: StoreTools,
  { path, bytes, field }: { path: string; bytes: number; field: string },
  commit: (file: string) => Promise<Result>,
): Promise<Result> {
  if (bytes === 0) throw invalidField(field, 'documentEmpty')
  const ending = await endingOf(path)
  if (!ending) throw invalidField(field, 'documentUnknown')
  const file = newDocumentName(ending)
  await tools.store.put([{ name: file, bytes: await readFile(path) }])
  try {
    return await commit(file)
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) await removeDocuments(tools, [file])
    throw error
  }
}

/** Removes documents that no row names. Never fails: leftovers are swept later. */
export async function removeDocuments(
  { store, listUnreferenced }: StoreTools,
  files: readonly (string | null)[],
): Promise<void> {
  const named = files.filter((file) => file !== null)
  if (named.length === 0) return
  try {
    await store.remove(await listUnreferenced(named))
  } catch (error) {
    tell((err) => logger('images').warn({ err }, 'could not remove documents; the sweep will'))(error)
  }
}

async function endingOf(path: string): Promise<(typeof beginnings)[number][0] | undefined> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(8)
    await file.read(head, 0, head.length, 0)
    return beginnings.find(([, bytes]) => head.subarray(0, bytes.length).equals(bytes))?.[0]
  } finally {
    await file.close()
  }
}
