import type { DeskPaymentState, DeskPaymentSums } from '@tameer/contract'
import {
  asSeen,
  cleanLine,
  daysLater,
  paymentSumDays,
  readPaperNumber,
  readReference,
} from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { isDemoBank } from '../../../core/config/demo-bank.ts'
import { dayInPakistan, startInPakistan, startOfDay } from '../../../core/day-in-pakistan.ts'
import type { Reader } from '../../../db/database.ts'
import { listDeskCompanyPage } from '../../../db/queries/desk/desk-companies.ts'
import {
  countRefundsDue,
  countWaitingTransfers,
  findBankNumbers,
  listDeskPaymentRows,
  listMoved,
  type MovedPayment,
  type PaymentFilter,
  sumPayments,
  type WaitingPayments,
} from '../../../db/queries/payments/desk-payments.ts'
import type { PaymentPlace, PaymentRecord } from '../../../db/queries/payments/payments.ts'
import { headRow, presentCsvPayment } from './payment-csv.ts'

/** Companies whose payments a search by name finds. */
const mostCompanies = 50
/** Rows of the file that are read at once. */
const rowsAtOnce = 500
/**
 * At most `most` payments of a list, newest first; `q` is the number of a paper, the bank's own number of a
 * payment, or a part of a company's name.
 */
export async function loadPayments(
  { db }: Context,
  { q, ...asked }: { state: DeskPaymentState; q?: string | undefined; after: PaymentPlace | undefined },
  most: number,
): Promise<PaymentRecord[]> {
  const text = cleanLine(q ?? '')
  const search = text ? await searchOf(db.read, text) : undefined
  return listDeskPaymentRows(db.read, { ...asked, search }, most)
}

async function searchOf(db: Reader, q: string): Promise<PaymentFilter['search']> {
  const number = readReference(asSeen(q)) ?? readPaperNumber(asSeen(q))
  const bankNumbers = await findBankNumbers(db, [...new Set([q, q.toUpperCase()])])
  if (bankNumbers.length > 0 || number !== undefined) return { number: number ?? '', bankNumbers }
  const { rows } = await listDeskCompanyPage(db, { q, silentBefore: 0, limit: mostCompanies })
  return { companyIds: rows.map(({ id }) => id) }
}

/** Transfers and refunds that wait for the desk. */
export async function loadWaiting({ db }: Context) {
  return {
    transfers: presentWaiting(await countWaitingTransfers(db.read)),
    refunds: presentWaiting(await countRefundsDue(db.read)),
  }
}

function presentWaiting({ count, oldestAt }: WaitingPayments) {
  return { count, oldestAt: oldestAt === null ? null : new Date(oldestAt).toISOString() }
}

/** Sums of a month, such as `2026-11`, or of the last days. */
export async function loadSums(
  { db, clock, config }: Context,
  month: string | undefined,
): Promise<DeskPaymentSums> {
  const today = dayInPakistan(clock())
  const days =
    month === undefined ? { from: daysLater(today, 1 - paymentSumDays), until: today } : daysOf(month)
  const span = spanOf(days)
  const paid = await sumPayments(db.read, 'paidAt', span)
  const refunded = await sumPayments(db.read, 'refundedAt', span)
  const found = new Map<string, DeskPaymentSums['days'][number]>()
  for (const [kind, sums] of [['paid', paid] as const, ['refunded', refunded] as const]) {
    for (const { day: number, gateway, amount, payments } of sums) {
      const day = dayInPakistan(startOfDay(number))
      const key = `${day} ${gateway}`
      const none = { paid: 0, payments: 0, refunded: 0, refunds: 0 }
      const sum = found.get(key) ?? { day, gateway, demo: isDemoBank(config, gateway), ...none }
      if (kind === 'paid') Object.assign(sum, { paid: amount, payments })
      else Object.assign(sum, { refunded: amount, refunds: payments })
      found.set(key, sum)
    }
  }
  const sorted = [...found.values()].toSorted(
    (a, b) => b.day.localeCompare(a.day) || a.gateway.localeCompare(b.gateway),
  )
  return { ...days, days: sorted }
}

/** The first and the last day of a month. */
function daysOf(month: string): { from: string; until: string } {
  const from = `${month}-01`
  const next = new Date(from)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from, until: daysLater(next.toISOString().slice(0, 10), -1) }
}

function spanOf({ from, until }: { from: string; until: string }) {
  return { from: startInPakistan(from), until: startInPakistan(daysLater(until, 1)) }
}

/** Writes the CSV file of a month, page by page: what was paid, then what was given back. */
export async function* csvOf({ db, config }: Context, month: string): AsyncGenerator<string> {
  yield headRow
  const span = spanOf(daysOf(month))
  for (const column of ['paidAt', 'refundedAt'] as const) {
    let after: MovedPayment | undefined
    do {
      const rows = await listMoved(db.read, column, { ...span, after }, rowsAtOnce)
      if (rows.length > 0) yield rows.map((row) => presentCsvPayment(row, column, config)).join('')
      after = rows.length < rowsAtOnce ? undefined : rows.at(-1)
    } while (after)
  }
}
