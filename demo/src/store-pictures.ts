import { link, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '@tameer/api/src/context/context.ts'
import { syncPath } from '@tameer/api/src/core/sync-path.ts'
import { picturesFolder } from '@tameer/api/src/images/open-store.ts'
import { inHands, type SizedPicture, sizePath, sizePictures } from './demo-pictures.ts'

/** Pictures that are sent to a storage at once. */
const putsAtOnce = 4

type Tools = Pick<Context, 'images' | 'config'>

/** A stored form of a picture, and the file that has it. */
export interface PictureForm {
  name: string
  path: string
}

/** Stores these pictures of the demo in all sizes. */
export async function storePictures(tools: Tools, paths: readonly string[]): Promise<SizedPicture[]> {
  const pictures = await sizePictures(paths)
  const formsOf = ({ names }: SizedPicture) => names.map((name) => ({ name, path: sizePath(name) }))
  await storeForms(tools, pictures.map(formsOf))
  return pictures
}

/** Stores the forms of pictures. On the disk they take no room of their own where links are possible. */
export async function storeForms(tools: Tools, pictures: readonly PictureForm[][]): Promise<void> {
  if (tools.config.s3 === null && (await linkAll(picturesFolder(tools.config), pictures.flat()))) return
  await inHands(pictures, putsAtOnce, async (forms) => {
    const files = forms.map(async ({ name, path }) => ({ name, bytes: await readFile(path) }))
    await tools.images.put(await Promise.all(files))
  })
}

/** Links the files into the folder. Returns false when that is not possible, as on another file system. */
async function linkAll(folder: string, forms: readonly PictureForm[]): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    await Promise.all(forms.map(({ name, path }) => link(path, join(folder, name)).catch(ignoreExisting)))
    await syncPath(folder)
    return true
  } catch {
    return false
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
