import type { Context } from '../../context/context.ts'
import { invalid, notSignedIn } from '../../core/errors.ts'
import { holdCompany, updateCompany } from '../../db/queries/companies.ts'
import { type AccountRecord, findAccount } from '../../db/queries/email-confirmations.ts'
import { listUnreferencedFiles } from '../../db/queries/images.ts'
import type { UploadedFile } from '../../http/upload-reader.ts'
import { keepPictures, type PictureTools, removePictures } from '../../images/keep-pictures.ts'

export interface ProfileChanges {
  companyId: string
  name?: string | undefined
  /** The new logo, as the only file; none leaves it as it is. */
  files: UploadedFile[]
  signal: AbortSignal
}

/** What pictures are kept and removed with. */
export function pictureTools({ images, imageQueue, imageWorkers, db }: Context): PictureTools {
  return {
    store: images,
    queue: imageQueue,
    workers: imageWorkers,
    listUnreferenced: (files) => listUnreferencedFiles(db.read, files),
  }
}

/** Changes a company's name and logo and answers the company as it then is. */
export async function changeProfile(context: Context, changes: ProfileChanges): Promise<AccountRecord> {
  const { companyId, name, files, signal } = changes
  const tools = pictureTools(context)
  const options = { kind: 'logo', field: 'image', signal } as const
  const { before, after } = await keepPictures(tools, files, options, ([image]) =>
    context.db.write(async (trx) => {
      // Held, so that of two logos sent at once the first is known to the second, which removes its files.
      const found = await holdCompany(trx, companyId)
      await updateCompany(trx, companyId, { name, image, now: context.clock() })
      return { before: found, after: await findAccount(trx, companyId) }
    }),
  )
  // The account can go between the guard and the write.
  if (!after) throw notSignedIn()
  if (files.length > 0 && before?.image) await removePictures(tools, [before.image], 'logo')
  return after
}

/** As `changeProfile`, for the form that is nothing but a logo. */
export function changeLogo(context: Context, changes: ProfileChanges): Promise<AccountRecord> {
  if (changes.files.length === 0) {
    const message = 'Please select an image to upload'
    throw invalid(message, { image: message })
  }
  return changeProfile(context, changes)
}
