import type { OwnPayment } from '@tameer/contract'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PaymentOutcome } from './payment-outcome.tsx'

const at = '2026-11-23T06:00:00.000Z'
const payment: OwnPayment = {
  ...{ reference: 'TM-26-00497', plan: 'plus', months: 12, amount: 25_000, gateway: 'transfer', demo: false },
  ...{ state: 'refund-due', receipt: '2026-000213', refundReason: 'twice', begunAt: at, expiresAt: at },
  ...{ nextAskAt: null, paidAt: at, refundedAt: null, payer: 'Alison Builders', bankNumber: null },
  ...{ refundNote: null, fee: 25_000, off: 0, taxPercent: 16, period: null },
  ...{ saidPaidAt: null, hasSlip: false },
}

it.each([
  ['twice', 'Paid twice: one comes back', /This time was paid already/],
  ['technical', 'We made an error: it comes back', /There was a technical error with this payment/],
] as const)('says why a payment comes back: %s', (refundReason, title, text) => {
  render(
    <MemoryRouter>
      <PaymentOutcome
        ask={() => {}}
        asking={false}
        failure={undefined}
        payment={{ ...payment, refundReason }}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(text).textContent).toContain('25,000')
})
