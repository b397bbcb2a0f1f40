import { askAfterMs, type GatewayName } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { obedientBank } from '../../../test/payment-desk.ts'
import { addCompany } from '../../../test/rows.ts'
import { addPayment, salesEnv } from '../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { countWaitingTransfers } from '../../db/queries/payments/desk-payments.ts'
import {
  findPayment,
  listPaymentEvents,
  listPayments,
  type PaymentRecord,
} from '../../db/queries/payments/payments.ts'
import { noteSaidPaid } from '../../db/queries/payments/transfer-slips.ts'
import { type Answer, type Gateway, GatewayError } from '../../payments/gateway.ts'
import { askAboutPayments, askBank } from './ask-bank.ts'
import { settlePayment } from './settle-payment.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const { bank, gateway: safepay, gateways } = obedientBank()
const unknown: Answer = { state: 'unknown', why: 'no answer in time' }
const paid: Answer = { state: 'paid', bankNumber: null }

describeOnEachEngine('a payment that is not paid', (_open, engine) => {
  let test: TestApp
  /** Fake time of the server, ms. */
  let clock = Date.parse('2026-11-27T07:00:00Z')

  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv, overrides: { gateways, clock: () => clock } })
  })
  afterAll(() => test.close())
  beforeEach(() => {
    bank.answer = unknown
    bank.asked.length = 0
  })

  const now = async ({ id }: PaymentRecord) => (await findPayment(test.context.db.read, id)) as PaymentRecord
  const begin = async (gateway: 'safepay' | 'transfer') => {
    const companyId = await addCompany(test.context.db)
    return { companyId, payment: await addPayment(test.context, companyId, { gateway }) }
  }
  const askedAbout = ({ reference }: PaymentRecord) => bank.asked.filter((one) => one === reference).length
  /** Lets the job run at a moment counted from the begin of the payment. */
  const runAt = async ({ createdAt }: PaymentRecord, afterMs: number) => {
    clock = createdAt + afterMs
    await askAboutPayments(test.context)
  }
  const mailsTo = async (companyId: string) => {
    const rows = test.context.db.read
      .selectFrom('mailOutbox')
      .select(['subject', 'text'])
      .where('recipient', '=', `${companyId}@example.com`)
    return rows.orderBy('id').execute()
  }

  it('is asked about at the times of the table, not before, and no more after the last', async () => {
    const { payment } = await begin('safepay')
    for (const [index, afterMs] of askAfterMs.entries()) {
      await runAt(payment, afterMs - 1)
      expect(askedAbout(payment)).toBe(index)
      await runAt(payment, afterMs)
      expect(askedAbout(payment)).toBe(index + 1)
    }
    await runAt(payment, 30 * dayMs)
    expect(askedAbout(payment)).toBe(askAfterMs.length)
    expect(await now(payment)).toMatchObject({ state: 'expired', nextAskAt: null, asks: askAfterMs.length })
  })

  it.each([
    ['safepay', dayMs],
    ['transfer', 14 * dayMs],
  ] as const)('is over at its last moment and not before: %s', async (gateway, openMs) => {
    const { payment, companyId } = await begin(gateway)
    // The bank is asked every 3 seconds at most.
    await runAt(payment, openMs - 3001)
    expect(await now(payment)).toMatchObject({ state: 'pending' })
    await runAt(payment, openMs)
    expect(await now(payment)).toMatchObject({ state: 'expired' })
    await runAt(payment, openMs + 1)
    const events = (await listPaymentEvents(test.context.db.read, payment.id)).map(({ event }) => event)
    expect(events).toEqual(['begun', 'expired'])
    const [mail, ...more] = await mailsTo(companyId)
    expect(more).toEqual([])
    const subject =
      gateway === 'safepay' ? 'We have no answer about your payment' : 'Your bank transfer has not arrived'
    expect(mail).toMatchObject({ subject, text: expect.stringContaining(payment.reference) })
  })

  it('ends in time without the settings of its bank, which is asked again when they are back', async () => {
    const { payment } = await begin('safepay')
    const without = { ...test.context, gateways: new Map() }
    clock += hourMs
    for (let run = 0; run < 3; run += 1) await askAboutPayments(without)
    expect(await now(payment)).toMatchObject({ state: 'pending', asks: 0 })
    expect((await now(payment)).nextAskAt).toBe(payment.createdAt + 2 * hourMs)
    clock += dayMs
    await askAboutPayments(without)
    expect(await now(payment)).toMatchObject({ state: 'expired', asks: 0 })
    bank.answer = paid
    clock += dayMs
    await askAboutPayments(test.context)
    expect(await now(payment)).toMatchObject({ state: 'paid', asks: 0 })
  })

  it('is written about when a screen has said that the bank does not know yet, and not otherwise', async () => {
    const told = await begin('safepay')
    const quick = await begin('safepay')
    await settlePayment(test.context, told.payment, unknown)
    for (const { payment } of [told, quick]) await settlePayment(test.context, payment, { state: 'failed' })
    const [mail] = await mailsTo(told.companyId)
    expect(mail).toMatchObject({ subject: 'Your payment was not made' })
    expect(mail?.text).toContain(`/#/billing/return?payment=${told.payment.reference}`)
    expect(await mailsTo(quick.companyId)).toEqual([])
  })

  it('is not written about when another payment in its place is paid by then', async () => {
    const { companyId, payment } = await begin('transfer')
    const other = await addPayment(test.context, companyId, { again: true })
    await settlePayment(test.context, other, paid)
    await runAt(payment, 14 * dayMs)
    expect(await now(payment)).toMatchObject({ state: 'expired' })
    expect((await mailsTo(companyId)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Receipt /),
    ])
  })

  it('is asked about for seven days, also when it failed, and counts when the bank tells late', async () => {
    const { payment } = await begin('safepay')
    bank.answer = { state: 'failed' }
    await runAt(payment, hourMs)
    expect(await now(payment)).toMatchObject({ state: 'failed', nextAskAt: payment.createdAt + 2 * hourMs })
    await runAt(payment, 6 * dayMs)
    expect(await now(payment)).toMatchObject({ state: 'failed', nextAskAt: payment.createdAt + 7 * dayMs })
    bank.answer = paid
    await runAt(payment, 7 * dayMs)
    expect(await now(payment)).toMatchObject({ state: 'paid', nextAskAt: null })
  })

  it('is asked about no more once it is paid, also when an older question is answered last', async () => {
    const { payment, companyId } = await begin('safepay')
    await settlePayment(test.context, payment, paid)
    await settlePayment(test.context, payment, unknown)
    expect(await now(payment)).toMatchObject({ state: 'paid', nextAskAt: null, asks: 0 })
    await settlePayment(test.context, payment, { state: 'mismatch', why: 'another amount' })
    expect(await now(payment)).toMatchObject({ state: 'paid', nextAskAt: null })
    expect(await mailsTo(companyId)).toHaveLength(1)
  })

  it('that its company says it paid waits for the operator, however long', async () => {
    const { payment, companyId } = await begin('transfer')
    const own = { companyId, reference: payment.reference }
    await test.context.db.note((trx) => noteSaidPaid(trx, own, { slipFile: null, now: clock }))
    await runAt(payment, 60 * dayMs)
    expect(await now(payment)).toMatchObject({ state: 'pending' })
    expect(await mailsTo(companyId)).toEqual([])
    const { count, oldestAt } = await countWaitingTransfers(test.context.db.read)
    expect([count, oldestAt]).toEqual([1, payment.createdAt])
    await settlePayment(test.context, payment, paid)
    expect(await now(payment)).toMatchObject({ state: 'paid' })
    expect(await mailsTo(companyId)).toHaveLength(1)
  })

  it('is not asked about when its bank was away and nobody has left to pay there', async () => {
    const companyId = await addCompany(test.context.db)
    const start = () => Promise.reject(new GatewayError('the bank is away'))
    const away = { ...test.context, gateways: new Map([['safepay', { ...safepay, start }]] as const) }
    const begun = addPayment(away, companyId, { gateway: 'safepay' })
    await expect(begun).rejects.toMatchObject({ problem: 'bankAway' })
    const [payment] = await listPayments(test.context.db.read, { companyId }, 2)
    expect(payment).toMatchObject({ state: 'failed', nextAskAt: null })
  })

  it('is asked about while another bank does not answer', async () => {
    let answer = (_: Answer) => {}
    const late = new Promise<Answer>((resolve) => {
      answer = resolve
    })
    const banks = new Map<GatewayName, Gateway>([
      ['alfalah', { ...safepay, name: 'alfalah', inquire: () => late }],
      ['safepay', safepay],
    ])
    const both = { ...test.context, gateways: banks }
    const pay = async (gateway: GatewayName) =>
      addPayment(both, await addCompany(test.context.db), { gateway })
    const slow = await Promise.all(Array.from({ length: 20 }, () => pay('alfalah')))
    const other = await pay('safepay')
    bank.answer = paid
    clock += hourMs
    const asking = askAboutPayments(both)
    await expect.poll(() => now(other)).toMatchObject({ state: 'paid' })
    answer(unknown)
    await asking
    for (const one of slow) expect(await now(one)).toMatchObject({ state: 'pending', asks: 1 })
  })

  it('is asked about once by many at the same moment', async () => {
    const { payment } = await begin('safepay')
    await Promise.all(Array.from({ length: 10 }, () => askBank(test.context, payment)))
    expect(askedAbout(payment)).toBe(1)
  })
})
