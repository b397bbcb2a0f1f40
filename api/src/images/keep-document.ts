import { readFile } from 'node:fs/promises'
import { kindOf } from '@tameer/contract'
import { invalidField, tell, UnknownOutcome } from '../core/errors.ts'
import { logger } from '../core/log.ts'
import { readStart } from './file-start.ts'
import { newDocumentName } from './image-names.ts'
import type { PictureTools } from './keep-pictures.ts'

type StoreTools = Pick<PictureTools, 'store' | 'listUnreferenced'>

/** The endings of documents, by their kind. */
const endings = { pdf: 'pdf', jpeg: 'jpg', png: 'png', heic: undefined } as const

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
  const kind = kindOf(await readStart(path))
  const ending = kind && endings[kind]
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
