import { type PaymentState, planOn } from '@tameer/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany } from '../../../test/factories.ts'
import { addCompany } from '../../../test/rows.ts'
import { addPayment, salesEnv } from '../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { findPayment, listPaymentEvents, type PaymentRecord } from '../../db/queries/payments.ts'
import { listPeriods } from '../../db/queries/plan-periods.ts'
import { askAboutPayments } from './ask-bank.ts'
import { settlePayment } from './settle-payment.ts'

const dayMs = 24 * 60 * 60_000
const paid = { state: 'paid', bankNumber: 'B-1' } as const

describeOnEachEngine('a payment', (_open, engine) => {
  let test: TestApp

  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv })
  })
  afterAll(() => test.close())

  const today = () => dayInPakistan(test.context.clock())

  const begin = (companyId: string, given: Parameters<typeof addPayment>[2] = {}) =>
    addPayment(test.context, companyId, given)
  const settle = (payment: PaymentRecord, answer: Parameters<typeof settlePayment>[2] = paid) =>
    settlePayment(test.context, payment, answer)
  const now = async ({ id }: PaymentRecord) => (await findPayment(test.context.db.read, id)) as PaymentRecord
  const eventsOf = async ({ id }: PaymentRecord) =>
    (await listPaymentEvents(test.context.db.read, id)).map(({ event }) => event)
  const planOf = async (companyId: string) =>
    planOn(await listPeriods(test.context.db.read, companyId), today())
  const mailsOf = async (companyId: string) => {
    const email = `${companyId}@example.com`
    const rows = test.context.db.read
      .selectFrom('mailOutbox')
      .select('subject')
      .where('recipient', '=', email)
    return (await rows.orderBy('id').execute()).map(({ subject }) => subject)
  }

  it('pays for its period once, however often and from however many sides it is told', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId)
    expect(payment).toMatchObject({ state: 'pending', amount: 25_000, taxPercent: 1600, receipt: null })
    await Promise.all(Array.from({ length: 40 }, () => settle(payment)))
    const after = await now(payment)
    expect(after).toMatchObject({ state: 'paid', bankNumber: 'B-1', refundReason: null })
    expect(after.receipt).toMatch(/^\d{4}-\d{6}$/)
    expect(await eventsOf(payment)).toEqual(['begun', 'paid'])
    expect(await planOf(companyId)).toMatchObject({ plan: 'plus', from: today() })
    expect(await mailsOf(companyId)).toEqual([`Receipt ${after.receipt}`])
  })

  it('goes back when its period is paid already, and the other stays', async () => {
    const companyId = await addCompany(test.context.db)
    const first = await begin(companyId)
    const second = await begin(companyId, { again: true })
    await Promise.all([settle(second), settle(first)])
    const states = [(await now(first)).state, (await now(second)).state].toSorted()
    expect(states).toEqual(['paid', 'refund-due'])
    const twice = (await now(first)).state === 'refund-due' ? first : second
    expect(await now(twice)).toMatchObject({ refundReason: 'twice' })
    expect((await now(twice)).receipt).not.toBeNull()
    expect(await eventsOf(twice)).toEqual(['begun', 'paid', 'refund-due'])
    expect(await listPeriods(test.context.db.read, companyId)).toHaveLength(1)
    expect(await mailsOf(companyId)).toContain('You paid twice: one payment comes back')
  })

  it('is refused while another one waits that the company does not know of, also when both are sent at once', async () => {
    const companyId = await addCompany(test.context.db)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => begin(companyId)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [refused] = tries.filter((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'conflict', problem: 'paymentWaits' })
  })

  it('is refused no more for one that waits for a time which another one has paid', async () => {
    const company = await signUpCompany(test.app)
    const waitingOf = async () => {
      const { waiting } = (await call(test.app, 'getBilling', { headers: company.headers })).json()
      return waiting?.reference ?? null
    }
    const left = await begin(company.user.id)
    expect(await waitingOf()).toBe(left.reference)
    await settle(await begin(company.user.id, { again: true }))
    expect((await now(left)).state).toBe('pending')
    expect(await waitingOf()).toBe(null)
    const renewal = await begin(company.user.id)
    expect(await waitingOf()).toBe(renewal.reference)
    await expect(begin(company.user.id)).rejects.toMatchObject({ problem: 'paymentWaits' })
  })

  it('is refused for another sum than the person saw', async () => {
    const companyId = await addCompany(test.context.db)
    await expect(begin(companyId, { amount: 24_999 })).rejects.toMatchObject({ problem: 'priceChanged' })
  })

  it('that comes after its try was over is given to the period it was made for', async () => {
    const companyId = await addCompany(test.context.db)
    const first = await begin(companyId)
    await settle(first)
    const renewal = await begin(companyId)
    test.passTime(15 * dayMs)
    await askAboutPayments(test.context)
    expect(await now(renewal)).toMatchObject({ state: 'expired' })
    const { until: before } = await planOf(companyId)
    await settle(renewal)
    expect(await eventsOf(renewal)).toEqual(['begun', 'expired', 'paid'])
    const { until } = await planOf(companyId)
    expect(until && before && until.slice(5)).toBe(before?.slice(5))
    expect(Number(until?.slice(0, 4))).toBe(Number(before?.slice(0, 4)) + 1)
  })

  it('for a higher plan begins at once and takes the place of the lower one', async () => {
    const companyId = await addCompany(test.context.db)
    await settle(await begin(companyId))
    await expect(begin(companyId, { plan: 'pro' })).rejects.toMatchObject({ problem: 'priceChanged' })
    const left = await planOf(companyId)
    const days = Math.round((Date.parse(left.until ?? '') - Date.parse(today())) / dayMs)
    const off = Math.round((25_000 * days) / (days + 1))
    const raise = await begin(companyId, { plan: 'pro', amount: 75_000 - off })
    expect(raise).toMatchObject({ kind: 'raise', fee: 75_000, off, amount: 75_000 - off })
    await settle(raise)
    expect(await planOf(companyId)).toMatchObject({ plan: 'pro', from: today(), next: null })
    const [plus] = await listPeriods(test.context.db.read, companyId)
    expect(plus).toMatchObject({ plan: 'plus', cutOn: today() })
  })

  it('that failed changes nothing, and still counts when the money comes after all', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId)
    await settle(payment, { state: 'failed' })
    expect(await now(payment)).toMatchObject({ state: 'failed', receipt: null, nextAskAt: null })
    expect(await planOf(companyId)).toMatchObject({ plan: 'basic' })
    await settle(payment)
    expect(await eventsOf(payment)).toEqual(['begun', 'failed', 'paid'])
    expect(await planOf(companyId)).toMatchObject({ plan: 'plus' })
  })

  it.each([
    { state: 'unknown', why: 'no answer in time' },
    { state: 'mismatch', why: 'another amount' },
  ] as const)('about which the answer is $state changes nothing', async (answer) => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId)
    await settle(payment, answer)
    expect(await now(payment)).toMatchObject({ state: 'pending', asks: 1, receipt: null })
    const noted = answer.state === 'mismatch' ? ['begun', 'mismatch'] : ['begun']
    expect(await eventsOf(payment)).toEqual(noted)
  })

  it('of an account that was deleted goes back', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId)
    await test.context.db.write((trx) => trx.deleteFrom('companies').where('id', '=', companyId).execute())
    expect(await now(payment)).toMatchObject({ companyId: null })
    await settle(payment)
    expect(await now(payment)).toMatchObject({ state: 'refund-due', refundReason: 'account-deleted' })
  })

  it('and its receipt have numbers without a gap, of many at once', async () => {
    const companies = await Promise.all(Array.from({ length: 12 }, () => addCompany(test.context.db)))
    const begun = await Promise.all(companies.map((companyId) => begin(companyId)))
    await Promise.all(begun.map((payment) => settle(payment)))
    const rows = await test.context.db.read
      .selectFrom('payments')
      .select(['receipt', 'reference'])
      .orderBy('receipt')
      .execute()
    const receipts = rows.flatMap(({ receipt }) => receipt ?? []).map((text) => Number(text.slice(5)))
    expect(receipts.toSorted((a, b) => a - b)).toEqual(receipts.map((_, index) => index + 1))
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length)
  })

  it('keeps its lines as they were written', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId)
    const { write } = test.context.db
    const refused = /append only/
    await expect(write((trx) => sql`update payment_events set detail = 'x'`.execute(trx))).rejects.toThrow(
      refused,
    )
    await expect(write((trx) => sql`delete from payment_events`.execute(trx))).rejects.toThrow(refused)
    const ways = {
      postgres: [sql`truncate payment_events`, sql`truncate payments, payment_events cascade`],
      sqlite: [
        sql`insert or replace into payment_events select id, payment_id, event, 'x', created_at from payment_events`,
      ],
    }
    for (const way of ways[engine]) {
      await expect(write((trx) => way.execute(trx))).rejects.toThrow(refused)
    }
    expect(await eventsOf(payment)).toEqual(['begun'])
  })

  it('never takes a state that may not follow', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId)
    await settle(payment)
    const states: PaymentState[] = []
    for (const state of ['failed', 'unknown'] as const) {
      await settle(payment, state === 'failed' ? { state } : { state, why: '' })
      states.push((await now(payment)).state)
    }
    expect(states).toEqual(['paid', 'paid'])
  })
})
