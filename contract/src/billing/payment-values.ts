// States of a payment and how it is made. Pure: safe to import in the browser.
import { dayMs } from '../days.ts'

/** Ways to pay, as they are stored with a payment. */
export const gatewayNames = ['alfalah', 'safepay', 'transfer'] as const
export type GatewayName = (typeof gatewayNames)[number]

export const paymentStates = ['pending', 'paid', 'failed', 'expired', 'refund-due', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * Which state may follow which. The bank may still report money for a try that failed or is over; money that came is
 * either kept for its days or given back.
 */
export const nextPaymentStates: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['paid', 'failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  paid: ['refund-due'],
  'refund-due': ['refunded'],
  refunded: [],
}

/**
 * True when the money of a payment that waits may be at the bank already. A transfer that its company has not said to be
 * paid costs nothing.
 */
export function mayBePaid({ gateway, saidPaidAt }: { gateway: GatewayName; saidPaidAt: unknown }): boolean {
  return gateway !== 'transfer' || saidPaidAt !== null
}

/** True while a payment may still become paid. */
export function canBecomePaid(state: PaymentState): boolean {
  return nextPaymentStates[state].includes('paid')
}

/** Of payments that wait, newest first, one that may be paid already before a transfer that was only begun. */
export function findWaiting<Payment extends Parameters<typeof mayBePaid>[0]>(
  pending: readonly Payment[],
): Payment | undefined {
  return pending.find(mayBePaid) ?? pending[0]
}

/** Why money goes back: nothing else gives a refund. */
export const refundReasons = ['twice', 'account-deleted', 'technical'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Events of a payment, each a line that is never changed. */
export const paymentEvents = [
  'begun', // made here, before anybody leaves for the bank
  'said-paid', // its company says that it paid by bank transfer
  'slip-sent', // its company sent a picture of the slip
  'mismatch', // the bank's answer is about another sum, merchant or reference
  'refund-asked', // the bank was asked by a call to give the money back
  'refund-refused', // the bank does not give it back
  'refund-unknown', // the bank did not say whether it gives it back
  ...paymentStates.filter((state) => state !== 'pending'),
] as const
export type PaymentEvent = (typeof paymentEvents)[number]

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** When the bank is asked by itself, counted from the begin of a payment, ms. */
export const askAfterMs = [
  ...[10_000, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 24 * hourMs],
  // A try that failed or is over by then may still have been paid: some banks tell a day or more later.
  ...[2, 3, 4, 5, 6, 7].map((days) => days * dayMs),
] as const

/**
 * Time for which a payment waits before its try is over, ms. A bank transfer takes days, and one that its company says is
 * paid waits for an operator, however long.
 */
export const paymentOpenMs: Readonly<Record<GatewayName, number>> = {
  alfalah: dayMs,
  safepay: dayMs,
  transfer: 14 * dayMs,
}
