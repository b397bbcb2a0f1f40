import type { Context } from '../src/context/context.ts'
import { newId } from '../src/core/secrets/ids.ts'
import type { MarkRow } from '../src/db/queries/marks/marks.ts'
import { newDocumentName } from '../src/images/image-names.ts'
import { multipart } from './factories.ts'

/** Beginning of a PDF, which is all that the server checks. */
export const plainPdf = Buffer.from('%PDF-1.4\n% a licence for tests\n')

/** Form with which a company enters a mark. */
export function markForm(
  fields: Record<string, string> = {},
  bytes: Buffer | null = plainPdf,
  filename = 'licence.pdf',
) {
  const given = { kind: 'pec', number: 'c4/12345', validUntil: '2099-06-30', ...fields }
  const file = { field: 'document', filename, type: 'application/pdf' }
  return multipart(given, bytes ? [{ ...file, bytes }] : [])
}

/** Stores a mark with its document, without the API; returns its row. */
export async function addMark(
  { db, images, clock }: Pick<Context, 'db' | 'images' | 'clock'>,
  companyId: string,
  given: Partial<MarkRow> = {},
): Promise<MarkRow> {
  const documentFile = newDocumentName('pdf')
  const row: MarkRow = {
    ...{ id: newId(), companyId, kind: 'pec', number: 'C-4/12345', category: '4', holder: '' },
    ...{ validUntil: '2099-06-30', documentFile, state: 'entered', refusal: null, words: '' },
    renamedFrom: null,
    ...{ enteredAt: clock(), checkedAt: given.state === 'checked' ? clock() : null, remindedDays: 0 },
    ...given,
  }
  if (row.documentFile !== null) await images.put([{ name: row.documentFile, bytes: plainPdf }])
  await db.write((trx) => trx.insertInto('marks').values(row).execute())
  return row
}
