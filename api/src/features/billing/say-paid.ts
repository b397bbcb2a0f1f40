import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { conflict, notFound, notSignedIn } from '../../core/errors.ts'
import { holdCompany } from '../../db/queries/companies/companies.ts'
import { findOwnPayment, notePayment, type PaymentRecord } from '../../db/queries/payments/payments.ts'
import { noteSaidPaid } from '../../db/queries/payments/transfer-slips.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'
import { keepDocument, removeDocuments } from '../../images/keep-document.ts'

interface OwnReference {
  companyId: string
  reference: string
}

/**
 * Notes that a company says it paid by bank transfer. Said twice, it changes nothing; a new slip takes the place of the
 * one before. Throws `invalid` for a file that is no document, `not-found`, `conflict` for a payment that is not an
 * awaited transfer, and `not-signed-in` when the account has just been deleted.
 */
export async function sayPaidOf(context: Context, own: OwnReference, [sent]: UploadedFile[]): Promise<void> {
  const tools = pictureTools(context)
  const store = (slipFile: string | null) => storeSaid(context, own, slipFile)
  const replaced = sent
    ? await keepDocument(tools, { path: sent.path, bytes: sent.bytes, field: 'slip' }, store)
    : await store(null)
  await removeDocuments(tools, [replaced])
}

/** Returns the file of the slip that was replaced. */
function storeSaid(
  { db, clock }: Context,
  own: OwnReference,
  slipFile: string | null,
): Promise<string | null> {
  return db.note(async (trx) => {
    // Locked, so that neither the account is deleted nor a second slip stored between the two writes.
    if (!(await holdCompany(trx, own.companyId))) throw notSignedIn()
    const before = await findOwnPayment(trx, own)
    if (!before) throw notFound('paymentGone')
    const now = clock()
    if (!(await noteSaidPaid(trx, own, { slipFile, now }))) throw refusalOf(before)
    const line = { paymentId: before.id, now }
    if (before.saidPaidAt === null) await notePayment(trx, { ...line, event: 'said-paid' })
    if (slipFile === null) return null
    await notePayment(trx, { ...line, event: 'slip-sent' })
    return before.slipFile
  })
}

function refusalOf({ gateway, receipt }: PaymentRecord) {
  if (gateway !== 'transfer') return conflict('notByTransfer')
  return conflict(receipt === null ? 'transferOver' : 'transferSettled')
}
