import { daysLater, paymentSumDays } from '@tameer/contract'
import { startInPakistan } from '../api/src/core/day-in-pakistan.ts'
import type { Database } from '../api/src/db/connect.ts'
import * as payments from '../api/src/db/queries/desk-payments.ts'
import {
  fillPayments,
  paymentEveryMs,
  referenceOfMany,
  waitingPayments,
} from '../api/test/many-payment-rows.ts'
import { fillMany, idOfMany } from '../api/test/many-rows.ts'
import { compareSizes } from './compare-sizes.ts'
import { onEachEngine } from './filled-engines.ts'

const today = '2026-11-23'
const now = startInPakistan(today) + 12 * 3_600_000
const until = startInPakistan(daysLater(today, 1))
/** The days that the desk sums when it is opened. */
const span = { from: startInPakistan(daysLater(today, 1 - paymentSumDays)), until }
/** These reach further back than the days that are summed, so that those have as many payments of both. */
const few = 1000
const aCompany = 10

/**
 * Measures the desk's payments on each engine, as many a day and as many a company: 1,000,000 payments against 1,000.
 * The lists, what waits, and the sums and the file of the last days.
 */
export function benchDeskPayments(): Promise<void> {
  const fill = async (db: Database, count: number) => {
    const companies = count / aCompany
    await fillMany(db, { companies, portfolios: companies })
    await fillPayments(db, { payments: count, companies, now })
  }
  return onEachEngine({ few, many: 1_000_000, fill }, measure)
}

async function measure(small: Database, large: Database): Promise<void> {
  const sizes = { few: small, many: large }
  const list = (name: string, filter: payments.PaymentFilter) =>
    [name, (db: Database, most: number) => payments.listDeskPaymentRows(db.read, filter, most)] as const
  const after = { createdAt: now - 500 * paymentEveryMs, id: '' }
  const number = { number: referenceOfMany(waitingPayments * 3), bankNumbers: [] }
  await compareSizes('page of payments at the desk, 1,000,000 against 1,000', sizes, [
    list('all', { state: 'all' }),
    list('all, a later page', { state: 'all', after }),
    list('transfers', { state: 'transfers' }),
    list('to give back', { state: 'refunds' }),
    list('odd answers', { state: 'mismatches' }),
    list('a reference', { state: 'all', search: number }),
    list('a company', { state: 'all', search: { companyIds: [idOfMany(7)] } }),
    [
      'what waits',
      async (db: Database) => [
        await payments.countWaitingTransfers(db.read),
        await payments.countRefundsDue(db.read),
      ],
    ],
  ])
  const columns = ['paidAt', 'refundedAt'] as const
  await compareSizes('sums and file of the same days, payments as above', sizes, [
    ...columns.map(
      (column) =>
        [`sums of ${column}`, (db: Database) => payments.sumPayments(db.read, column, span)] as const,
    ),
    ...columns.map(
      (column) =>
        [
          `file of ${column}`,
          (db: Database, most: number) =>
            payments.listMoved(db.read, column, { ...span, after: undefined }, most),
        ] as const,
    ),
  ])
}
