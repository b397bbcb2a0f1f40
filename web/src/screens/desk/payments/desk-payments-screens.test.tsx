import type { DeskPayment, DeskPaymentHead } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { codeNeeded, deskAccountFixture, noPayments, openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, field, heading, toasts } from '../../../../test/screen.ts'

const begunAt = '2026-11-23T06:00:00.000Z'
function headFixture(changes: Partial<DeskPaymentHead> = {}): DeskPaymentHead {
  return {
    ...{
      id: 'p1',
      reference: 'TM-26-7K3PW9ADXQ',
      plan: 'plus',
      months: 12,
      amount: 25_000,
      gateway: 'transfer',
    },
    ...{
      demo: false,
      state: 'pending',
      receipt: null,
      refundReason: null,
      payer: 'Alison Builders',
      begunAt,
      saidPaidAt: null,
    },
    ...changes,
  }
}
function paymentFixture(changes: Partial<DeskPayment> = {}): DeskPayment {
  return {
    ...headFixture(),
    companyId: 'c1',
    bankNumber: null,
    refundNote: null,
    expiresAt: begunAt,
    hasSlip: false,
    paidAt: null,
    refundedAt: null,
    nextAskAt: null,
    daysUsed: null,
    canAsk: false,
    refundBy: 'hand',
    merchant: null,
    events: [{ event: 'begun', detail: '', at: begunAt }],
    ...changes,
  }
}
const due = paymentFixture({
  ...{ state: 'refund-due', refundReason: 'twice', receipt: '2026-KRT-000213', bankNumber: 'ST-4471' },
  events: [
    { event: 'begun', detail: '', at: begunAt },
    { event: 'paid', detail: 'ST-4471', at: begunAt },
    { event: 'refund-due', detail: 'twice', at: begunAt },
  ],
})
const read = 'GET /desk/payments/p1'
const type = userEvent.setup()
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('lists payments with what waits, and passes the filter, the search and the page on', async () => {
  const office = openDesk({
    'GET /desk/payments': {
      body: {
        ...noPayments,
        data: [headFixture(), headFixture({ id: 'p2', state: 'refund-due', refundReason: 'twice' })],
        nextCursor: 'older',
        transfers: { count: 3, oldestAt: begunAt },
      },
    },
  })
  await visitDesk('/desk/payments?state=transfers&q=alison')
  const list = within(await screen.findByRole('list', { name: 'Payments' }))
  const [first, second] = list.getAllByRole('listitem')
  for (const text of [
    'Alison Builders',
    '25,000',
    'Waits',
    'Plus, 1 year · Bank transfer',
    'TM-26-7K3PW9ADXQ',
  ])
    expect(first?.textContent).toContain(text)
  expect(second?.textContent).toContain('To give back · Paid twice')
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/desk/payments/p1?state=transfers&q=alison')
  expect(await screen.findByRole('link', { name: 'Transfers that wait (3)', current: 'page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'More payments' }).getAttribute('href')).toBe(
    '/desk/payments?state=transfers&q=alison&after=older',
  )
  const asked = office.of('GET /desk/payments').map(({ query }) => String(query))
  expect(asked).toContain('state=transfers&q=alison')
  await type.clear(field('Search'))
  await type.type(field('Search'), 'TM-26-7K3PW9ADXQ')
  await type.click(button('Find'))
  await waitFor(() =>
    expect(office.of('GET /desk/payments').map(({ query }) => query.get('q'))).toContain('TM-26-7K3PW9ADXQ'),
  )
})

it('says that nothing is like that, or that nothing waits', async () => {
  openDesk()
  await visitDesk('/desk/payments?state=refunds')
  expect(await screen.findByText('Nothing is to be given back.')).toBeTruthy()
  await visitDesk('/desk/payments?q=nobody')
  expect(await screen.findByText('No payment is like that.')).toBeTruthy()
})

it('settles a transfer with the number on the statement, after a fresh code', async () => {
  let fresh = false
  const paid = paymentFixture({ state: 'paid', bankNumber: 'ST-4471', receipt: '2026-KRT-000213' })
  const office = openDesk({
    [read]: { body: paymentFixture() },
    'POST /desk/payments/p1/arrival': () => (fresh ? { body: paid } : codeNeeded),
    'POST /desk/code': () => {
      fresh = true
      return { body: deskAccountFixture() }
    },
  })
  await visitDesk('/desk/payments/p1')
  await heading('Payment TM-26-7K3PW9ADXQ')
  await type.click(button('The transfer has arrived'))
  const dialog = await dialogOf('The transfer has arrived')
  await type.click(dialog.getByRole('button', { name: 'It has arrived' }))
  expect(dialog.getByText('Please enter the number on the bank’s statement')).toBeTruthy()
  expect(office.of('POST /desk/payments/p1/arrival')).toEqual([])
  await type.type(dialog.getByLabelText('Number on the statement'), ' ST-4471 ')
  await type.click(dialog.getByRole('button', { name: 'It has arrived' }))
  await type.type((await dialogOf('Please enter a code')).getByLabelText('Code'), '123456')
  await waitFor(() => expect(toasts()).toEqual(['The transfer is settled']))
  expect(office.of('POST /desk/payments/p1/arrival').at(-1)?.body).toEqual({
    ...{ state: 'pending', bankNumber: 'ST-4471' },
  })
  expect(screen.getByText('2026-KRT-000213')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'The transfer has arrived' })).toBeNull()
})

