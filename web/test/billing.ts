import {
  type Billing,
  dayInPakistan,
  daysLater,
  limitsSoldOn,
  type OpenedPayment,
  offersOn,
  type PlansOnSale,
  planDays,
} from '@tameer/contract'

const today = dayInPakistan(Date.now())
const limits = limitsSoldOn(today)
const fees = { plus: { 1: 2500, 12: 25_000 }, pro: { 1: 7500, 12: 75_000 } }

export function plansFixture(changes: Partial<PlansOnSale> = {}): PlansOnSale {
  const sale = { fees, since: '2026-11-01', taxPercent: 16, samples: true }
  return { limits, sale, gateways: ['alfalah', 'transfer'], demoBanks: ['alfalah'], ...changes }
}

export function paymentFixture(changes: Partial<OpenedPayment> = {}): OpenedPayment {
  return {
    reference: 'TM-26-7K3PW9ADXQ',
    plan: 'plus',
    months: 12,
    amount: 25_000,
    gateway: 'alfalah',
    demo: true,
    state: 'pending',
    receipt: null,
    refundReason: null,
    refundNote: null,
    payer: 'Mehmaar Studio',
    bankNumber: null,
    taxPercent: 16,
    planUntil: null,
    begunAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    nextAskAt: new Date(Date.now() + 300_000).toISOString(),
    paidAt: null,
    refundedAt: null,
    saidPaidAt: null,
    hasSlip: false,
    samples: true,
    payerAddress: 'Office 31, Sample Plaza, College Road, Lahore',
    seller: { name: 'Tameer (Demo)', address: 'Lahore', taxNumber: '0000000-0' },
    transfer: { bank: 'Sample Bank', accountTitle: 'Tameer', iban: 'PK36SCBL0000001123456702' },
    ...changes,
  }
}

/** A company in Basic that may buy all plans. */
export function billingFixture(changes: Partial<Billing> = {}): Billing {
  return {
    today,
    projects: 5,
    offers: offersOn([], fees, today),
    gateways: ['alfalah', 'transfer'],
    samples: true,
    nothingCharged: true,
    sold: true,
    waiting: null,
    payments: [],
    olderPayments: null,
    standing: {
      ...{ plan: 'basic', phase: 'free', from: null, until: null, graceUntil: null, next: null },
      ...{ freeSince: null, limits: limits.basic },
    },
    ...changes,
  }
}

/** A company in Plus since 100 days, for a year. */
export function inPlus(changes: Partial<Billing> = {}): Billing {
  const from = daysLater(today, -100)
  const until = daysLater(from, planDays[12] - 1)
  return billingFixture({
    standing: {
      ...{ plan: 'plus', phase: 'paid', from, until, graceUntil: daysLater(until, 7), next: null },
      ...{ freeSince: null, limits: limits.plus },
    },
    ...changes,
  })
}
