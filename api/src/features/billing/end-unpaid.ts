import type { Context } from '../../context/context.ts'
import type { Writer } from '../../db/database.ts'
import {
  type HeldPayment,
  isPaidTwice,
  movePayment,
  notePayment,
  type PaymentRecord,
} from '../../db/queries/payments/payments.ts'
import { mailNotPaid } from './payment-mails.ts'

interface Unpaid extends HeldPayment {
  state: 'failed' | 'expired'
  /** Words for the desk. */
  detail?: string
}

/**
 * Ends a payment that waits and was not paid. Its company gets a mail where a screen has promised one, unless another
 * payment in its place is paid by now. Returns false when the payment no longer waits.
 */
export async function endUnpaid(
  context: Context,
  trx: Writer,
  { payment, company, state, detail = '' }: Unpaid,
): Promise<boolean> {
  const { id } = payment
  if (!(await movePayment(trx, id, 'pending', { state }))) return false
  await notePayment(trx, { paymentId: id, event: state, detail, now: context.clock() })
  if (!company || !isMailPromised(payment)) return true
  if (!(await isPaidTwice(trx, payment))) await mailNotPaid(context, trx, { ...payment, state }, company)
  return true
}

/**
 * True when a screen has said that we write. That of a transfer always does. That of a bank does as long as the bank does
 * not know: after the first answer that left the payment waiting, which `asks` has counted. When already the first one says
 * that nothing was paid, the screen says so, and nobody needs a mail.
 */
function isMailPromised({ gateway, asks }: PaymentRecord): boolean {
  return gateway === 'transfer' || asks > 0
}
