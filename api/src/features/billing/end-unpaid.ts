import { nextNumber } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import type { Writer } from '../../db/database.ts'
import { type HeldPayment, movePayment, notePayment } from '../../db/queries/payments.ts'
import { listPeriods } from '../../db/queries/plan-periods.ts'
import { mailNotPaid } from './payment-mails.ts'

interface Unpaid extends HeldPayment {
  state: 'failed' | 'expired'
  /** Words for the desk. */
  detail?: string
}

/**
 * Ends a payment that waits and was not paid. Its company gets a mail where a screen has promised one: not when the
 * bank's first answer says so, which stands on the screen, nor when its time is paid otherwise by now. Returns false
 * when the payment no longer waits.
 */
export async function endUnpaid(
  context: Context,
  trx: Writer,
  { payment, company, state, detail = '' }: Unpaid,
): Promise<boolean> {
  const { id, gateway, asks, periodNo } = payment
  // A failed one is asked about no more. The bank may still tell of money for one that is over.
  const change = state === 'failed' ? { state, nextAskAt: null } : { state }
  if (!(await movePayment(trx, id, 'pending', change))) return false
  await notePayment(trx, { paymentId: id, event: state, detail, now: context.clock() })
  const promised = gateway === 'transfer' || asks > 0
  if (!company || !promised) return true
  const paidOtherwise = nextNumber(await listPeriods(trx, company.id)) > periodNo
  if (!paidOtherwise) await mailNotPaid(context, trx, { ...payment, state }, company)
  return true
}
