import { daysBetween, type PaymentState, standing } from '@tameer/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany } from '../../../test/factories.ts'
import { addCompany } from '../../../test/rows.ts'
import { addPayment, salesEnv } from '../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { findPayment, listPaymentEvents, type PaymentRecord } from '../../db/queries/payments/payments.ts'
import { listPaidTimes } from '../../db/queries/payments/plan-times.ts'
import { askAboutPayments } from './ask-bank.ts'
import { settlePayment } from './settle-payment.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('a payment', (_open, engine) => {
  let test: TestApp

  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv })
  })
  afterAll(() => test.close())

  const today = () => dayInPakistan(test.context.clock())

  const begin = (companyId: string, given: Parameters<typeof addPayment>[2] = {}) =>
    addPayment(test.context, companyId, given)
  const paid = ({ id }: PaymentRecord) => ({ state: 'paid', bankNumber: `B-${id}` }) as const
  const settle = (payment: PaymentRecord, answer: Parameters<typeof settlePayment>[2] = paid(payment)) =>
    settlePayment(test.context, payment, answer)
  const now = async ({ id }: PaymentRecord) => (await findPayment(test.context.db.read, id)) as PaymentRecord
  const eventsOf = async ({ id }: PaymentRecord) =>
    (await listPaymentEvents(test.context.db.read, id)).map(({ event }) => event)
  const planOf = async (companyId: string) =>
    standing(await listPaidTimes(test.context.db.read, companyId), today())
  const mailsOf = async (companyId: string) => {
    const email = `${companyId}@example.com`
    const rows = test.context.db.read
      .selectFrom('mailOutbox')
      .select('subject')
      .where('recipient', '=', email)
    return (await rows.orderBy('id').execute()).map(({ subject }) => subject)
  }

  it('gives its days once, however often and from however many sides it is told', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId)
    expect(payment).toMatchObject({ state: 'pending', amount: 25_000, taxPercent: 1600, receipt: null })
    await Promise.all(Array.from({ length: 40 }, () => settle(payment)))
    const after = await now(payment)
    expect(after).toMatchObject({ state: 'paid', bankNumber: `B-${payment.id}`, refundReason: null })
    expect(after.reference).toMatch(/^TM-\d\d-[2-9A-HJ-NP-Z]{10}$/)
    expect(after.receipt).toMatch(/^\d{4}-[A-Z]{3}-\d{6}$/)
    expect(await eventsOf(payment)).toEqual(['begun', 'paid'])
    expect(await planOf(companyId)).toMatchObject({ plan: 'plus', from: today() })
    expect(await mailsOf(companyId)).toEqual([`Receipt ${after.receipt}`])
  })

  it('goes back when another one that it was begun in place of is paid already, and the other stays', async () => {
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
    const { from, until } = await planOf(companyId)
    expect(daysBetween(from ?? '', until ?? '') + 1).toBe(365)
    expect(await mailsOf(companyId)).toContain('You paid twice: one payment comes back')
  })

  it('is refused while another one waits that the company does not know of, also when both are sent at once', async () => {
    const companyId = await addCompany(test.context.db)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => begin(companyId)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [refused] = tries.filter((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'conflict', problem: 'paymentWaits' })
  })

  it('of all that were begun in place of one another is kept once, whichever is paid first', async () => {
    const company = await signUpCompany(test.app)
    const waitingOf = async () => {
      const { waiting } = (await call(test.app, 'getBilling', { headers: company.headers })).json()
      return waiting?.reference ?? null
    }
    const first = await begin(company.user.id)
    expect(await waitingOf()).toBe(first.reference)
    const second = await begin(company.user.id, { again: true })
    await settle(first, { state: 'failed' })
    const third = await begin(company.user.id, { again: true })
    await settle(third)
    expect(await waitingOf()).toBe(second.reference)
    await settle(second)
    await settle(first)
    expect(await waitingOf()).toBe(null)
    expect([(await now(first)).state, (await now(second)).state, (await now(third)).state]).toEqual([
      'refund-due',
      'refund-due',
      'paid',
    ])
    await settle(await begin(company.user.id))
    const { from, until } = await planOf(company.user.id)
    expect(daysBetween(from ?? '', until ?? '') + 1).toBe(2 * 365)
  })

  it('is refused while five wait', async () => {
    const companyId = await addCompany(test.context.db)
    for (let count = 0; count < 5; count += 1) await begin(companyId, { again: true })
    await expect(begin(companyId, { again: true })).rejects.toMatchObject({ problem: 'paymentsWait' })
  })

  it('is never made by a number of the bank that another payment has', async () => {
    const companyId = await addCompany(test.context.db)
    const one = await begin(companyId)
    await settle(one)
    const other = await begin(companyId)
    await settle(other, paid(one))
    expect(await now(other)).toMatchObject({ state: 'pending', receipt: null })
    expect(await eventsOf(other)).toEqual(['begun', 'mismatch'])
  })

  it('counts a number of the bank once, also when two answers name it at once', async () => {
    const companies = [await addCompany(test.context.db), await addCompany(test.context.db)]
    const both = await Promise.all(companies.map((companyId) => begin(companyId)))
    await Promise.all(both.map((payment) => settle(payment, { state: 'paid', bankNumber: 'B-at-once' })))
    const states = await Promise.all(both.map(async (payment) => (await now(payment)).state))
    expect(states.toSorted()).toEqual(['paid', 'pending'])
  })

  it('is refused for another sum than the person saw', async () => {
    const companyId = await addCompany(test.context.db)
    await expect(begin(companyId, { amount: 24_999 })).rejects.toMatchObject({ problem: 'priceChanged' })
  })

  it('that comes after its try was over gives its days from then on', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId, { months: 1 })
    test.passTime(15 * dayMs)
    await askAboutPayments(test.context)
    expect(await now(payment)).toMatchObject({ state: 'expired' })
    await settle(payment)
    expect(await eventsOf(payment)).toEqual(['begun', 'expired', 'paid'])
    const { from, until } = await planOf(companyId)
    expect(from).toBe(today())
    expect(daysBetween(from ?? '', until ?? '') + 1).toBe(30)
  })

  it('for a higher plan begins at once at its whole fee, and the lower days go on afterwards', async () => {
    const companyId = await addCompany(test.context.db)
    await settle(await begin(companyId, { months: 1 }))
    test.passTime(10 * dayMs)
    const pro = await begin(companyId, { plan: 'pro', months: 1 })
    expect(pro).toMatchObject({ amount: 7500, inPlaceOf: null })
    await settle(pro)
    const { from, until, next, plan } = await planOf(companyId)
    expect({ plan, from }).toEqual({ plan: 'pro', from: today() })
    expect(daysBetween(until ?? '', next?.until ?? '')).toBe(20)
  })

  it('that failed changes nothing, and still counts when the money comes after all', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await begin(companyId)
    await settle(payment, { state: 'failed' })
    expect(await now(payment)).toMatchObject({ state: 'failed', receipt: null })
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
    const receipts = rows.flatMap(({ receipt }) => receipt ?? []).map((text) => Number(text.slice(9)))
    expect(receipts.toSorted((a, b) => a - b)).toEqual(receipts.map((_, index) => index + 1))
    expect(new Set(rows.flatMap(({ receipt }) => receipt?.slice(0, 8) ?? [])).size).toBe(1)
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length)
  })

  it('has a number under other letters once a restore has deleted those of the installation', async () => {
    const { db } = test.context
    const lettersOf = async () => {
      const payment = await begin(await addCompany(db))
      await settle(payment)
      return (await now(payment)).receipt ?? ''
    }
    const before = await lettersOf()
    await db.write((trx) => trx.deleteFrom('paperLetters').execute())
    const after = await lettersOf()
    expect(after.slice(5, 8)).not.toBe(before.slice(5, 8))
    expect(after.slice(8)).toBe('-000001')
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
