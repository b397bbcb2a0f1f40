import { beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { call } from '../../../../test/factories.ts'
import { addRefundDue, addSaidPaid, obedientBank, openPaymentDesk } from '../../../../test/payment-desk.ts'
import { addCompany } from '../../../../test/rows.ts'
import { addPayment, plainSlip, salesEnv } from '../../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { listPaymentEvents } from '../../../db/queries/payments/payments.ts'
import { settlePayment } from '../../billing/settle-payment.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeOnEachEngine('payments at the desk', (_open, engine) => {
  let test: TestApp
  let desk: Awaited<ReturnType<typeof openPaymentDesk>>
  // Each test has a database of its own: sums count everything.
  beforeEach(async () => {
    const { gateways } = obedientBank()
    test = await openTestApp({ engine, env: salesEnv, overrides: { gateways } })
    desk = await openPaymentDesk(test)
    return () => test.close()
  })

  const ids = async (query: Record<string, string>) => (await desk.list(query)).data.map(({ id }) => id)
  const paid = { state: 'paid', bankNumber: '=1+1' } as const

  it('are listed newest first, in pages without a gap', async () => {
    const all: string[] = []
    for (let number = 0; number < 5; number += 1) {
      all.unshift((await addPayment(test.context, await addCompany(test.context.db))).id)
      test.passTime(number % 2)
    }
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const page: Awaited<ReturnType<typeof desk.list>> = await desk.list({
        ...{ limit: '2', ...(cursor && { cursor }) },
      })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toHaveLength(5)
    expect([...seen].toSorted()).toEqual([...all].toSorted())
    const lost = await call(test.app, 'listDeskPayments', { headers: desk.headers, query: { cursor: 'x' } })
    expect(lost.statusCode).toBe(400)
  })

  it('are sorted by what waits, with how many and since when', async () => {
    const transfer = await addPayment(test.context, await addCompany(test.context.db))
    const odd = await addPayment(test.context, await addCompany(test.context.db), { gateway: 'safepay' })
    await settlePayment(test.context, odd, { state: 'mismatch', why: 'another amount' })
    test.passTime(dayMs)
    desk = await openPaymentDesk(test)
    const due = await addRefundDue(test.context)
    expect(await ids({ state: 'transfers' })).toEqual([transfer.id])
    expect(await ids({ state: 'mismatches' })).toEqual([odd.id])
    expect(await ids({ state: 'refunds' })).toEqual([due.id])
    expect(await ids({})).toHaveLength(4)
    const { transfers, refunds } = await desk.list()
    expect(transfers).toEqual({ count: 1, oldestAt: new Date(transfer.createdAt).toISOString() })
    const decided = (await listPaymentEvents(test.context.db.read, due.id)).at(-1)?.createdAt ?? 0
    expect(refunds).toEqual({ count: 1, oldestAt: new Date(decided).toISOString() })
    await settlePayment(test.context, odd, paid)
    expect(await ids({ state: 'mismatches' })).toEqual([])
  })

  it('are found by reference, receipt, the bank’s number and company', async () => {
    const companyId = await addCompany(test.context.db, { name: 'Chenab Constructions' })
    const payment = await addPayment(test.context, companyId)
    await addPayment(test.context, await addCompany(test.context.db))
    await settlePayment(test.context, payment, paid)
    const detail = await call(test.app, 'getDeskPayment', {
      headers: desk.headers,
      params: { id: payment.id },
    })
    const { receipt, events } = detail.json()
    expect(events).toMatchObject([
      { event: 'begun', detail: '' },
      { event: 'paid', detail: '=1+1' },
    ])
    const other = await addPayment(test.context, await addCompany(test.context.db))
    await settlePayment(test.context, other, { state: 'paid', bankNumber: 'Db-7730418x' })
    expect(await ids({ q: ' Db-7730418x ' })).toEqual([other.id])
    expect(await ids({ q: 'Db-773041' })).toEqual([])
    const typed = payment.reference.toLowerCase().replaceAll('-', '')
    for (const q of [payment.reference, typed, receipt, receipt.toLowerCase(), '=1+1', 'chenab']) {
      expect(await ids({ q }), q).toEqual([payment.id])
    }
    for (const q of ['nobody of this name', 'nobody\0']) expect(await ids({ q })).toEqual([])
    expect(await ids({ q: payment.reference, state: 'refunds' })).toEqual([])
    const gone = await call(test.app, 'getDeskPayment', { headers: desk.headers, params: { id: newId() } })
    expect(gone.statusCode).toBe(404)
  })

  it('say when the company told that it paid, and give its slip to operators alone', async () => {
    const { id, saidPaidAt } = await addSaidPaid(test.context)
    expect((await desk.list()).data).toMatchObject([{ id, saidPaidAt }])
    const detail = await call(test.app, 'getDeskPayment', { headers: desk.headers, params: { id } })
    expect(detail.json()).toMatchObject({ saidPaidAt, hasSlip: true })
    const slip = await call(test.app, 'getDeskPaymentSlip', { headers: desk.headers, params: { id } })
    expect(slip.rawPayload.equals(plainSlip)).toBe(true)
    expect(slip.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/jpeg' })
    const editor = await openPaymentDesk(test, 'Editor')
    for (const [headers, of, status] of [
      [editor.headers, id, 403],
      [desk.headers, (await addPayment(test.context, await addCompany(test.context.db))).id, 404],
      [desk.headers, newId(), 404],
    ] as const) {
      const refused = await call(test.app, 'getDeskPaymentSlip', { headers, params: { id: of } })
      expect(refused.statusCode).toBe(status)
    }
  })

  it('are summed by day in Pakistan and way to pay', async () => {
    const first = await addPayment(test.context, await addCompany(test.context.db))
    await settlePayment(test.context, first, paid)
    // The last minute of a day in Pakistan and the first of the next.
    const midnight = Date.parse(`${dayInPakistan(test.context.clock())}T19:00:00Z`)
    test.passTime(midnight - test.context.clock() - minuteMs)
    const due = await addRefundDue(test.context, 'safepay')
    test.passTime(minuteMs)
    desk = await openPaymentDesk(test)
    await desk.act('refundPayment', due.id, { state: 'refund-due', byHand: false })
    const response = await call(test.app, 'getDeskPaymentSums', { headers: desk.headers })
    const today = dayInPakistan(test.context.clock())
    const before = dayInPakistan(test.context.clock() - 2 * minuteMs)
    expect(response.json()).toMatchObject({ until: today })
    const none = { demo: false, paid: 0, payments: 0, refunded: 0, refunds: 0 }
    expect(response.json().days).toEqual([
      { ...none, day: today, gateway: 'safepay', refunded: 25_000, refunds: 1 },
      { ...none, day: before, gateway: 'safepay', paid: 50_000, payments: 2 },
      { ...none, day: before, gateway: 'transfer', paid: 25_000, payments: 1 },
    ])
    const month = await call(test.app, 'getDeskPaymentSums', {
      headers: desk.headers,
      query: { month: '2024-02' },
    })
    expect(month.json()).toEqual({ from: '2024-02-01', until: '2024-02-29', days: [] })
    const wrong = await call(test.app, 'getDeskPaymentSums', {
      headers: desk.headers,
      query: { month: '2024-13' },
    })
    expect(wrong.statusCode).toBe(400)
  })

  it('of a month are a file that a spreadsheet reads as text', async () => {
    const companyId = await addCompany(test.context.db, { name: '=cmd|calc' })
    const payment = await addPayment(test.context, companyId)
    await settlePayment(test.context, payment, paid)
    const due = await addRefundDue(test.context)
    await desk.act('refundPayment', due.id, { state: 'refund-due', byHand: true })
    const day = dayInPakistan(test.context.clock())
    const file = async (month: string) => {
      const payload = { month }
      return (await call(test.app, 'exportDeskPayments', { headers: desk.headers, payload })).body
    }
    const rows = (await file(day.slice(0, 7))).split('\r\n')
    expect(rows[0]).toContain('Day (Pakistan),What,PKR')
    const [first = '', ...others] = rows.slice(1).filter(Boolean)
    expect(first.replace(/-[A-Z]{3}-000001/, '-KRT-000001')).toBe(
      `${day},Paid,25000,3448.28,Bank transfer,'=1+1,${payment.reference},${day.slice(0, 4)}-KRT-000001,'=cmd|calc,"Plus, 1 year"`,
    )
    expect(others.map((row) => row.split(',').slice(1, 3))).toEqual([
      ['Paid', '25000'],
      ['Paid', '25000'],
      ['Given back', '-25000'],
    ])
    expect((await file('2020-01')).split('\r\n').filter(Boolean)).toHaveLength(1)
  })
})
