import { listUnreferencedFiles } from '../db/queries/images.ts'
import type { PictureTools } from '../images/keep-pictures.ts'
import type { Context } from './context.ts'

/** What pictures are kept and removed with. */
export function pictureTools({ images, imageQueue, imageWorkers, db }: Context): PictureTools {
  return {
    store: images,
    queue: imageQueue,
    workers: imageWorkers,
    listUnreferenced: (files) => listUnreferencedFiles(db.read, files),
  }
}
