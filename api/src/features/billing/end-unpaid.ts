import type { Context } from '../../context/context.ts'
import type { Writer } from '../../db/database.ts'
import { type HeldPayment, isPaidTwice, movePayment, notePayment } from '../../db/queries/payments.ts'
import { mailNotPaid } from './payment-mails.ts'

interface Unpaid extends HeldPayment {
  state: 'failed' | 'expired'
  /** Words for the desk. */
  detail?: string
}

/**
 * Ends a payment that waits and was not paid. Its company gets a mail where a screen has promised one: not when the
 * bank's first answer says so, which stands on the screen, nor when another payment in its place is paid by now. Returns false
 * when the payment no longer waits.
 */
export async function endUnpaid(
  context: Context,
  trx: Writer,
  { payment, company, state, detail = '' }: Unpaid,
): Promise<boolean> {
  const { id, gateway, asks } = payment
  if (!(await movePayment(trx, id, 'pending', { state }))) return false
  await notePayment(trx, { paymentId: id, event: state, detail, now: context.clock() })
  const promised = gateway === 'transfer' || asks > 0
  if (!company || !promised) return true
  if (!(await isPaidTwice(trx, payment))) await mailNotPaid(context, trx, { ...payment, state }, company)
  return true
}
