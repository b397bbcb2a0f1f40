import { dayInPakistan, daysLater } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { day } from '#words/rates'
import { billingFixture, inPlus, paymentFixture, plansFixture } from '../../../test/billing.ts'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { pngFile } from '../../../test/pictures.ts'
import { button, field, heading } from '../../../test/screen.ts'

const begin = 'POST /billing/payments'
const payment = 'GET /billing/payments/TM-26-7K3PW9ADXQ'
const ask = 'POST /billing/payments/TM-26-7K3PW9ADXQ/ask'
const said = 'POST /billing/payments/TM-26-7K3PW9ADXQ/said-paid'
const today = dayInPakistan(Date.now())

afterEach(() => vi.useRealTimers())

async function openBilling(billing = billingFixture(), answers: Parameters<typeof openOffice>[0] = {}) {
  const office = openOffice({ 'GET /billing': { body: billing }, ...answers })
  await visit('/billing', userFixture())
  await heading('Plan and bills')
  await screen.findByRole('heading', { name: 'Payments' })
  return office
}

it('shows everybody the plans with their prices, and leads to the one that is chosen', async () => {
  openOffice({ 'GET /plans': { body: plansFixture() } })
  await visit('/plans')
  await heading('Plans for companies')
  const plus = within(await screen.findByRole('region', { name: 'Plus' }))
  expect(plus.getByText('2,500')).toBeTruthy()
  expect(plus.getByText('or PKR 25,000 a year')).toBeTruthy()
  const choose = plus.getByRole('link', { name: 'Choose Plus' })
  expect(choose.getAttribute('href')).toBe('/billing?plan=plus')
  expect(screen.getByText(/the prices here are samples/)).toBeTruthy()
})

it('says that nothing is sold where there are no prices', async () => {
  openOffice({ 'GET /plans': { body: plansFixture({ sale: null, gateways: [] }) } })
  await visit('/plans')
  expect(await screen.findByText(/every company has what Pro has/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull()
})

it('offers Plus for a year first, and puts the sum on the button', async () => {
  await openBilling()
  expect(screen.getByRole('heading', { name: 'Take Plus' })).toBeTruthy()
  expect(button('Pay PKR 25,000')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^1 month/ }))
  expect(button('Pay PKR 2,500')).toBeTruthy()
})

it.each([
  ['samples at the demo bank', true, true, 'The prices are samples. Nothing is charged in the demo.'],
  ['samples at a real bank', true, false, 'The prices are samples.'],
  ['true prices at the demo bank', false, true, 'Nothing is charged in the demo.'],
])('says what holds of %s', async (_what, samples, nothingCharged, text) => {
  await openBilling(billingFixture({ samples, nothingCharged }))
  expect(screen.getByText(/samples|charged/).textContent?.trim()).toBe(text)
})

it('sends the sum that was seen, once for a double click, and leaves for the bank by its form', async () => {
  const left: [string, string][] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    left.push([
      this.action,
      [...new FormData(this)].map(([name, value]) => `${name}=${String(value)}`).join('&'),
    ])
  })
  const departure = {
    kind: 'form',
    url: 'https://bank.example/pay',
    fields: [
      ['A', '1'],
      ['B', ''],
    ],
  }
  const office = await openBilling(billingFixture(), {
    [begin]: { status: 201, body: { payment: paymentFixture(), departure } },
  })
  await userEvent.dblClick(button('Pay PKR 25,000'))
  await waitFor(() => expect(left).toEqual([['https://bank.example/pay', 'A=1&B=']]))
  expect(office.of(begin).map(({ body }) => body)).toEqual([
    { plan: 'plus', months: 12, gateway: 'alfalah', amount: 25_000, again: false },
  ])
})

