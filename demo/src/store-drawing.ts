import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '@tameer/api/src/context/context.ts'
import { newId } from '@tameer/api/src/core/ids.ts'
import type { ImageKind } from '@tameer/contract'
import sharp from 'sharp'

/** A drawing that was processed like an uploaded picture. */
export interface DrawnPicture {
  file: string
  width: number
  height: number
}

type Tools = Pick<Context, 'images' | 'imageQueue' | 'imageWorkers' | 'uploadDir'>

/** Renders drawings, makes their stored sizes and stores all of them or none. The caller stores the rows. */
export async function storeDrawings(tools: Tools, svgs: string[], kind: ImageKind): Promise<DrawnPicture[]> {
  const tasks = svgs.map((svg) => () => render(tools, svg, kind))
  const made = await tools.imageQueue.runAll(tasks, { owner: 'demo' })
  await tools.images.put(made.flatMap(({ variants }) => variants))
  return made.map(({ file, width, height }) => ({ file, width, height }))
}

async function render({ imageWorkers, uploadDir }: Tools, svg: string, kind: ImageKind) {
  const file = newId()
  const path = join(uploadDir, `${file}.jpg`)
  try {
    await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 94 }).toFile(path)
    return { file, ...(await imageWorkers.process({ path, file, kind })) }
  } finally {
    await rm(path, { force: true })
  }
}
