import { canBecomePaid, type RefundReason } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import type { Writer } from '../../db/database.ts'
import { takePaper } from '../../db/queries/marks/paper-numbers.ts'
import {
  findByBankNumber,
  type HeldPayment,
  holdPaymentAndCompany,
  isPaidTwice,
  movePayment,
  noteAsk,
  notePayment,
  type PaymentRecord,
} from '../../db/queries/payments/payments.ts'
import { isTaken } from '../../db/taken.ts'
import type { Answer } from '../../payments/gateway.ts'
import { nextAskAt } from './ask-times.ts'
import { endUnpaid } from './end-unpaid.ts'
import { mailPaid, mailRefundDue } from './payment-mails.ts'

/** Stores what the bank says of a payment. However often the same is said, it counts once. */
export async function settlePayment(
  context: Context,
  payment: Pick<PaymentRecord, 'id' | 'companyId'>,
  answer: Answer,
): Promise<void> {
  const { db } = context
  const settle = (trx: Writer) => settleWithin(context, trx, payment, answer)
  if (answer.state !== 'paid') return db.note(settle)
  // Days that were paid change pages: a company's logo stands on its share pictures.
  await db.write(settle).catch((error: unknown) => {
    if (!isTaken(error)) throw error
    // The bank's number was stored with another payment at the same moment: now that one is found.
    return db.note(settle)
  })
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
  if (!canBecomePaid(payment.state)) return
  const now = context.clock()
  const known = answer.state === 'paid' ? await checkNumber(trx, payment, answer) : answer
  if (known.state === 'paid') {
    return takeMoney(context, trx, { payment, company, bankNumber: known.bankNumber, now })
  }
  if (known.state === 'failed') await endUnpaid(context, trx, { payment, company, state: 'failed' })
  if (known.state === 'mismatch') {
    await notePayment(trx, { paymentId: id, event: 'mismatch', detail: known.why, now })
  }
  // Banks tell late: one that failed is asked about as long as the others.
  await noteAsk(trx, id, nextAskAt(payment.createdAt, now))
}

/** A bank's own number that another payment has already is no payment of this one. */
async function checkNumber(
  trx: Writer,
  { gateway }: PaymentRecord,
  answer: Extract<Answer, { state: 'paid' }>,
): Promise<Answer> {
  const { bankNumber } = answer
  const other = bankNumber === null ? undefined : await findByBankNumber(trx, { gateway, bankNumber })
  if (!other) return answer
  return { state: 'mismatch', why: `the bank's number ${bankNumber} belongs to ${other.reference}` }
}

interface Taken extends HeldPayment {
  bankNumber: string | null
  now: number
}

/** The bank has the money: it gives its days, or goes back. */
async function takeMoney(context: Context, trx: Writer, taken: Taken): Promise<void> {
  const { payment, company, bankNumber, now } = taken
  const { id, state } = payment
  const receipt = await takePaper(trx, 'receipt', dayInPakistan(now))
  await movePayment(trx, id, state, { state: 'paid', bankNumber, receipt, paidAt: now, nextAskAt: null })
  await notePayment(trx, { paymentId: id, event: 'paid', detail: bankNumber ?? '', now })
  const paid = { ...payment, receipt }
  if (!company) return giveBack(trx, paid, { reason: 'account-deleted', now })
  if (!(await isPaidTwice(trx, payment))) return mailPaid(context, trx, paid, company)
  await giveBack(trx, paid, { reason: 'twice', now })
  await mailRefundDue(context, trx, paid, company)
}

/** Puts a paid payment into the desk's list of money to give back. */
async function giveBack(
  trx: Writer,
  { id }: PaymentRecord,
  { reason, now }: { reason: RefundReason; now: number },
): Promise<void> {
  await movePayment(trx, id, 'paid', { state: 'refund-due', refundReason: reason, refundDueAt: now })
  await notePayment(trx, { paymentId: id, event: 'refund-due', detail: reason, now })
}
