import { busy } from '../core/errors.ts'
import type { Writer } from '../db/database.ts'
import { listImages, renameImages } from '../db/queries/portfolios/images.ts'
import { renamePictures } from '../images/rename-pictures.ts'
import type { Context } from './context.ts'
import { pictureTools } from './picture-tools.ts'

/** As often as pictures may be added or removed while they are copied. */
const mostTries = 5

class PicturesChanged extends Error {}

/**
 * Runs `write`, whose transaction hides a project, with a function that gives the project's pictures new addresses in the same
 * transaction. Throws `busy` when the picture store does not work; what `write` throws leaves everything as it was.
 */
export async function withRenamedPictures<Result>(
  context: Context,
  portfolioId: string,
  write: (rename: (trx: Writer) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const pictures = await listImages(context.db.read, portfolioId)
    try {
      return await renamePictures(pictureTools(context), pictures, 'photograph', (names) =>
        write(async (trx) => {
          const present = await listImages(trx, portfolioId)
          if (present.some(({ file }) => !names.has(file))) throw new PicturesChanged()
          await renameImages(trx, portfolioId, names)
        }),
      )
    } catch (error) {
      if (!(error instanceof PicturesChanged)) throw error
    }
  }
  throw busy()
}
