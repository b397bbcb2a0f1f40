import { type DeskActor, noteAtDesk } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { conflict } from '../../../core/errors.ts'
import type { Writer } from '../../../db/database.ts'
import { takePaper } from '../../../db/queries/marks/paper-numbers.ts'
import {
  type HeldPayment,
  listPaymentEvents,
  movePayment,
  notePayment,
  type PaymentRecord,
} from '../../../db/queries/payments/payments.ts'
import type { RefundAnswer } from '../../../payments/gateway.ts'
import { mailRefunded } from '../../billing/payment-mails.ts'
import { holdSeen, lineOf, type SeenPayment } from './payment-acts.ts'
import { refundWayOf } from './payment-view.ts'

/**
 * Gives the money of a payment back. Throws `not-found`, and `conflict` when the payment is in another state, when it
 * cannot go back in that way, or while the bank is being asked.
 *
 * By hand: the operator says that the bank gives it back. By a call: what the bank is asked is noted before, and its
 * answer after it, each with its line. Only `refunded` moves the payment; when the answer is lost with the server, the
 * operator may try again after `refundUnderWayMs`.
 */
export async function giveBack(
  context: Context,
  actor: DeskActor,
  { byHand, ...seen }: SeenPayment & { byHand: boolean },
): Promise<void> {
  if (byHand) {
    await noteAtDesk(context, actor, async (trx) => {
      const held = await holdDue(trx, context, seen, 'hand')
      return { value: true, line: await complete(context, trx, held, 'hand') }
    })
    return
  }
  const payment = await noteAtDesk(context, actor, async (trx) => {
    const { payment: due } = await holdDue(trx, context, seen, 'call')
    await notePayment(trx, { paymentId: due.id, event: 'refund-asked', now: context.clock() })
    return { value: due, line: lineOf(due, 'refund-asked', { amount: due.amount }) }
  })
  if (!payment) return
  const answer = await askToRefund(context, payment)
  await noteAtDesk(context, actor, async (trx) => {
    // Another operator may have given it back by hand, after a bank that took longer than it may.
    const held = await holdSeen(trx, seen)
    if (answer.state === 'refunded') {
      return { value: true, line: await complete(context, trx, held, 'call') }
    }
    const event = answer.state === 'refused' ? 'refund-refused' : 'refund-unknown'
    await notePayment(trx, { paymentId: payment.id, event, detail: answer.why, now: context.clock() })
    return {
      value: true,
      line: lineOf(payment, 'refund-not-done', { answer: answer.state, why: answer.why }),
    }
  })
}

async function holdDue(
  trx: Writer,
  context: Context,
  seen: SeenPayment,
  wanted: 'call' | 'hand',
): Promise<HeldPayment> {
  const held = await holdSeen(trx, seen)
  if (held.payment.state !== 'refund-due')
    throw conflict('paymentMoved', undefined, { state: held.payment.state, last: null })
  const way = refundWayOf(context, held.payment, await listPaymentEvents(trx, seen.id))
  if (way === 'waits') throw conflict('refundUnderWay', undefined, { last: null })
  if (way !== 'either' && way !== wanted) {
    throw conflict(wanted === 'hand' ? 'refundByCallFirst' : 'refundByHandOnly', undefined, { last: null })
  }
  return held
}

function askToRefund({ gateways }: Context, payment: PaymentRecord): Promise<RefundAnswer> {
  const { gateway, reference, amount, handle, bankNumber } = payment
  const asked = gateways.get(gateway)?.refund?.({ reference, amount, handle, bankNumber })
  return asked ?? Promise.resolve({ state: 'refused', why: 'no call' })
}

/** Moves a payment to `refunded` with the number of its note, and mails the company. Returns the line for the log. */
async function complete(
  context: Context,
  trx: Writer,
  { payment, company }: HeldPayment,
  way: 'call' | 'hand',
) {
  const { id, amount } = payment
  const now = context.clock()
  const refundNote = await takePaper(trx, 'refund', dayInPakistan(now))
  const moved = await movePayment(trx, id, 'refund-due', { state: 'refunded', refundNote, refundedAt: now })
  if (!moved) throw conflict('paymentMoved', undefined, { last: null })
  await notePayment(trx, { paymentId: id, event: 'refunded', detail: refundNote, now })
  if (company) await mailRefunded(context, trx, { ...payment, refundNote }, company)
  return lineOf(payment, 'payment-refunded', { state: 'refunded', refundNote, amount, way })
}
