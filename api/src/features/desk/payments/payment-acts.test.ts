import { standing } from '@tameer/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { obedientBank, openPaymentDesk } from '../../../../test/payment-desk.ts'
import { addCompany } from '../../../../test/rows.ts'
import { addPayment, salesEnv } from '../../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'
import { findPayment, listPaymentEvents } from '../../../db/queries/payments/payments.ts'
import { listPaidTimes } from '../../../db/queries/payments/plan-times.ts'
import { askAboutPayments } from '../../billing/ask-bank.ts'
import { settlePayment } from '../../billing/settle-payment.ts'

const dayMs = 24 * 60 * 60_000
let statementLine = 0
/** An arrived transfer: each has a number of its own on the statement. */
const arrived = () => {
  statementLine += 1
  return { state: 'pending', bankNumber: `ST-${statementLine}` }
}

describeOnEachEngine('an act on a payment', (_open, engine) => {
  let test: TestApp
  let desk: Awaited<ReturnType<typeof openPaymentDesk>>
  beforeAll(async () => {
    const { gateways } = obedientBank()
    test = await openTestApp({ engine, env: salesEnv, overrides: { gateways } })
    return () => test.close()
  })
  beforeEach(async () => {
    desk = await openPaymentDesk(test)
  })

  const read = () => test.context.db.read
  const eventsOf = async (id: string) =>
    (await listPaymentEvents(read(), id)).map(({ event, detail }) => [event, detail])
  const linesOf = async (id: string) =>
    (await listDeskLines(read(), { subjectId: id }, undefined, 9)).map(({ event }) => event)
  const planOf = async (companyId: string) =>
    standing(await listPaidTimes(read(), companyId), dayInPakistan(test.context.clock()))
  const subjectsTo = async (companyId: string) => {
    const mails = read().selectFrom('mailOutbox').select('subject')
    const rows = await mails.where('recipient', '=', `${companyId}@example.com`).orderBy('id').execute()
    return rows.map(({ subject }) => subject)
  }

  it('settles a transfer that has arrived, with its receipt, its days and its mail', async () => {
    const companyId = await addCompany(test.context.db)
    const { id } = await addPayment(test.context, companyId)
    const seen = arrived()
    const response = await desk.act('confirmTransfer', id, seen)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({ state: 'paid', bankNumber: seen.bankNumber, companyId })
    expect(response.json().daysUsed).toBe(1)
    expect(await planOf(companyId)).toMatchObject({ plan: 'plus' })
    expect(await eventsOf(id)).toEqual([
      ['begun', ''],
      ['paid', seen.bankNumber],
    ])
    expect(await linesOf(id)).toEqual(['transfer-arrived'])
    expect(await subjectsTo(companyId)).toEqual([`Receipt ${response.json().receipt}`])
  })

  it('counts once when it is pressed twice, or by two operators at once', async () => {
    const companyId = await addCompany(test.context.db)
    const { id } = await addPayment(test.context, companyId)
    const other = await openPaymentDesk(test)
    const seen = arrived()
    const presses = [desk, other, desk, other].map((one) => one.act('confirmTransfer', id, seen))
    const answers = await Promise.all(presses)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().current).toMatchObject({ state: 'paid', last: { event: 'transfer-arrived' } })
    expect(await listPaidTimes(read(), companyId)).toHaveLength(1)
    expect(await linesOf(id)).toEqual(['transfer-arrived'])
  })

  it('puts a second transfer that was begun in place of the first among those to give back', async () => {
    const companyId = await addCompany(test.context.db)
    const first = await addPayment(test.context, companyId)
    const second = await addPayment(test.context, companyId, { again: true })
    await desk.act('confirmTransfer', first.id, arrived())
    const response = await desk.act('confirmTransfer', second.id, arrived())
    expect(response.json()).toMatchObject({ state: 'refund-due', refundReason: 'twice', refundBy: 'hand' })
  })

  it('is refused with a number of the statement that another transfer has', async () => {
    const [one, other] = [await addCompany(test.context.db), await addCompany(test.context.db)]
    const seen = arrived()
    await desk.act('confirmTransfer', (await addPayment(test.context, one)).id, seen)
    const { id } = await addPayment(test.context, other)
    const refused = await desk.act('confirmTransfer', id, {
      ...seen,
      bankNumber: seen.bankNumber.toLowerCase(),
    })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ fields: { bankNumber: expect.any(String) } })
    expect(await planOf(other)).toMatchObject({ plan: 'basic' })
    expect(await linesOf(id)).toEqual([])
  })

  it('counts a number of the statement once, also when two operators settle with it at once', async () => {
    const other = await openPaymentDesk(test)
    const seen = arrived()
    const settle = async (one: typeof desk) => {
      const { id } = await addPayment(test.context, await addCompany(test.context.db))
      return () => one.act('confirmTransfer', id, seen)
    }
    const presses = [await settle(desk), await settle(other)]
    const answers = await Promise.all(presses.map((press) => press()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('settles a transfer whose 14 days are over, or that was said not to have come', async () => {
    const late = await addPayment(test.context, await addCompany(test.context.db))
    test.passTime(15 * dayMs)
    await askAboutPayments(test.context)
    desk = await openPaymentDesk(test)
    const settled = await desk.act('confirmTransfer', late.id, { ...arrived(), state: 'expired' })
    expect(settled.json()).toMatchObject({ state: 'paid' })
    const { id } = await addPayment(test.context, await addCompany(test.context.db))
    const why = { state: 'pending', words: 'Not on\0 any statement' }
    const missed = await desk.act('failTransfer', id, why)
    expect(missed.json()).toMatchObject({ state: 'failed', receipt: null })
    expect((await eventsOf(id)).at(-1)).toEqual(['failed', 'Not on any statement'])
    const found = await desk.act('confirmTransfer', id, { ...arrived(), state: 'failed' })
    expect(found.json()).toMatchObject({ state: 'paid' })
    expect(await linesOf(id)).toEqual(['transfer-arrived', 'transfer-missing'])
  })

  it('is for transfers alone where it says so, and asks the bank about the others', async () => {
    const companyId = await addCompany(test.context.db)
    const { id } = await addPayment(test.context, companyId, { gateway: 'safepay' })
    for (const [name, body] of [
      ['confirmTransfer', arrived()],
      ['failTransfer', { state: 'pending', words: 'no' }],
    ] as const) {
      expect((await desk.act(name, id, body)).statusCode).toBe(409)
    }
    expect(await linesOf(id)).toEqual([])
    const asked = await desk.act('askDeskPayment', id)
    expect(asked.json()).toMatchObject({ state: 'paid', bankNumber: 'S-1', canAsk: false })
    expect(await linesOf(id)).toEqual(['bank-asked'])
    const transfer = await addPayment(test.context, await addCompany(test.context.db))
    expect((await desk.act('askDeskPayment', transfer.id)).statusCode).toBe(409)
  })

  it('gives a payment back because of an error: the days that are left are lost', async () => {
    const companyId = await addCompany(test.context.db)
    const payment = await addPayment(test.context, companyId)
    await settlePayment(test.context, payment, { state: 'paid', bankNumber: null })
    test.passTime(3 * dayMs)
    desk = await openPaymentDesk(test)
    const body = { state: 'paid', words: 'Charged for another company' }
    const response = await desk.act('returnPayment', payment.id, body)
    expect(response.json()).toMatchObject({ state: 'refund-due', refundReason: 'technical' })
    const today = dayInPakistan(test.context.clock())
    expect(response.json()).toMatchObject({ daysUsed: 3 })
    expect(await planOf(companyId)).toMatchObject({ plan: 'basic', freeSince: today })
    expect((await eventsOf(payment.id)).at(-1)).toEqual(['refund-due', 'Charged for another company'])
    expect(await linesOf(payment.id)).toEqual(['payment-returned'])
    expect(await subjectsTo(companyId)).toContain('We made an error: your payment comes back')
    expect((await desk.act('returnPayment', payment.id, body)).statusCode).toBe(409)
  })

  it('gives a renewal back before it begins, and leaves what runs', async () => {
    const companyId = await addCompany(test.context.db)
    const first = await addPayment(test.context, companyId)
    await settlePayment(test.context, first, { state: 'paid', bankNumber: null })
    const before = await planOf(companyId)
    const renewal = await addPayment(test.context, companyId)
    await settlePayment(test.context, renewal, { state: 'paid', bankNumber: null })
    await desk.act('returnPayment', renewal.id, { state: 'paid', words: 'An error' })
    expect(await planOf(companyId)).toEqual(before)
  })

  it('lets the lower plan go on when the higher one is given back', async () => {
    const companyId = await addCompany(test.context.db)
    const plus = await addPayment(test.context, companyId)
    await settlePayment(test.context, plus, { state: 'paid', bankNumber: null })
    const before = await planOf(companyId)
    const pro = await addPayment(test.context, companyId, { plan: 'pro' })
    await settlePayment(test.context, pro, { state: 'paid', bankNumber: null })
    expect(await planOf(companyId)).toMatchObject({ plan: 'pro' })
    await desk.act('returnPayment', pro.id, { state: 'paid', words: 'An error' })
    expect(await planOf(companyId)).toEqual(before)
  })

  it('writes its line in the same transaction: a line that cannot be written undoes the act', async () => {
    const companyId = await addCompany(test.context.db)
    const { id } = await addPayment(test.context, companyId)
    const accountId = await addDeskAccount(test.context)
    const headers = bearer(await deskTokenOf(test.context, accountId))
    const failing = { ...test.context.db }
    const { db } = test.context
    Object.assign(test.context, {
      db: Object.assign(Object.create(Object.getPrototypeOf(db)), failing, {
        note: (work: Parameters<typeof db.note>[0]) =>
          db.note(async (trx) => {
            await work(trx)
            throw new Error('the log is full')
          }),
      }),
    })
    const response = await call(test.app, 'confirmTransfer', { headers, params: { id }, payload: arrived() })
    Object.assign(test.context, { db })
    expect(response.statusCode).toBe(500)
    expect(await findPayment(read(), id)).toMatchObject({ state: 'pending', receipt: null })
    expect(await linesOf(id)).toEqual([])
  })

  it.each([
    ['no bank number', { state: 'pending', bankNumber: ' ' }, 400],
    ['a bank number of 101 characters', { state: 'pending', bankNumber: 'x'.repeat(101) }, 400],
    ['no state', { bankNumber: 'ST-1' }, 400],
    ['another state', { state: 'expired', bankNumber: 'ST-1' }, 409],
    ['nothing that can be seen', { state: 'pending', bankNumber: '\0' }, 400],
  ])('is refused with %s', async (_name, payload, status) => {
    const { id } = await addPayment(test.context, await addCompany(test.context.db))
    expect((await desk.act('confirmTransfer', id, payload)).statusCode).toBe(status)
    expect(await findPayment(read(), id)).toMatchObject({ state: 'pending' })
  })

  it('is refused for an unknown payment, by an editor, and without a fresh code', async () => {
    const { id } = await addPayment(test.context, await addCompany(test.context.db))
    expect((await desk.act('confirmTransfer', newId(), arrived())).statusCode).toBe(404)
    const editor = await openPaymentDesk(test, 'Editor')
    expect((await editor.act('confirmTransfer', id, arrived())).statusCode).toBe(403)
    test.passTime(11 * 60_000)
    expect((await desk.act('confirmTransfer', id, arrived())).json()).toMatchObject({ code: 'code-needed' })
    expect(await findPayment(read(), id)).toMatchObject({ state: 'pending' })
    expect(await linesOf(id)).toEqual([])
  })
})
