import type { Page } from '@playwright/test'
import type { Billing, OpenedPayment } from '@tameer/contract'

const waiting: OpenedPayment = {
  reference: 'TM-26-7K3PW9ADXQ',
  plan: 'plus',
  months: 12,
  amount: 25_000,
  gateway: 'transfer',
  demo: false,
  state: 'pending',
  receipt: null,
  refundReason: null,
  refundNote: null,
  payer: 'Ravi Brickworks (Demo)',
  bankNumber: null,
  taxPercent: 16,
  planUntil: null,
  begunAt: '2026-11-26T06:00:00.000Z',
  expiresAt: '2026-12-10T06:00:00.000Z',
  nextAskAt: null,
  paidAt: null,
  refundedAt: null,
  saidPaidAt: null,
  hasSlip: false,
  samples: true,
  payerAddress: 'Office 31, Sample Plaza, College Road, Lahore',
  seller: { name: 'Tameer (Demo)', address: 'Sample Plaza, Mall Road, Lahore', taxNumber: '0000000-0' },
  transfer: {
    ...{ bank: 'Sample Bank (Demo)', accountTitle: 'Tameer (Demo)', iban: 'PK36SCBL0000001123456702' },
  },
}

/** Responds with this payment to a company that opens one. */
function answerPayment(given: Partial<OpenedPayment>) {
  return async (page: Page) => {
    await page.route('**/api/billing/payments/*', (route) =>
      route.fulfill({ json: { ...waiting, ...given } }),
    )
  }
}

export const answerTransfer = answerPayment({})
export const answerSaidPaid = answerPayment({
  saidPaidAt: '2026-11-26T09:15:00.000Z',
  expiresAt: null,
  hasSlip: true,
})
export const answerNoTransfer = answerPayment({
  state: 'expired',
  saidPaidAt: '2026-11-26T09:15:00.000Z',
})
export const answerReceipt = answerPayment({
  state: 'paid',
  receipt: '2026-KRT-000213',
  bankNumber: 'ST-4471',
  paidAt: '2026-11-27T05:00:00.000Z',
  planUntil: '2027-11-26',
})

const plus: Billing = {
  ...{ today: '2026-11-27', projects: 3, offers: [], gateways: ['transfer'], samples: true, sold: true },
  ...{ nothingCharged: true, waiting: null, payments: [], olderPayments: null },
  standing: {
    ...{ plan: 'plus', phase: 'paid', from: '2026-07-01', until: '2027-06-30', graceUntil: '2027-07-07' },
    ...{ next: null, freeSince: null, limits: { projects: 50, logoOnSharePictures: true } },
  },
}

/** Responds with a company in Plus whose payment for the next year waits for the bank. */
export async function answerWaiting(page: Page): Promise<void> {
  const pending = { ...waiting, gateway: 'alfalah' as const, expiresAt: '2026-11-27T06:00:00.000Z' }
  const offers: Billing['offers'] = [
    { plan: 'plus', months: 1, startsOn: '2027-07-01', until: '2027-07-30', amount: 2500 },
    { plan: 'plus', months: 12, startsOn: '2027-07-01', until: '2028-06-29', amount: 25_000 },
  ]
  const json = {
    ...plus,
    gateways: ['alfalah', 'transfer'],
    offers,
    waiting: pending,
    payments: [pending],
  }
  await page.route('**/api/billing', (route) => route.fulfill({ json }))
}

/** Responds with a page of older payments, of each outcome. */
export async function answerOlder(page: Page): Promise<void> {
  const data = (['paid', 'expired', 'refunded', 'failed', 'paid'] as const).map((state, at) => {
    const given = {
      reference: `TM-25-7K3PW9ADX${9 - at}`,
      begunAt: `2025-${String(12 - at).padStart(2, '0')}-14T06:00:00.000Z`,
      state,
    }
    const months = at % 2 === 0 ? (12 as const) : (1 as const)
    const amount = months === 12 ? 25_000 : 2500
    const receipt = state === 'paid' || state === 'refunded' ? `2025-KRT-00018${9 - at}` : null
    const refundedAt = state === 'refunded' ? '2025-10-20T06:00:00.000Z' : null
    return { ...waiting, ...given, months, amount, receipt, refundedAt }
  })
  await page.route('**/api/billing/payments?*', (route) =>
    route.fulfill({ json: { data, nextCursor: 'next' } }),
  )
}

/** Responds with a company that is in Plus. */
export async function answerPlus(page: Page): Promise<void> {
  await page.route('**/api/billing', (route) => route.fulfill({ json: plus }))
}
