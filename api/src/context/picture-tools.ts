import { listUnreferencedFiles } from '../db/queries/portfolios/images.ts'
import type { PictureTools } from '../images/keep-pictures.ts'
import type { Context } from './context.ts'

/** Tools that store and remove pictures. */
export function pictureTools({ images, imageQueue, imageWorkers, db }: Context): PictureTools {
  return {
    store: images,
    queue: imageQueue,
    workers: imageWorkers,
    listUnreferenced: (files) => listUnreferencedFiles(db.read, files),
  }
}
