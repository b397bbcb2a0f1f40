import {
  type DeskPayment,
  type DeskPaymentHead,
  type PaymentEvent,
  type RefundWay,
  refundUnderWayMs,
} from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { isDemoBank } from '../../../core/demo-bank.ts'
import { notFound } from '../../../core/errors.ts'
import { findPayment, listPaymentEvents, type PaymentRecord } from '../../../db/queries/payments.ts'
import { findPeriodOf } from '../../../db/queries/plan-periods.ts'

type Events = Awaited<ReturnType<typeof listPaymentEvents>>

/** A payment in the desk's list. */
export function presentHead(row: PaymentRecord, { config }: Pick<Context, 'config'>): DeskPaymentHead {
  const { id, reference, plan, months, amount, gateway, state, receipt, refundReason, payer } = row
  return {
    ...{ id, reference, plan, months, amount, gateway, state, receipt, refundReason, payer },
    demo: isDemoBank(config, gateway),
    begunAt: iso(row.createdAt),
    saidPaidAt: row.saidPaidAt === null ? null : iso(row.saidPaidAt),
  }
}

/** Loads a payment with all that happened to it. Throws `not-found`. */
export async function viewPayment(context: Context, id: string): Promise<DeskPayment> {
  const { db, gateways } = context
  const row = await findPayment(db.read, id)
  if (!row) throw notFound('paymentNotThere')
  const events = await listPaymentEvents(db.read, id)
  const { companyId, fee, off, bankNumber, refundNote } = row
  return {
    ...presentHead(row, context),
    ...{ companyId, fee, off, bankNumber, refundNote, hasSlip: row.slipFile !== null },
    expiresAt: iso(row.expiresAt),
    paidAt: row.paidAt === null ? null : iso(row.paidAt),
    refundedAt: row.refundedAt === null ? null : iso(row.refundedAt),
    nextAskAt: row.nextAskAt === null ? null : iso(row.nextAskAt),
    period: (await findPeriodOf(db.read, id)) ?? null,
    canAsk: gateways.has(row.gateway) && row.paidAt === null,
    refundBy: refundWayOf(context, row, events),
    merchant: merchantOf(context, row),
    events: events.map(({ event, detail, createdAt }) => ({ event, detail, at: iso(createdAt) })),
  }
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
  if (gateway === 'alfalah' || gateway === 'jazzcash') return config.payments[gateway]?.merchantId ?? null
  return null
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
