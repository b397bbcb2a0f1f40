import { type MarkForm, markExpires, type Problem, readMarkNumber } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { invalidField, notFound, notSignedIn } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import { holdCompany } from '../../db/queries/companies/companies.ts'
import { deleteMark, insertMark } from '../../db/queries/marks/marks.ts'
import { neverExpires } from '../../db/tables/mark-schema.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'
import { keepDocument, removeDocuments } from '../../images/keep-document.ts'

const numberProblems = {
  pec: 'pecNumberWrong',
  pcatp: 'markNumberWrong',
  registration: 'markNumberWrong',
  ntn: 'ntnWrong',
} as const satisfies Record<MarkForm['kind'], Problem>

/**
 * Stores a mark for the desk to check, in place of an unchecked one of its kind. One that is shown stays until the new
 * one is checked. Throws `invalid`, and `not-signed-in` when the account has just been deleted.
 */
export async function enterMarkOf(
  context: Context,
  companyId: string,
  form: MarkForm,
  [sent]: UploadedFile[],
): Promise<void> {
  const mark = judge(form, dayInPakistan(context.clock()))
  if (!sent) throw invalidField('document', 'addDocument')
  const tools = pictureTools(context)
  const { path, bytes } = sent
  const replaced = await keepDocument(tools, { path, bytes, field: 'document' }, (documentFile) =>
    context.db.note(async (trx) => {
      // Locked, so that between the two writes the account is not deleted and no second mark of the kind is added.
      if (!(await holdCompany(trx, companyId))) throw notSignedIn()
      return insertMark(trx, { ...mark, id: newId(), companyId, documentFile, now: context.clock() })
    }),
  )
  await removeDocuments(tools, [replaced])
}

/** Withdraws a mark, which is then no longer shown. Throws `not-found`. */
export async function withdrawMarkOf(context: Context, companyId: string, id: string): Promise<void> {
  const gone = await context.db.write((trx) => deleteMark(trx, { id, companyId }))
  if (!gone) throw notFound('markGone')
  await removeDocuments(pictureTools(context), [gone.documentFile])
}

/** Returns the fields of the form to store. Throws `invalid`. */
function judge({ kind, number: typed, holder, validUntil }: MarkForm, today: string) {
  const read = readMarkNumber(kind, typed)
  if (!read) throw invalidField('number', numberProblems[kind])
  if (kind === 'pcatp' && holder === '') throw invalidField('holder', 'enterHolder')
  const kept = { kind, ...read, holder: kind === 'pcatp' ? holder : '' }
  if (!markExpires(kind)) {
    if (validUntil !== '') throw invalidField('validUntil', 'neverExpires')
    return { ...kept, validUntil: neverExpires }
  }
  if (validUntil === '') throw invalidField('validUntil', 'enterValidUntil')
  if (validUntil < today) throw invalidField('validUntil', 'markExpired')
  return { ...kept, validUntil }
}
