import { link, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '@tameer/api/src/context/context.ts'
import { syncPath } from '@tameer/api/src/core/sync-path.ts'
import { picturesFolder } from '@tameer/api/src/images/open-store.ts'
import { inHands, type SizedPicture, sizePath, sizePictures } from './demo-pictures.ts'

/** Pictures that are sent to a storage at once. */
const putsAtOnce = 4

type Tools = Pick<Context, 'images' | 'config'>

/** Stores these pictures of the demo in all sizes. On the disk they take no room of their own where links are possible. */
export async function storePictures(tools: Tools, paths: readonly string[]): Promise<SizedPicture[]> {
  const pictures = await sizePictures(paths)
  const names = pictures.flatMap((picture) => picture.names)
  if (tools.config.s3 === null && (await linkAll(picturesFolder(tools.config), names))) return pictures
  await inHands(pictures, putsAtOnce, async (picture) => {
    const files = picture.names.map(async (name) => ({ name, bytes: await readFile(sizePath(name)) }))
    await tools.images.put(await Promise.all(files))
  })
  return pictures
}

/** Links the files into the folder. Returns false when that is not possible, as on another file system. */
async function linkAll(folder: string, names: readonly string[]): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    await Promise.all(names.map((name) => link(sizePath(name), join(folder, name)).catch(ignoreExisting)))
    await syncPath(folder)
    return true
  } catch {
    return false
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
