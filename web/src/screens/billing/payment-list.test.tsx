import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { inPlus, paymentFixture } from '../../../test/billing.ts'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'

const payments = 'GET /billing/payments'

async function open(listed: Parameters<typeof inPlus>[0], answers: Parameters<typeof openOffice>[0] = {}) {
  openOffice({ 'GET /billing': { body: inPlus(listed) }, ...answers })
  await visit('/billing', userFixture())
  await screen.findByRole('heading', { name: 'Payments' })
}

it('lists the payments with their states, and leads to receipts', async () => {
  const paid = paymentFixture({ state: 'paid', receipt: '2026-KRT-000213', paidAt: new Date().toISOString() })
  await open({ payments: [paid, paymentFixture({ reference: 'TM-26-00496', state: 'failed' })] })
  const list = within(screen.getByRole('region', { name: 'Payments' }))
  expect(list.getByText('Paid')).toBeTruthy()
  expect(list.getByText('Not paid')).toBeTruthy()
  expect(list.getByRole('link', { name: /^Receipt/ }).getAttribute('href')).toBe(
    '/billing/receipt?payment=TM-26-7K3PW9ADXQ',
  )
  expect(list.getAllByText(/Demo bank/)).toHaveLength(2)
})

it('leads to older payments in pages, and back to the newest', async () => {
  const oldest = paymentFixture({ reference: 'TM-25-00001', state: 'paid', receipt: '2025-000001' })
  const older = paymentFixture({ reference: 'TM-25-00002', state: 'expired' })
  await open(
    { payments: [paymentFixture()], olderPayments: 'one' },
    {
      [payments]: ({ query }) => ({
        body:
          query.get('cursor') === 'one'
            ? { data: [older], nextCursor: 'two' }
            : { data: [oldest], nextCursor: null },
      }),
    },
  )
  const list = () => within(screen.getByRole('region', { name: 'Payments' }))
  await userEvent.click(list().getByRole('link', { name: 'Older payments' }))
  expect(await list().findByText('Not paid, over')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay PKR/ })).toBeNull()
  await userEvent.click(list().getByRole('link', { name: 'Older payments' }))
  expect(await list().findByRole('link', { name: /TM-25-00001$/ })).toBeTruthy()
  expect(list().queryByRole('link', { name: 'Older payments' })).toBeNull()
  await userEvent.click(list().getByRole('link', { name: 'First page' }))
  expect(await screen.findByText(/TM-26-7K3PW9ADXQ ·/)).toBeTruthy()
})

it('says that a page of older payments is gone', async () => {
  const body = { code: 'invalid', message: 'There is no such page', fields: { cursor: 'Unknown' } }
  openOffice({ [payments]: { status: 400, body } })
  await visit('/billing?after=none', userFixture())
  expect(await screen.findByRole('link', { name: 'First page' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull()
})

it('says that older payments could not be loaded, and loads them again', async () => {
  let away = true
  openOffice({
    [payments]: () =>
      away ? 'offline' : { body: { data: [paymentFixture({ state: 'expired' })], nextCursor: null } },
  })
  await visit('/billing?after=one', userFixture())
  await screen.findByRole('alert')
  away = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Not paid, over')).toBeTruthy()
})
