import type { OwnPayment } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { isDemoBank } from '../../core/config/demo-bank.ts'
import type { PaymentRecord } from '../../db/queries/payments/payments.ts'

/** A payment as its company sees it. */
export function presentPayment(record: PaymentRecord, { config }: Pick<Context, 'config'>): OwnPayment {
  const { state, saidPaidAt } = record
  const forDesk = state === 'pending' && saidPaidAt !== null
  return {
    reference: record.reference,
    plan: record.plan,
    months: record.months,
    amount: record.amount,
    gateway: record.gateway,
    demo: isDemoBank(config, record.gateway),
    state,
    receipt: record.receipt,
    refundReason: record.refundReason,
    begunAt: new Date(record.createdAt).toISOString(),
    expiresAt: forDesk ? null : new Date(record.expiresAt).toISOString(),
    nextAskAt: timeOf(record.nextAskAt),
    paidAt: timeOf(record.paidAt),
    refundedAt: timeOf(record.refundedAt),
    saidPaidAt: timeOf(saidPaidAt),
    hasSlip: record.slipFile !== null,
    payer: record.payer,
    bankNumber: record.bankNumber,
    refundNote: record.refundNote,
    taxPercent: record.taxPercent / 100,
  }
}

function timeOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
