import type { DeskPayment, DeskPaymentHead, DeskPaymentSums } from '@tameer/contract'

const companyId = '019b8d62-7a80-7000-8000-000000000001'
const begunAt = '2026-11-20T06:00:00.000Z'
const paidAt = '2026-11-21T09:12:00.000Z'

function head(id: string, number: number, given: Partial<DeskPaymentHead>): DeskPaymentHead {
  return {
    ...{ id, reference: `TM-26-7K3PW9ADX${number}`, plan: 'plus', months: 12, amount: 25_000 },
    ...{ gateway: 'transfer', demo: false, state: 'pending', receipt: null, refundReason: null },
    ...{ payer: 'Indus Builders (Demo)', begunAt, saidPaidAt: null, ...given },
  }
}

/** A bank transfer that its company says it has paid. */
export const transfer = head('transfer', 7, { saidPaidAt: '2026-11-20T12:30:00.000Z' })
const refund = head('refund', 6, {
  ...{ gateway: 'alfalah', state: 'refund-due', refundReason: 'twice', receipt: '2026-KRT-000213' },
  ...{ payer: 'مہران انٹیریئرز (Demo)', plan: 'pro', months: 1, amount: 7500 },
})
const refused = head('refused', 5, {
  ...{ gateway: 'safepay', state: 'refund-due', refundReason: 'technical', receipt: '2026-KRT-000212' },
  payer: 'Ravi Brickworks (Demo)',
})
const paid = head('paid', 4, { gateway: 'safepay', state: 'paid', receipt: '2026-KRT-000211' })

const waiting = { transfers: { count: 1, oldestAt: begunAt }, refunds: { count: 2, oldestAt: paidAt } }

/** The list of payments, in the pictures. */
export const picturedPayments = {
  data: [
    ...[transfer, refund, refused, paid],
    head('over', 3, { state: 'expired', payer: 'Chenab Constructions and Interior Works (Demo)' }),
  ],
  nextCursor: 'older',
  ...waiting,
}

const none = { count: 0, oldestAt: null }
/** The list of a desk without payments. */
export const noPayments = { data: [], nextCursor: null, transfers: none, refunds: none }

function opened(listed: DeskPaymentHead, given: Partial<DeskPayment>): DeskPayment {
  return {
    ...listed,
    companyId,
    bankNumber: null,
    refundNote: null,
    hasSlip: false,
    expiresAt: listed.saidPaidAt === null ? '2026-12-04T06:00:00.000Z' : null,
    paidAt: null,
    refundedAt: null,
    nextAskAt: null,
    daysUsed: null,
    canAsk: false,
    refundBy: 'hand',
    merchant: null,
    events: [{ event: 'begun', detail: '', at: begunAt }],
    ...given,
  }
}

const moneyCame = (bankNumber: string): DeskPayment['events'] => [
  { event: 'begun', detail: '', at: begunAt },
  { event: 'paid', detail: bankNumber, at: paidAt },
]

/** Payments that are opened in the pictures. */
export const openedPayments: DeskPayment[] = [
  opened(transfer, {
    hasSlip: true,
    events: [
      { event: 'begun', detail: '', at: begunAt },
      { event: 'said-paid', detail: '', at: '2026-11-20T12:30:00.000Z' },
      { event: 'slip-sent', detail: '', at: '2026-11-20T12:30:00.000Z' },
    ],
  }),
  opened(refund, {
    ...{ companyId: null, bankNumber: '7730418', paidAt, merchant: '233462' },
    events: [...moneyCame('7730418'), { event: 'refund-due', detail: 'twice', at: paidAt }],
  }),
  opened(refused, {
    bankNumber: 'sub_7730419',
    paidAt,
    refundBy: 'either',
    daysUsed: 1,
    events: [
      ...moneyCame('sub_7730419'),
      { event: 'refund-due', detail: 'Charged for another company', at: '2026-11-22T06:00:00.000Z' },
      { event: 'refund-asked', detail: '', at: '2026-11-22T06:01:00.000Z' },
      { event: 'refund-refused', detail: 'the bank answered 402', at: '2026-11-22T06:01:02.000Z' },
    ],
  }),
  opened(paid, {
    bankNumber: 'sub_7730420',
    paidAt,
    daysUsed: 3,
    events: moneyCame('sub_7730420'),
  }),
]

/** Sums by day, in the pictures. */
export const picturedSums: DeskPaymentSums = {
  ...{ from: '2026-10-24', until: '2026-11-23' },
  days: [
    {
      day: '2026-11-21',
      gateway: 'alfalah',
      demo: false,
      paid: 107_500,
      payments: 5,
      refunded: 0,
      refunds: 0,
    },
    {
      day: '2026-11-21',
      gateway: 'transfer',
      demo: false,
      paid: 25_000,
      payments: 1,
      refunded: 0,
      refunds: 0,
    },
    { day: '2026-11-20', gateway: 'safepay', demo: false, paid: 0, payments: 0, refunded: 7500, refunds: 1 },
    {
      day: '2026-11-18',
      gateway: 'safepay',
      demo: false,
      paid: 1_275_000,
      payments: 17,
      refunded: 75_000,
      refunds: 1,
    },
  ],
}
