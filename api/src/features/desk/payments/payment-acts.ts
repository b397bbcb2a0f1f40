import type { DeskEvent, PaymentState } from '@tameer/contract'
import { actAtDesk, type DeskActor, noteAtDesk } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { conflict, notFound } from '../../../core/errors.ts'
import type { Writer } from '../../../db/database.ts'
import type { DeskFacts } from '../../../db/queries/desk/desk-log.ts'
import {
  findByBankNumber,
  findPayment,
  type HeldPayment,
  holdPaymentAndCompany,
  movePayment,
  notePayment,
  type PaymentRecord,
} from '../../../db/queries/payments/payments.ts'
import { isTaken } from '../../../db/taken.ts'
import { askBank } from '../../billing/ask-bank.ts'
import { endUnpaid } from '../../billing/end-unpaid.ts'
import { mailRefundDue } from '../../billing/payment-mails.ts'
import { settleWithin } from '../../billing/settle-payment.ts'
import { findNewestAct } from '../companies/company-acts.ts'

/** A payment in the state in which somebody saw it. */
export interface SeenPayment {
  id: string
  state: PaymentState
}

/**
 * Locks a payment and its company. Throws `not-found`, and `conflict` when it is in another state than was seen, with
 * the newest act of the desk on it.
 */
export async function holdSeen(trx: Writer, { id, state }: SeenPayment): Promise<HeldPayment> {
  const found = await findPayment(trx, id)
  const held = found && (await holdPaymentAndCompany(trx, found))
  if (!held) throw notFound('paymentNotThere')
  if (held.payment.state !== state) throw await movedSince(trx, held.payment)
  return held
}

async function movedSince(trx: Writer, { id, state }: PaymentRecord) {
  return conflict('paymentMoved', undefined, { state, last: await findNewestAct(trx, id) })
}

/** The line of an act in the desk's log. */
export function lineOf({ id, state, reference }: PaymentRecord, event: DeskEvent, after: DeskFacts = {}) {
  const subject = { kind: 'payment', id } as const
  return { event, subject, before: { state }, after: { reference, ...after } }
}

/**
 * Settles a bank transfer that is on the bank's statement, exactly as money through a bank: it gives its days, or goes
 * back when another payment in its place is paid already. Throws `not-found`, and `conflict` also when another transfer
 * has that number.
 */
export async function takeTransfer(
  context: Context,
  actor: DeskActor,
  { bankNumber: typed, ...seen }: SeenPayment & { bankNumber: string },
): Promise<void> {
  // Statements print one number in capitals and in small letters: it counts once.
  const bankNumber = typed.toUpperCase()
  const settled = actAtDesk(context, actor, async (trx) => {
    const { payment } = await holdSeen(trx, seen)
    requireTransfer(payment)
    if (payment.receipt !== null) throw await movedSince(trx, payment)
    const other = await findByBankNumber(trx, { gateway: payment.gateway, bankNumber })
    if (other) throw numberUsed()
    await settleWithin(context, trx, payment, { state: 'paid', bankNumber })
    const state = (await findPayment(trx, payment.id))?.state ?? 'paid'
    return { value: true, line: lineOf(payment, 'transfer-arrived', { state, bankNumber }) }
  })
  await settled.catch((error: unknown) => {
    // Another operator gave the number to another transfer at the same moment.
    throw isTaken(error) ? numberUsed() : error
  })
}

function numberUsed() {
  return conflict('bankNumberUsed', { bankNumber: 'bankNumberUsed' })
}

/** Notes that a bank transfer has not come, and tells its company. Throws `not-found` and `conflict`. */
export async function missTransfer(
  context: Context,
  actor: DeskActor,
  { words, ...seen }: SeenPayment & { words: string },
): Promise<void> {
  await noteAtDesk(context, actor, async (trx) => {
    const held = await holdSeen(trx, seen)
    const { payment } = held
    requireTransfer(payment)
    if (!(await endUnpaid(context, trx, { ...held, state: 'failed', detail: words }))) {
      throw await movedSince(trx, payment)
    }
    return { value: true, line: lineOf(payment, 'transfer-missing', { state: 'failed', why: words }) }
  })
}

function requireTransfer({ gateway }: PaymentRecord): void {
  if (gateway !== 'transfer') throw conflict('noTransfer', undefined, { last: null })
}

/**
 * Puts a paid payment among those to give back because of a technical error. The days that it has left are lost; those of
 * other payments go on. Throws `not-found` and `conflict`.
 */
export async function returnInError(
  context: Context,
  actor: DeskActor,
  { words, ...seen }: SeenPayment & { words: string },
): Promise<void> {
  const now = context.clock()
  await actAtDesk(context, actor, async (trx) => {
    const { payment, company } = await holdSeen(trx, seen)
    const { id } = payment
    const change = { state: 'refund-due', refundReason: 'technical', refundDueAt: now } as const
    if (!(await movePayment(trx, id, 'paid', change))) throw await movedSince(trx, payment)
    await notePayment(trx, { paymentId: id, event: 'refund-due', detail: words, now })
    if (company) await mailRefundDue(context, trx, payment, company, 'technical')
    return { value: true, line: lineOf(payment, 'payment-returned', { state: 'refund-due', why: words }) }
  })
}

/** Asks the bank about a payment. Throws `not-found`, and `conflict` when there is no bank to ask. */
export async function askAtDesk(context: Context, actor: DeskActor, id: string): Promise<void> {
  const asked = await noteAtDesk(context, actor, async (trx) => {
    const payment = await findPayment(trx, id)
    if (!payment) throw notFound('paymentNotThere')
    if (!context.gateways.has(payment.gateway) || payment.paidAt !== null)
      throw conflict('noBankToAsk', undefined, { last: null })
    return { value: payment, line: lineOf(payment, 'bank-asked') }
  })
  if (asked) await askBank(context, asked)
}
