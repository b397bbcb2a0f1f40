import { maxImageBytes, type OwnPayment } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { namesIn } from '../../../test/image-store-behaviours.ts'
import { plainPdf } from '../../../test/mark-rows.ts'
import { obedientBank } from '../../../test/payment-desk.ts'
import { addPayment, plainSlip, salesEnv, slipForm } from '../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import {
  findPayment,
  listPaymentEvents,
  movePayment,
  type PaymentRecord,
} from '../../db/queries/payments/payments.ts'
import { settlePayment } from './settle-payment.ts'

describeOnEachEngine('a company that says it paid by transfer', (_open, engine) => {
  let test: TestApp
  let company: TestCompany
  let payment: PaymentRecord
  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv, overrides: { gateways: obedientBank().gateways } })
  })
  beforeEach(async () => {
    company = await signUpCompany(test.app)
    payment = await addPayment(test.context, company.user.id)
  })
  afterAll(() => test.close())

  const say = (bytes: Buffer | null = null, { headers } = company, { reference } = payment) => {
    const form = slipForm(bytes)
    const sent = { payload: form.payload, headers: { ...form.headers, ...headers } }
    return call(test.app, 'sayPaid', { params: { reference }, ...sent })
  }
  const stored = async () => (await findPayment(test.context.db.read, payment.id)) as PaymentRecord
  const eventsOf = async () =>
    (await listPaymentEvents(test.context.db.read, payment.id)).map(({ event }) => event)
  const files = () => namesIn(test.context.images)

  it('is noted with the time, and the payment still waits for the statement', async () => {
    const before = test.context.clock()
    const response = await say()
    expect(response.statusCode, response.body).toBe(200)
    const told = response.json() as OwnPayment
    expect(told).toMatchObject({ state: 'pending', hasSlip: false, expiresAt: null })
    expect(Date.parse(told.saidPaidAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(await eventsOf()).toEqual(['begun', 'said-paid'])
  })

  it('may say so again, which changes nothing', async () => {
    await say()
    const before = await stored()
    test.passTime(60_000)
    const answers = await Promise.all([say(), say(), say()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await stored()).toEqual(before)
    expect(await eventsOf()).toEqual(['begun', 'said-paid'])
  })

  it('sends a slip, which a later one replaces, also when several come at once', async () => {
    expect((await say(plainSlip)).json()).toMatchObject({ hasSlip: true })
    const { slipFile: first } = await stored()
    expect(await files()).toContain(first)
    const answers = await Promise.all([say(plainPdf), say(plainPdf), say(plainPdf)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const { slipFile: last } = await stored()
    expect(last).toMatch(/^private-document-.*\.pdf$/)
    expect(await files()).not.toContain(first)
    expect((await files()).filter((name) => name.endsWith('.pdf'))).toEqual([last])
    expect(await eventsOf()).toEqual([
      ...['begun', 'said-paid', 'slip-sent'],
      ...['slip-sent', 'slip-sent', 'slip-sent'],
    ])
    // Saying it once more without a file leaves the slip.
    expect((await say()).json()).toMatchObject({ hasSlip: true })
  })

  it.each([
    ['another kind of file', Buffer.from('GIF89a and more'), 400],
    ['an empty file', Buffer.alloc(0), 400],
    ['too much', Buffer.concat([plainSlip, Buffer.alloc(maxImageBytes)]), 413],
  ])('is refused with %s for a slip, and nothing is noted', async (_what, bytes, status) => {
    const before = await files()
    const response = await say(bytes)
    expect(response.statusCode).toBe(status)
    expect(response.json().fields.slip).toMatch(/^The document is /)
    expect(await stored()).toEqual(payment)
    expect(await files()).toEqual(before)
  })

  it.each([
    ['has arrived', 'This transfer has arrived already. There is nothing more to do'],
    ['is over', /^This try is over. If you have paid, write to us with the reference/],
    ['has not come', /^This try is over/],
  ])('is told so when the transfer %s, and no file is kept', async (what, message) => {
    const { context } = test
    if (what === 'has arrived') await settlePayment(context, payment, { state: 'paid', bankNumber: 'ST-1' })
    else {
      const state = what === 'is over' ? 'expired' : 'failed'
      await context.db.note((trx) => movePayment(trx, payment.id, 'pending', { state }))
    }
    const before = await files()
    const response = await say(plainSlip)
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toMatch(message)
    expect(await stored()).toMatchObject({ saidPaidAt: null, slipFile: null })
    expect(await files()).toEqual(before)
  })

  it('cannot say so of a payment through a bank', async () => {
    const other = await addPayment(test.context, company.user.id, { gateway: 'safepay', again: true })
    const response = await say(null, company, other)
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toMatch(/^This payment is not a bank transfer/)
  })

  it('cannot say so of a payment of another company, nor read a slip below /uploads', async () => {
    const other = await signUpCompany(test.app)
    expect((await say(plainSlip, other)).statusCode).toBe(404)
    expect(await stored()).toEqual(payment)
    await say(plainSlip)
    const { slipFile: name } = await stored()
    for (const url of [`/uploads/${name}`, `/uploads-private/${name}`, `/uploads/private/${name}`]) {
      const response = await test.app.inject({ url, headers: company.headers })
      expect(response.rawPayload.includes(plainSlip)).toBe(false)
    }
  })

  it('has its slip in the export, and loses it with the account; the payment stays', async () => {
    await say(plainSlip)
    const { slipFile: name } = await stored()
    const zip = await call(test.app, 'exportAccount', { headers: company.headers })
    for (const part of [`documents/${name}`, plainSlip]) expect(zip.rawPayload.includes(part)).toBe(true)
    const { headers, password } = company
    const gone = await call(test.app, 'deleteAccount', { headers, payload: { password } })
    expect(gone.statusCode, gone.body).toBe(204)
    expect(await files()).not.toContain(name)
    expect(await stored()).toMatchObject({ companyId: null, slipFile: null, state: 'pending' })
  })
})
