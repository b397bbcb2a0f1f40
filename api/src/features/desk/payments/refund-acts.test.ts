import { refundUnderWayMs } from '@tameer/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addRefundDue, obedientBank, openPaymentDesk } from '../../../../test/payment-desk.ts'
import { salesEnv } from '../../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'
import { findPayment, listPaymentEvents } from '../../../db/queries/payments/payments.ts'

const byCall = { state: 'refund-due', byHand: false }
const byHand = { state: 'refund-due', byHand: true }

describeOnEachEngine('money that is given back', (_open, engine) => {
  const { bank, gateways } = obedientBank()
  let test: TestApp
  let desk: Awaited<ReturnType<typeof openPaymentDesk>>
  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv, overrides: { gateways } })
    return () => test.close()
  })
  beforeEach(async () => {
    Object.assign(bank, { refunds: 0, refund: { state: 'refunded' }, during: async () => {} })
    desk = await openPaymentDesk(test)
  })

  const read = () => test.context.db.read
  const eventsOf = async (id: string) =>
    (await listPaymentEvents(read(), id)).map(({ event }) => event).slice(3)
  const linesOf = async (id: string) =>
    (await listDeskLines(read(), { subjectId: id }, undefined, 9)).map(({ event }) => event).toReversed()
  const mailsTo = async (companyId: string | null) => {
    const mails = read().selectFrom('mailOutbox').select(['subject', 'text'])
    return mails.where('recipient', '=', `${companyId}@example.com`).orderBy('id').execute()
  }

  it('by hand has a note of its own, and the company is written to', async () => {
    const { id, companyId } = await addRefundDue(test.context)
    const response = await desk.act('refundPayment', id, byHand)
    expect(response.statusCode, response.body).toBe(200)
    const { refundNote, receipt } = response.json()
    expect(response.json()).toMatchObject({ state: 'refunded' })
    expect(refundNote).toMatch(/^R\d{4}-[A-Z]{3}-\d{6}$/)
    expect(receipt).not.toBeNull()
    expect(await eventsOf(id)).toEqual(['refunded'])
    expect(await linesOf(id)).toEqual(['payment-refunded'])
    const mail = (await mailsTo(companyId)).at(-1)
    expect(mail?.subject).toBe('Your money is on its way back')
    expect(mail?.text).toContain(refundNote)
  })

  it('goes back once, however often and by however many operators it is pressed', async () => {
    const byBank = await addRefundDue(test.context, 'safepay')
    const transfer = await addRefundDue(test.context)
    const other = await openPaymentDesk(test)
    for (const [{ id }, body] of [
      [byBank, byCall],
      [transfer, byHand],
    ] as const) {
      const presses = [desk, other, desk, other].map((one) => one.act('refundPayment', id, body))
      const statuses = (await Promise.all(presses)).map(({ statusCode }) => statusCode)
      expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    }
    expect(bank.refunds).toBe(1)
    const notes = (await read().selectFrom('payments').select('refundNote').execute()).flatMap(
      ({ refundNote }) => refundNote ?? [],
    )
    expect(notes.toSorted().map((note) => Number(note.slice(10)))).toEqual(notes.map((_, index) => index + 1))
  })

  it('by a call is noted before the bank is asked and after its answer', async () => {
    const { id } = await addRefundDue(test.context, 'safepay')
    bank.during = async () => {
      expect(await eventsOf(id)).toEqual(['refund-asked'])
      expect((await findPayment(read(), id))?.state).toBe('refund-due')
    }
    expect((await desk.act('refundPayment', id, byCall)).json()).toMatchObject({ state: 'refunded' })
    expect(await eventsOf(id)).toEqual(['refund-asked', 'refunded'])
    expect(await linesOf(id)).toEqual(['refund-asked', 'payment-refunded'])
  })

  it.each(['refused', 'unknown'] as const)(
    'stays due when the answer is %s, and may then go by hand',
    async (state) => {
      const { id, companyId } = await addRefundDue(test.context, 'safepay')
      const mails = (await mailsTo(companyId)).length
      bank.refund = { state, why: 'no answer in time' }
      const response = await desk.act('refundPayment', id, byCall)
      expect(response.json()).toMatchObject({ state: 'refund-due', refundNote: null, refundBy: 'either' })
      expect(response.json().events.at(-1)).toMatchObject({
        event: `refund-${state}`,
        detail: 'no answer in time',
      })
      expect(await linesOf(id)).toEqual(['refund-asked', 'refund-not-done'])
      expect(await mailsTo(companyId)).toHaveLength(mails)
      expect((await desk.act('refundPayment', id, byHand)).json()).toMatchObject({ state: 'refunded' })
    },
  )

  it('is not asked for again while a call is under way, and is when its answer was lost', async () => {
    const { id } = await addRefundDue(test.context, 'safepay')
    bank.during = async () => {
      bank.during = async () => {}
      for (const body of [byCall, byHand]) {
        expect((await desk.act('refundPayment', id, body)).statusCode).toBe(409)
      }
      // The server dies here: its answer is never stored.
      await test.context.db.note((trx) => trx.deleteFrom('operators').execute())
    }
    expect((await desk.act('refundPayment', id, byCall)).statusCode).toBe(401)
    expect(await eventsOf(id)).toEqual(['refund-asked'])
    desk = await openPaymentDesk(test)
    expect((await desk.act('refundPayment', id, byCall)).statusCode).toBe(409)
    test.passTime(refundUnderWayMs)
    expect((await desk.act('refundPayment', id, byCall)).json()).toMatchObject({ state: 'refunded' })
  })

  it('goes by the way that its bank has, and only when it is due', async () => {
    const byBank = await addRefundDue(test.context, 'safepay')
    const transfer = await addRefundDue(test.context)
    expect((await desk.act('refundPayment', byBank.id, byHand)).statusCode).toBe(409)
    expect((await desk.act('refundPayment', transfer.id, byCall)).statusCode).toBe(409)
    expect((await desk.act('refundPayment', transfer.id, { ...byHand, state: 'paid' })).statusCode).toBe(409)
    expect(bank.refunds).toBe(0)
    for (const { id } of [byBank, transfer]) expect(await linesOf(id)).toEqual([])
  })
})
