import type { OwnPayment } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { isDemoBank } from '../../core/demo-bank.ts'
import type { PaymentRecord } from '../../db/queries/payments.ts'

/** A payment as its company sees it, with the time that it paid for. */
export function presentPayment(
  record: PaymentRecord,
  period: OwnPayment['period'],
  { config }: Pick<Context, 'config'>,
): OwnPayment {
  const { reference, plan, months, amount, fee, off, gateway, state, receipt, refundReason } = record
  const { refundNote, payer, bankNumber } = record
  return {
    ...{ reference, plan, months, amount, fee, off, gateway, state, receipt, refundReason, refundNote },
    ...{ payer, bankNumber, period },
    demo: isDemoBank(config, gateway),
    taxPercent: record.taxPercent / 100,
    begunAt: new Date(record.createdAt).toISOString(),
    expiresAt: new Date(record.expiresAt).toISOString(),
    nextAskAt: timeOf(record.nextAskAt),
    paidAt: timeOf(record.paidAt),
    refundedAt: timeOf(record.refundedAt),
    saidPaidAt: timeOf(record.saidPaidAt),
    hasSlip: record.slipFile !== null,
  }
}

function timeOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
