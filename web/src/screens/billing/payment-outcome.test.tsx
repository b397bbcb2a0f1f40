import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paymentFixture } from '../../../test/billing.ts'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, heading } from '../../../test/screen.ts'

const begin = 'POST /billing/payments'
const address = '/billing/return?payment=TM-26-7K3PW9ADXQ'

it.each([
  ['twice', 'Paid twice: one comes back', /You have paid already/],
  ['technical', 'We made an error: it comes back', /There was a technical error with this payment/],
] as const)('says why a payment comes back: %s', async (refundReason, title, text) => {
  const due = paymentFixture({ state: 'refund-due', receipt: '2026-KRT-000213', refundReason })
  openOffice({ 'GET /billing/payments/TM-26-7K3PW9ADXQ': { body: due } })
  await visit(address, userFixture())
  await heading(title)
  expect(screen.getByText(text).textContent).toContain('25,000')
})

it('leads from a payment that the bank declined to the account for a transfer', async () => {
  const transfer = paymentFixture({ reference: 'TM-26-00498', gateway: 'transfer' })
  const office = openOffice({
    'GET /billing/payments/TM-26-7K3PW9ADXQ': { body: paymentFixture({ state: 'failed' }) },
    'GET /billing/payments/TM-26-00498': { body: transfer },
    [begin]: { status: 201, body: { payment: transfer, departure: null } },
  })
  await visit(address, userFixture())
  await heading('Not paid')
  await userEvent.dblClick(button('Pay by bank transfer'))
  await heading('Bank transfer')
  expect(screen.getByText('TM-26-00498')).toBeTruthy()
  expect(office.of(begin).map(({ body }) => body)).toEqual([
    { plan: 'plus', months: 12, gateway: 'transfer', amount: 25_000, again: false },
  ])
})

it('says why the transfer was not begun, and leads to the plan', async () => {
  const message = 'Another payment of yours still waits for the bank'
  openOffice({
    'GET /billing/payments/TM-26-7K3PW9ADXQ': { body: paymentFixture({ state: 'failed' }) },
    [begin]: { status: 409, body: { code: 'conflict', message } },
  })
  await visit(address, userFixture())
  await heading('Not paid')
  await userEvent.click(button('Pay by bank transfer'))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Plan and bills' }).getAttribute('href')).toBe('/billing')
})

it('offers no transfer where transfers are not offered', async () => {
  openOffice({
    'GET /billing/payments/TM-26-7K3PW9ADXQ': { body: paymentFixture({ state: 'failed', transfer: null }) },
  })
  await visit(address, userFixture())
  await heading('Not paid')
  expect(screen.queryByRole('button', { name: 'Pay by bank transfer' })).toBeNull()
})

it.each(['failed', 'expired'] as const)(
  'asks nobody to pay again who said that the transfer is paid: %s',
  async (state) => {
    const gone = { ...paymentFixture({ gateway: 'transfer' }), state }
    openOffice({
      'GET /billing/payments/TM-26-7K3PW9ADXQ': { body: { ...gone, saidPaidAt: '2026-11-27T07:30:00.000Z' } },
      'GET /billing/payments/TM-26-00498': { body: { ...gone, reference: 'TM-26-00498' } },
    })
    await visit(address, userFixture())
    await heading('Your bank transfer has not arrived')
    expect(screen.getByText(/If you have paid, do not pay again: write to us/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Pay again' })).toBeNull()
    await visit('/billing/return?payment=TM-26-00498', userFixture())
    expect(await screen.findByRole('link', { name: 'Pay again' })).toBeTruthy()
  },
)
