import { lastDayOfMonths, nextPaymentStates, type RefundReason, startOfPeriod } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import type { Writer } from '../../db/database.ts'
import { takePaper } from '../../db/queries/paper-numbers.ts'
import {
  type HeldPayment,
  holdPaymentAndCompany,
  movePayment,
  noteAsk,
  notePayment,
  type PaymentRecord,
} from '../../db/queries/payments.ts'
import { cutPeriods, insertPeriod, listPeriods } from '../../db/queries/plan-periods.ts'
import type { Answer } from '../../payments/gateway.ts'
import { nextAskAt } from './ask-times.ts'
import { endUnpaid } from './end-unpaid.ts'
import { mailPaid, mailRefundDue } from './payment-mails.ts'

/** Stores what the bank says of a payment. However often the same is said, it counts once. */
export function settlePayment(
  context: Context,
  payment: Pick<PaymentRecord, 'id' | 'companyId'>,
  answer: Answer,
): Promise<void> {
  const { db } = context
  const settle = (trx: Writer) => settleWithin(context, trx, payment, answer)
  // A period that was paid changes pages: a company's logo stands on its share pictures.
  return answer.state === 'paid' ? db.write(settle) : db.note(settle)
}

/** As `settlePayment`, in a transaction that has locked neither the company nor the payment, or both in this order. */
export async function settleWithin(
  context: Context,
  trx: Writer,
  about: Pick<PaymentRecord, 'id' | 'companyId'>,
  answer: Answer,
): Promise<void> {
  const held = await holdPaymentAndCompany(trx, about)
  if (!held) return
  const { payment, company } = held
  const { id } = payment
  // It is paid by now: no answer, however late, changes that, and there is nothing more to ask.
  if (!nextPaymentStates[payment.state].includes('paid')) return
  const now = context.clock()
  if (answer.state === 'paid') {
    return takeMoney(context, trx, { payment, company, bankNumber: answer.bankNumber, now })
  }
  if (answer.state === 'failed') {
    if (await endUnpaid(context, trx, { payment, company, state: 'failed' })) return
    // It was over before, and the bank now knows the end of it.
    await noteAsk(trx, id, null)
    return
  }
  if (answer.state === 'mismatch') {
    await notePayment(trx, { paymentId: id, event: 'mismatch', detail: answer.why, now })
  }
  await noteAsk(trx, id, nextAskAt(payment.createdAt, now))
}

interface Taken extends HeldPayment {
  bankNumber: string | null
  now: number
}

/** The bank has the money: it pays for the period it was made for, or goes back. */
async function takeMoney(context: Context, trx: Writer, taken: Taken): Promise<void> {
  const { payment, company, bankNumber, now } = taken
  const { id, state } = payment
  const today = dayInPakistan(now)
  const receipt = await takePaper(trx, 'receipt', today)
  await movePayment(trx, id, state, { state: 'paid', bankNumber, receipt, paidAt: now, nextAskAt: null })
  await notePayment(trx, { paymentId: id, event: 'paid', detail: bankNumber ?? '', now })
  const paid = { ...payment, receipt }
  if (!company) return giveBack(trx, paid, { reason: 'account-deleted', now })
  if (await addPeriod(trx, paid, { companyId: company.id, today }))
    return mailPaid(context, trx, paid, company)
  await giveBack(trx, paid, { reason: 'twice', now })
  await mailRefundDue(context, trx, paid, company)
}

/** Adds the period that a payment is for. Returns false when that period was paid before. */
async function addPeriod(
  trx: Writer,
  { id, plan, months, kind, periodNo: no, boughtOn, fee }: PaymentRecord,
  { companyId, today }: { companyId: string; today: string },
): Promise<boolean> {
  const startsOn = startOfPeriod(await listPeriods(trx, companyId), { kind, today })
  const endsOn = lastDayOfMonths(startsOn, months)
  const period = { no, plan, startsOn, endsOn, cutOn: null, boughtOn, fee }
  if (!(await insertPeriod(trx, companyId, id, period))) return false
  if (kind === 'raise') await cutPeriods(trx, companyId, { before: no, day: today })
  return true
}

/** Puts a paid payment into the desk's list of money to give back. */
async function giveBack(
  trx: Writer,
  { id }: PaymentRecord,
  { reason, now }: { reason: RefundReason; now: number },
): Promise<void> {
  await movePayment(trx, id, 'paid', { state: 'refund-due', refundReason: reason })
  await notePayment(trx, { paymentId: id, event: 'refund-due', detail: reason, now })
}