it.each([
  ['beside the question', 0],
  ['in the form', 1],
])('asks first about a payment that waits, and begins again only on purpose: %s', async (_where, press) => {
  const waiting = paymentFixture()
  const office = await openBilling(billingFixture({ waiting, payments: [waiting] }), {
    [begin]: { status: 503, body: { code: 'busy', message: 'The bank does not answer' } },
  })
  expect(screen.getByText(/is still waiting for the bank\.$/)).toBeTruthy()
  expect(screen.getByText(/^Please do not pay again/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask now' }).getAttribute('href')).toBe(
    '/billing/return?payment=TM-26-7K3PW9ADXQ',
  )
  const form = within(screen.getByRole('complementary'))
  expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'I did not pay: begin again',
  ])
  await userEvent.click(
    screen.getAllByRole('button', { name: 'I did not pay: begin again' })[press] as Element,
  )
  expect(office.of(begin)).toEqual([])
  expect(document.activeElement).toBe(button('Pay PKR 25,000'))
  await userEvent.click(button('Pay by bank transfer'))
  expect(await screen.findByText('The bank does not answer')).toBeTruthy()
  expect(office.of(begin)[0]?.body).toMatchObject({ gateway: 'transfer', again: true })
})

it.each([
  ['a transfer that was only begun', paymentFixture({ gateway: 'transfer' })],
  ['a payment whose time another one has paid', undefined],
])('lets a company pay beside %s', async (_what, waiting) => {
  const pending = waiting ?? paymentFixture()
  const office = await openBilling(billingFixture({ waiting: waiting ?? null, payments: [pending] }), {
    [begin]: { status: 503, body: { code: 'busy', message: 'The bank does not answer' } },
  })
  await userEvent.click(button('Pay PKR 25,000'))
  expect(await screen.findByText('The bank does not answer')).toBeTruthy()
  expect(office.of(begin)[0]?.body).toMatchObject({ gateway: 'alfalah', again: waiting !== undefined })
})

