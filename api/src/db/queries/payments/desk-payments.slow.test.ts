import type { PaymentEvent, PaymentState } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../../test/databases.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import { addCompany } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import type { Database, Reader } from '../../database.ts'
import {
  countRefundsDue,
  countWaitingTransfers,
  findBankNumbers,
  listDeskPaymentRows,
  listMoved,
  type PaymentFilter,
  sumPayments,
} from './desk-payments.ts'

// A page of payments, what waits and the sums of a month read their own rows from an index, however many there are.

const many = 20_000
const atOnce = 500
/** Payments as they come: most were paid long ago, few wait, are due or have an odd answer. */
const stateOf = (number: number): PaymentState =>
  number % 1000 === 0 ? 'pending' : number % 1000 === 1 ? 'refund-due' : number % 3 === 0 ? 'expired' : 'paid'
const costly = {
  sqlite: /AUTOMATIC|SCAN (payments|payment_events)\b(?!.*USING (COVERING )?INDEX)/,
  postgres: /Seq Scan on (payments|payment_events)/,
}

describeOnEachEngine('a page of payments', (_open, engine) => {
  let db: Database
  let companyId: string
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    companyId = await addCompany(db)
    const other = await addCompany(db)
    for (let from = 0; from < many; from += atOnce) {
      const numbers = Array.from({ length: atOnce }, (_, at) => from + at)
      await fill(numbers, other)
    }
    await db.analyze()
  })
  afterAll(() => db.close())

  function fill(numbers: readonly number[], other: string) {
    const rows = numbers.map((number) => {
      const state = stateOf(number)
      const isPaid = state === 'paid' || state === 'refund-due'
      return {
        id: newId(),
        reference: `TM-26-${number}`,
        companyId: number % 500 ? other : companyId,
        payer: 'Builders',
        plan: 'plus' as const,
        months: 1 as const,
        amount: 2500,
        taxPercent: 1600,
        gateway: number % 2 ? ('alfalah' as const) : ('transfer' as const),
        handle: null,
        state,
        bankNumber: isPaid ? `BN-${number}` : null,
        language: null,
        receipt: isPaid ? `R-${number}` : null,
        refundNote: null,
        refundReason: state === 'refund-due' ? ('twice' as const) : null,
        refundDueAt: state === 'refund-due' ? number * 60_000 : null,
        askedAt: null,
        nextAskAt: null,
        createdAt: number,
        expiresAt: number,
        paidAt: isPaid ? number * 60_000 : null,
        refundedAt: null,
      }
    })
    const events = rows.flatMap(({ id: paymentId, state }, at) => {
      const of = (event: PaymentEvent) => ({ id: newId(), paymentId, event, detail: '', createdAt: at })
      const odd = state === 'pending' ? [of('mismatch')] : []
      return [of('begun'), ...odd, ...(state === 'refund-due' ? [of('refund-due')] : [])]
    })
    return db.write(async (trx) => {
      await trx.insertInto('payments').values(rows).execute()
      await trx.insertInto('paymentEvents').values(events).execute()
    })
  }

  const cheap = async (ask: (reader: Reader) => Promise<unknown>) => {
    const plans = await plansOf(db, ask)
    expect(plans).not.toMatch(costly[engine])
    return plans
  }

  it.each<[string, Omit<PaymentFilter, 'after'>, string]>([
    ['all', { state: 'all' }, 'payments_by_time'],
    ['transfers', { state: 'transfers' }, 'payments_by_state'],
    ['refunds', { state: 'refunds' }, 'payments_by_state'],
  ])('of %s is found by its index, newest first, page after page', async (_name, filter, index) => {
    const first = await listDeskPaymentRows(db.read, filter, 4)
    const times = first.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const second = await listDeskPaymentRows(db.read, { ...filter, after: first[1] }, 2)
    expect(second.map(({ id }) => id)).toEqual(first.slice(2).map(({ id }) => id))
    for (const after of [undefined, first[1]]) {
      const plans = await cheap((reader) => listDeskPaymentRows(reader, { ...filter, after }, 25))
      expect(plans).toContain(index)
      expect(plans).not.toMatch(/TEMP B-TREE|Sort/)
    }
  })

  it('of odd answers begins at the answers', async () => {
    const filter = { state: 'mismatches' } as const
    expect(await listDeskPaymentRows(db.read, filter, 100)).toHaveLength(20)
    const plans = await cheap((reader) => listDeskPaymentRows(reader, filter, 25))
    expect(plans).toContain('payment_events_mismatch')
    // The payments are found by their ids, not among all that have not been paid.
    expect(plans).not.toMatch(/payments_by_(state|time)/)
  })

  it('of a search reads what is searched', async () => {
    const byNumber = { state: 'all', search: { number: 'TM-26-17', bankNumbers: [] } } as const
    expect(await listDeskPaymentRows(db.read, byNumber, 9)).toMatchObject([{ reference: 'TM-26-17' }])
    await cheap((reader) => listDeskPaymentRows(reader, byNumber, 25))
    expect(await findBankNumbers(db.read, ['BN-17', 'bn-17', 'BN-17.'])).toEqual(['BN-17'])
    expect(await cheap((reader) => findBankNumbers(reader, ['BN-17', 'BN-16']))).toContain(
      'payments_by_bank_number',
    )
    const ofBank = { state: 'all', search: { number: 'BN-17', bankNumbers: ['BN-17'] } } as const
    expect(await listDeskPaymentRows(db.read, ofBank, 9)).toMatchObject([{ reference: 'TM-26-17' }])
    await cheap((reader) => listDeskPaymentRows(reader, ofBank, 25))
    const byCompany = { state: 'all', search: { companyIds: [companyId] } } as const
    expect(await listDeskPaymentRows(db.read, byCompany, 100)).toHaveLength(40)
    await cheap((reader) => listDeskPaymentRows(reader, byCompany, 25))
  })

  it('is counted, and its sums are added up, from an index', async () => {
    expect(await countWaitingTransfers(db.read)).toEqual({ count: 20, oldestAt: 0 })
    expect(await countRefundsDue(db.read)).toEqual({ count: 20, oldestAt: 60_000 })
    await cheap(countWaitingTransfers)
    await cheap(countRefundsDue)
    const span = { from: 0, until: 100 * 60_000 }
    const sums = await sumPayments(db.read, 'paidAt', span)
    expect(sums.reduce((sum, { payments }) => sum + payments, 0)).toBe(66)
    expect(await cheap((reader) => sumPayments(reader, 'paidAt', span))).toContain('payments_by_paid_time')
    const moved = await listMoved(db.read, 'paidAt', { ...span, after: undefined }, 3)
    const next = await listMoved(db.read, 'paidAt', { ...span, after: moved[1] }, 1)
    expect(next).toEqual(moved.slice(2))
    const plans = await cheap((reader) => listMoved(reader, 'paidAt', { ...span, after: moved[1] }, 25))
    expect(plans).toContain('payments_by_paid_time')
    const refunds = await cheap((reader) =>
      listMoved(reader, 'refundedAt', { ...span, after: undefined }, 25),
    )
    expect(refunds).toContain('payments_by_refund_time')
  })
})
