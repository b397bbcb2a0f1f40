import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { invalidField, notSignedIn } from '../../core/errors.ts'
import { holdCompany, updateCompany } from '../../db/queries/companies.ts'
import { findOwnCompany, type OwnCompany } from '../../db/queries/email-confirmations.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'
import { keepPictures, removePictures } from '../../images/keep-pictures.ts'

export interface ProfileChanges {
  companyId: string
  name?: string | undefined
  /** The new logo, as the only file; none leaves it as it is. */
  files: UploadedFile[]
  signal: AbortSignal
}

/** Changes a company's name and logo and returns the company as it then is. Throws `not-signed-in` when the account has just gone. */
export async function changeProfile(context: Context, changes: ProfileChanges): Promise<OwnCompany> {
  const { companyId, name, files, signal } = changes
  const tools = pictureTools(context)
  const options = { kind: 'logo', field: 'image', owner: companyId, signal } as const
  const { before, after } = await keepPictures(tools, files, options, ([image]) =>
    context.db.write(async (trx) => {
      // Locked, so that of two logos sent at once the second knows the first and removes its files.
      const found = await holdCompany(trx, companyId)
      await updateCompany(trx, companyId, { name, image, now: context.clock() })
      const changed = await findOwnCompany(trx, companyId)
      // The account can be deleted between the guard and the write; thrown here, so that the files are removed too.
      if (!changed) throw notSignedIn()
      return { before: found, after: changed }
    }),
  )
  if (files.length > 0 && before?.image) await removePictures(tools, [before.image], 'logo')
  return after
}

/** As `changeProfile`, for the form that is nothing but a logo. */
export function changeLogo(context: Context, changes: ProfileChanges): Promise<OwnCompany> {
  if (changes.files.length === 0) throw invalidField('image', 'selectImage')
  return changeProfile(context, changes)
}