it('says when the company told that it paid, and shows its slip once it is asked for', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:slip')
  const waits = paymentFixture({ saidPaidAt: begunAt, hasSlip: true })
  const office = openDesk({
    'GET /desk/payments': { body: { ...noPayments, data: [headFixture({ saidPaidAt: begunAt })] } },
    ...{ [read]: { body: waits }, [`${read}/slip`]: { body: {} } },
  })
  await visitDesk('/desk/payments')
  const list = within(await screen.findByRole('list', { name: 'Payments' }))
  expect(list.getByText(/^The company told us on .* that it has paid$/)).toBeTruthy()
  await visitDesk('/desk/payments/p1')
  await heading('Payment TM-26-7K3PW9ADXQ')
  const acts = within(screen.getByRole('region', { name: 'What to do' }))
  expect(acts.getByText(/^The company told us on .* that it has paid$/)).toBeTruthy()
  expect(office.of(`${read}/slip`)).toEqual([])
  await type.click(button('Show the slip'))
  expect(await screen.findByText('Private: its company and operators alone see it.')).toBeTruthy()
  expect(office.of(`${read}/slip`)).toHaveLength(1)
})

it('says who was quicker, and shows the payment as it is now', async () => {
  let state: DeskPayment['state'] = 'pending'
  openDesk({
    [read]: () => ({ body: paymentFixture({ state }) }),
    'POST /desk/payments/p1/no-arrival': () => {
      state = 'paid'
      const last = { event: 'transfer-arrived', actor: 'Bilal Desk', at: begunAt }
      return { status: 409, body: { code: 'conflict', message: 'It moved', current: { state, last } } }
    },
  })
  await visitDesk('/desk/payments/p1')
  await heading('Payment TM-26-7K3PW9ADXQ')
  await type.click(button('It has not come'))
  const dialog = await dialogOf('It has not come')
  await type.type(dialog.getByLabelText('Why'), 'Not there')
  await type.click(dialog.getByRole('button', { name: 'It has not come' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Bilal Desk')
  expect(await screen.findByRole('button', { name: 'Technical error: give it back' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('tells in steps what the bank must know, and confirms by hand', async () => {
  const done = { ...due, state: 'refunded' as const, refundNote: 'R2026-KRT-000004' }
  const office = openDesk({ [read]: { body: due }, 'POST /desk/payments/p1/refund': { body: done } })
  await visitDesk('/desk/payments/p1')
  await heading('Payment TM-26-7K3PW9ADXQ')
  const steps = screen.getByRole('heading', { name: 'Tell the bank by hand' }).nextElementSibling
  for (const text of ['TM-26-7K3PW9ADXQ', 'ST-4471', '25,000', 'Alison Builders'])
    expect(steps?.textContent).toContain(text)
  expect(screen.getAllByText('Paid twice')).toHaveLength(2)
  await type.click(button('Money given back'))
  const dialog = await dialogOf('Has the bank given the money back?')
  expect(office.of('POST /desk/payments/p1/refund')).toEqual([])
  await type.click(dialog.getByRole('button', { name: 'Yes, it is given back' }))
  await waitFor(() => expect(toasts()).toEqual(['Given back, note R2026-KRT-000004']))
  expect(office.of('POST /desk/payments/p1/refund')[0]?.body).toEqual({ state: 'refund-due', byHand: true })
  expect(screen.getByText('Nothing is to be done with this payment.')).toBeTruthy()
})

it('asks a bank that has a call, and says when it did not do it', async () => {
  const bySafepay = { ...due, gateway: 'safepay' as const, refundBy: 'call' as const }
  const refused = { event: 'refund-refused' as const, detail: 'no funds', at: begunAt }
  const office = openDesk({
    [read]: { body: bySafepay },
    'POST /desk/payments/p1/refund': {
      body: { ...bySafepay, refundBy: 'either', events: [...due.events, refused] },
    },
  })
  await visitDesk('/desk/payments/p1')
  await heading('Payment TM-26-7K3PW9ADXQ')
  expect(screen.queryByRole('button', { name: 'Money given back' })).toBeNull()
  await type.click(button('Give the money back'))
  await waitFor(() => expect(toasts()).toEqual(['Not given back: no funds']))
  expect(office.of('POST /desk/payments/p1/refund')[0]?.body).toEqual({ state: 'refund-due', byHand: false })
  expect(screen.getByText('The bank refuses to give the money back')).toBeTruthy()
  for (const name of ['Ask the bank again', 'Money given back']) expect(button(name)).toBeTruthy()
})

it('has no button while the bank is being asked for a refund', async () => {
  openDesk({ [read]: { body: { ...due, refundBy: 'waits' } } })
  await visitDesk('/desk/payments/p1')
  expect(await screen.findByText(/^The bank is being asked to give the money back/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /give|Ask|given/i })).toBeNull()
})

it('asks the bank about a payment that waits there', async () => {
  const waits = paymentFixture({ gateway: 'alfalah', canAsk: true })
  const office = openDesk({
    [read]: { body: waits },
    'POST /desk/payments/p1/ask': { body: { ...waits, state: 'failed' } },
  })
  await visitDesk('/desk/payments/p1')
  await heading('Payment TM-26-7K3PW9ADXQ')
  expect(screen.queryByRole('button', { name: 'The transfer has arrived' })).toBeNull()
  await type.click(button('Ask the bank now'))
  await waitFor(() => expect(toasts()).toEqual(['The bank was asked. State: Not paid']))
  expect(office.of('POST /desk/payments/p1/ask')).toHaveLength(1)
})

it('sums up by day, with everything together, and saves a month', async () => {
  const sums = {
    ...{ from: '2026-10-24', until: '2026-11-23' },
    days: [
      {
        day: '2026-11-23',
        gateway: 'alfalah',
        demo: true,
        paid: 50_000,
        payments: 2,
        refunded: 0,
        refunds: 0,
      },
      {
        day: '2026-11-22',
        gateway: 'transfer',
        demo: false,
        paid: 25_000,
        payments: 1,
        refunded: 25_000,
        refunds: 1,
      },
    ],
  }
  const office = openDesk({
    'GET /desk/payment-sums': { body: sums },
    'POST /desk/payment-sums/export': { body: 'the file' },
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await visitDesk('/desk/payments?part=sums&month=2026-10')
  const table = within(await screen.findByRole('table', { name: 'Sums by day and way to pay' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.at(1)).toContain('Demo bank50,000 (2)0')
  expect(rows.at(-1)).toContain('Together75,000 (3)25,000 (1)')
  await type.click(button('Payments of this month (CSV)'))
  await waitFor(() => expect(toasts()).toEqual(['The payments were saved as a file']))
  expect(saved).toHaveBeenCalledTimes(1)
  expect(office.of('POST /desk/payment-sums/export')[0]?.body).toEqual({ month: '2026-10' })
  expect(office.of('GET /desk/payment-sums')[0]?.query.get('month')).toBe('2026-10')
})

it.each(['/desk/payments', '/desk/payments/p1'] as const)(
  '%s is for operators: an editor sees a message and the server is not called',
  async (path) => {
    const office = openDesk({}, { role: 'Editor' })
    await visitDesk(path)
    expect(await screen.findByText('This part of the desk is for operators.')).toBeTruthy()
    expect(office.seen.filter(({ call }) => call.includes('/desk/payment'))).toEqual([])
  },
)
