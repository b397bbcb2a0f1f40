import type { ProfileForm } from '@tameer/contract'
import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { storedContact } from '../../core/contact/stored-contact.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { invalidField, notSignedIn } from '../../core/errors.ts'
import { setLanguage } from '../../db/queries/accounts/accounts.ts'
import { findOwnCompany, type OwnCompany } from '../../db/queries/accounts/email-confirmations.ts'
import { findUnknown } from '../../db/queries/companies/catalogue.ts'
import { holdCompany, updateCompany } from '../../db/queries/companies/companies.ts'
import { recheckMarks } from '../../db/queries/marks/marks.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'
import { removeDocuments } from '../../images/keep-document.ts'
import { keepPictures, removePictures } from '../../images/keep-pictures.ts'

export interface ProfileChanges {
  companyId: string
  caller: Caller
  /** Other fields of the form; fields that are missing stay unchanged. */
  form?: ProfileForm
  /** The new logo, as the only file; without one the logo stays unchanged. */
  files: UploadedFile[]
  signal: AbortSignal
}

/**
 * Changes a company's name, contact and logo and returns the updated company. Another name sends its checked licences
 * and registrations back to be checked. Throws `not-signed-in` when the account has just been deleted.
 */
export async function changeProfile(context: Context, changes: ProfileChanges): Promise<OwnCompany> {
  const { companyId, caller, form = {}, files, signal } = changes
  const { name, city: cityId, language } = form
  const contact = storedContact(form)
  if (cityId && (await findUnknown(context.db.read, 'cities', [cityId])).length > 0) {
    throw invalidField('city', 'cityNotListed')
  }
  const tools = pictureTools(context)
  const options = { kind: 'logo', field: 'image', owner: companyId, signal } as const
  const { before, after, papers } = await keepPictures(tools, files, options, ([image]) =>
    context.db.write(async (trx) => {
      // Locked, so that of two logos sent at once the second knows the first and removes its files.
      const found = await holdCompany(trx, companyId)
      await updateCompany(trx, companyId, { name, image, contact, cityId, now: context.clock() })
      if (found && language) await setLanguage(trx, found.accountId, language, context.clock())
      const changed = await findOwnCompany(trx, companyId)
      // The account can be deleted between the guard and the write; thrown here, so that the files are removed too.
      if (!changed) throw notSignedIn()
      const today = dayInPakistan(context.clock())
      const isRenamed = found !== undefined && changed.name !== found.name
      const papers = isRenamed ? await recheckMarks(trx, { companyId, renamedFrom: found.name, today }) : []
      if (isRenamed)
        await logAccountEvent(context, trx, { event: 'account-renamed', company: changed, caller })
      return { before: found, after: changed, papers }
    }),
  )
  if (files.length > 0 && before?.image) await removePictures(tools, [before.image], 'logo')
  await removeDocuments(tools, papers)
  return after
}

/** Changes the logo alone, as `changeProfile` does. */
export function changeLogo(context: Context, changes: ProfileChanges): Promise<OwnCompany> {
  if (changes.files.length === 0) throw invalidField('image', 'selectImage')
  return changeProfile(context, changes)
}
