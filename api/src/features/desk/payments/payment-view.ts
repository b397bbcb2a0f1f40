import {
  type DeskPayment,
  type DeskPaymentHead,
  daysUsedOf,
  type PaymentEvent,
  type RefundWay,
  refundUnderWayMs,
} from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { isDemoBank } from '../../../core/config/demo-bank.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { notFound } from '../../../core/errors.ts'
import { findPayment, listPaymentEvents, type PaymentRecord } from '../../../db/queries/payments/payments.ts'
import { listPaidTimes } from '../../../db/queries/payments/plan-times.ts'

type Events = Awaited<ReturnType<typeof listPaymentEvents>>

/** A payment in the desk's list. */
export function presentHead(row: PaymentRecord, { config }: Pick<Context, 'config'>): DeskPaymentHead {
  return {
    id: row.id,
    reference: row.reference,
    plan: row.plan,
    months: row.months,
    amount: row.amount,
    gateway: row.gateway,
    demo: isDemoBank(config, row.gateway),
    state: row.state,
    receipt: row.receipt,
    refundReason: row.refundReason,
    payer: row.payer,
    begunAt: iso(row.createdAt),
    saidPaidAt: isoOrNull(row.saidPaidAt),
  }
}

/** Loads a payment with all that happened to it. Throws `not-found`. */
export async function viewPayment(context: Context, id: string): Promise<DeskPayment> {
  const { db, gateways } = context
  const row = await findPayment(db.read, id)
  if (!row) throw notFound('paymentNotThere')
  const events = await listPaymentEvents(db.read, id)
  return {
    ...presentHead(row, context),
    companyId: row.companyId,
    bankNumber: row.bankNumber,
    refundNote: row.refundNote,
    hasSlip: row.slipFile !== null,
    expiresAt: row.saidPaidAt === null ? iso(row.expiresAt) : null,
    paidAt: isoOrNull(row.paidAt),
    refundedAt: isoOrNull(row.refundedAt),
    nextAskAt: isoOrNull(row.nextAskAt),
    daysUsed: await daysUsed(context, row),
    canAsk: gateways.has(row.gateway) && row.paidAt === null,
    refundBy: refundWayOf(context, row, events),
    merchant: merchantOf(context, row),
    events: events.map(({ event, detail, createdAt }) => ({ event, detail, at: iso(createdAt) })),
  }
}

/** Days of its plan that were used up by today; null while it is not paid, and once the company is gone. */
async function daysUsed({ db, clock }: Context, row: PaymentRecord): Promise<number | null> {
  if (row.companyId === null || row.paidAt === null) return null
  return daysUsedOf(await listPaidTimes(db.read, row.companyId), row.id, dayInPakistan(clock()))
}

const tries: readonly PaymentEvent[] = ['refund-asked', 'refund-refused', 'refund-unknown']

/** How the money of a payment may be given back now, by what was tried before. */
export function refundWayOf(
  { gateways, clock }: Pick<Context, 'gateways' | 'clock'>,
  { gateway }: PaymentRecord,
  events: Events,
): RefundWay {
  if (!gateways.get(gateway)?.refund) return 'hand'
  const last = events.findLast(({ event }) => tries.includes(event))
  if (!last) return 'call'
  const waits = last.event === 'refund-asked' && last.createdAt > clock() - refundUnderWayMs
  return waits ? 'waits' : 'either'
}

function merchantOf({ config }: Pick<Context, 'config'>, { gateway }: PaymentRecord): string | null {
  return gateway === 'alfalah' ? (config.payments.alfalah?.merchantId ?? null) : null
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}

function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : iso(ms)
}