it('asks first about a transfer that the company says it paid', async () => {
  const said = { gateway: 'transfer', saidPaidAt: '2026-11-27T07:30:00.000Z', expiresAt: null } as const
  const waiting = paymentFixture(said)
  await openBilling(billingFixture({ waiting, payments: [waiting] }))
  expect(screen.getByText(/^We look for your bank transfer/)).toBeTruthy()
  expect(screen.getByText(/^You told us on .* that you have paid/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'I did not pay: begin again' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

it('tells that a higher plan begins today, while the days of the lower one wait', async () => {
  const pro = { plan: 'pro' as const, months: 12 as const, startsOn: today }
  const offer = { ...pro, until: daysLater(today, 364), amount: 75_000 }
  openOffice({ 'GET /billing': { body: inPlus({ offers: [offer] }) } })
  await visit('/billing?plan=pro', userFixture())
  expect(await screen.findByRole('heading', { name: 'Change to Pro' })).toBeTruthy()
  expect(screen.getByText(/^Pro begins today\. Your days of Plus wait/)).toBeTruthy()
  expect(button('Pay PKR 75,000')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Renew Plus' })).toBeTruthy()
})

it('tells which plan goes on after the higher one, and when more of its days would begin', async () => {
  const { standing } = inPlus()
  const [until, lower] = [daysLater(today, 29), daysLater(today, 49)]
  const next = { plan: 'plus' as const, from: daysLater(today, 30), until: lower }
  const startsOn = daysLater(lower, 1)
  const offer = { plan: 'plus' as const, months: 1 as const, startsOn, until: startsOn, amount: 2500 }
  const billing = inPlus({ offers: [offer], standing: { ...standing, plan: 'pro', until, next } })
  openOffice({ 'GET /billing': { body: billing } })
  await visit('/billing?plan=plus', userFixture())
  expect(await screen.findByText(`until ${day(until)}, then Plus until ${day(lower)}`)).toBeTruthy()
  expect(screen.getByText(`Plus begins on ${day(startsOn)}, when your days of Pro are used.`)).toBeTruthy()
})

it.each([
  [7, /Plus ends in 7 days/],
  [1, /Plus ends tomorrow/],
  [0, /Plus ends today/],
])('says %i days before that the plan ends', async (days, text) => {
  const { standing } = inPlus()
  await openBilling(inPlus({ standing: { ...standing, until: daysLater(today, days) } }))
  expect(screen.getByText(text)).toBeTruthy()
})

it('leads from the notice of the end to the button that pays, whatever plan the form shows', async () => {
  const { standing } = inPlus()
  const ending = inPlus({ standing: { ...standing, until: daysLater(today, 3) } })
  openOffice({ 'GET /billing': { body: ending } })
  await visit('/billing?plan=pro', userFixture())
  await screen.findByRole('heading', { name: 'Change to Pro' })
  await userEvent.click(button('Renew Plus'))
  await screen.findByRole('heading', { name: 'Renew Plus' })
  await waitFor(() => expect(document.activeElement).toBe(button('Pay PKR 25,000')))
})

it('does not ask to renew while a payment waits that may be paid', async () => {
  const { standing } = inPlus()
  const waiting = paymentFixture()
  await openBilling(inPlus({ standing: { ...standing, until: daysLater(today, 3) }, waiting }))
  expect(screen.getByText(/Plus ends in 3 days/)).toBeTruthy()
  expect(screen.queryByText(/Renew now/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Renew Plus' })).toBeNull()
})

it('does not ask to renew where no bank takes the payment', async () => {
  const { standing } = inPlus()
  await openBilling(inPlus({ standing: { ...standing, until: daysLater(today, 3) }, gateways: [] }))
  expect(screen.getByText(/Plus ends in 3 days/)).toBeTruthy()
  expect(screen.queryByText(/Renew now/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Renew Plus' })).toBeNull()
})

it('says that it ended, until when all stays, and what a company in Basic keeps', async () => {
  const { standing } = inPlus()
  const until = daysLater(today, -3)
  const graceUntil = daysLater(today, 4)
  await openBilling(inPlus({ standing: { ...standing, phase: 'grace', until, graceUntil } }))
  expect(screen.getByText(new RegExp(`Everything stays as it is until ${day(graceUntil)}`))).toBeTruthy()
  await userEvent.click(button('Renew Plus'))
  await waitFor(() => expect(document.activeElement).toBe(button('Pay PKR 25,000')))
})

it('says since when a company is in Basic, and that its projects stay', async () => {
  const { standing } = billingFixture()
  await openBilling(
    billingFixture({ projects: 14, standing: { ...standing, freeSince: daysLater(today, -5) } }),
  )
  expect(screen.getByText(/Your 14 projects stay shown/)).toBeTruthy()
})

it('asks the bank by itself after a return, and announces the plan', async () => {
  const paid = paymentFixture({ state: 'paid', receipt: '2026-KRT-000213', planUntil: '2028-06-30' })
  let say = () => {}
  const answered = new Promise<void>((resolve) => {
    say = resolve
  })
  const office = openOffice({
    [payment]: { body: paymentFixture() },
    [ask]: () => answered.then(() => ({ body: paid })),
  })
  await visit('/billing/return?payment=TM-26-7K3PW9ADXQ', userFixture())
  await heading('We are asking the bank')
  say()
  await screen.findByRole('heading', { name: 'Paid. Thank you.' })
  expect(screen.getByText('Plus now lasts until 30 June 2028.')).toBeTruthy()
  expect(document.title).toContain('Paid. Thank you.')
  expect(office.of(ask)).toHaveLength(1)
})

it.each([
  ['failed', 'Not paid'],
  ['expired', 'This try is over'],
  ['refund-due', 'Paid twice: one comes back'],
] as const)('says honestly that a payment is %s', async (state, title) => {
  openOffice({ [payment]: { body: paymentFixture({ state }) } })
  await visit('/billing/return?payment=TM-26-7K3PW9ADXQ', userFixture())
  await heading(title)
})

it('says where to transfer the money, with the reference', async () => {
  const waits = paymentFixture({ gateway: 'transfer' })
  openOffice({ [payment]: { body: waits } })
  await visit('/billing/return?payment=TM-26-7K3PW9ADXQ', userFixture())
  expect(await screen.findByText('PK36 SCBL 0000 0011 2345 6702')).toBeTruthy()
  expect(screen.getByText('TM-26-7K3PW9ADXQ')).toBeTruthy()
})

async function openTransfer(sayPaid: NonNullable<Parameters<typeof openOffice>[0]>[string]) {
  const waits = paymentFixture({ gateway: 'transfer' })
  const office = openOffice({ [payment]: { body: waits }, [said]: sayPaid })
  await visit('/billing/return?payment=TM-26-7K3PW9ADXQ', userFixture())
  await heading('Bank transfer')
  return office
}

it('says once that it is paid, and sends the slip then or later', async () => {
  const told = paymentFixture({ gateway: 'transfer', saidPaidAt: '2026-11-27T07:30:00.000Z' })
  const office = await openTransfer(({ form }) => ({ body: { ...told, hasSlip: form.has('slip') } }))
  await userEvent.click(button('I have paid'))
  expect(await screen.findByText(/You told us on .* that you have paid.*You can still send/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull()
  await userEvent.click(button('Send the picture'))
  expect(await screen.findByText('Please choose the picture')).toBeTruthy()
  expect(office.of(said)).toHaveLength(1)
  await userEvent.upload(field('Picture of the slip'), pngFile('slip.jpg'))
  await userEvent.click(button('Send the picture'))
  expect(await screen.findByText(/We have your picture of the slip/)).toBeTruthy()
  expect(button('Replace the picture')).toBeTruthy()
  const sent = office.of(said).map(({ form }) => form.get('slip') as File | null)
  expect(sent.map((slip) => slip?.name)).toEqual([undefined, 'slip.jpg'])
})

it('says why it cannot be said, and keeps the chosen picture', async () => {
  const message = 'This transfer has arrived already. There is nothing more to do'
  await openTransfer({ status: 409, body: { code: 'conflict', message } })
  const picture = pngFile('slip.jpg')
  await userEvent.upload(field('Picture of the slip'), picture)
  await userEvent.click(button('I have paid'))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect((field('Picture of the slip') as HTMLInputElement).files?.[0]).toBe(picture)
})

it.each(['/billing/return', '/billing/return?payment=TM-26-1'])('knows no payment at %s', async (address) => {
  openOffice({
    'GET /billing/payments/TM-26-1': { status: 404, body: { code: 'not-found', message: 'No' } },
  })
  await visit(address, userFixture())
  expect(await screen.findByText('There is no such payment.')).toBeTruthy()
})

it('writes the receipt to the paisa', async () => {
  const paid = paymentFixture({
    ...{ state: 'paid', receipt: '2026-KRT-000213', paidAt: new Date().toISOString(), bankNumber: 'DB-7' },
  })
  openOffice({ [payment]: { body: paid } })
  await visit('/billing/receipt?payment=TM-26-7K3PW9ADXQ', userFixture())
  await screen.findByText('2026-KRT-000213', { selector: '.dimension *' })
  const texts = [
    ...['PKR 21,551.72', 'PKR 3,448.28', 'PKR 25,000', 'In words: Rupees twenty-five thousand only'],
    ...['Office 31, Sample Plaza, College Road, Lahore', '365 days of the plan', 'DB-7'],
  ]
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})

it.each([
  ['nothing', '', {}],
  [
    'a payment of another company',
    '?payment=TM-26-1',
    { status: 404, body: { code: 'not-found', message: 'No' } },
  ],
  ['a payment that is not paid', '?payment=TM-26-1', { body: paymentFixture() }],
])('has no receipt for %s', async (_what, query, answer) => {
  openOffice({ 'GET /billing/payments/TM-26-1': answer })
  await visit(`/billing/receipt${query}`, userFixture())
  await heading('Receipt')
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such payment.')
})
