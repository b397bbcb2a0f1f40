import type { ImageKind } from '@tameer/contract'
import { UnknownOutcome } from '../core/errors.ts'
import { newPictureName, storedNames } from './image-names.ts'
import type { ImageStore } from './image-store.ts'
import { type KeptPicture, type PictureTools, removePictures } from './keep-pictures.ts'

/**
 * Copies pictures to new names, runs `commit`, which writes these into their rows, and removes the old files: the addresses
 * that people know lead nowhere. `commit` gets the new name of each picture by its old one. Throws `busy`, or what `commit`
 * throws; in both cases nothing is renamed and no copy is left, save after an unknown outcome: then the sweep decides.
 */
export async function renamePictures<Result>(
  tools: PictureTools,
  pictures: readonly KeptPicture[],
  kind: ImageKind,
  commit: (names: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  const copies: KeptPicture[] = []
  const names = new Map<string, string>()
  let result: Result
  try {
    // One after the other: a picture's files are held in memory meanwhile.
    for (const picture of pictures) {
      const copy = { ...picture, file: newPictureName() }
      copies.push(copy)
      names.set(picture.file, copy.file)
      await copyFiles(tools.store, storedNames(picture, kind), storedNames(copy, kind))
    }
    result = await commit(names)
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) await removePictures(tools, copies, kind)
    throw error
  }
  // A commit that found nothing to rename left the old names in the rows: what no row mentions goes.
  await removePictures(tools, [...pictures, ...copies], kind)
  return result
}

/** Files that are not there are left out. */
async function copyFiles(store: ImageStore, from: readonly string[], to: readonly string[]): Promise<void> {
  const found = await Promise.all(from.map((name) => store.read(name)))
  const files = found.flatMap((bytes, at) => {
    const name = to[at]
    return bytes && name ? [{ name, bytes }] : []
  })
  if (files.length > 0) await store.put(files)
}
