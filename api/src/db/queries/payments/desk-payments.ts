import type { DeskPaymentState, GatewayName, PaidPlan, PlanMonths } from '@tameer/contract'
import { sql } from 'kysely'
import { aheadMs, dayMs } from '../../../core/day-in-pakistan.ts'
import type { Reader } from '../../database.ts'
import { countShort } from '../short-count.ts'
import { isAfter, type PaymentPlace, type PaymentRecord } from './payments.ts'

/** Payments about which a bank gave an answer that does not fit are rare: only so many of the newest are listed. */
const mostMismatched = 500

interface NumberSearch {
  /** Ours, as it is stored; '' when it is none of ours. */
  number: string
  /** As banks may write it. */
  bankNumbers: readonly string[]
}

export interface PaymentFilter {
  state: DeskPaymentState
  search?: NumberSearch | { companyIds: readonly string[] } | undefined
  after?: PaymentPlace | undefined
}

/** Payments that match, newest first. */
export async function listDeskPaymentRows(
  db: Reader,
  { state, search, after }: PaymentFilter,
  most: number,
): Promise<PaymentRecord[]> {
  const numbered = search && 'number' in search ? await listNumbered(db, search) : undefined
  const odd = state === 'mismatches' ? await listMismatched(db) : undefined
  const few = odd && numbered ? numbered.filter((id) => odd.includes(id)) : (odd ?? numbered)
  if (few?.length === 0) return []
  let query = db.selectFrom('payments').selectAll()
  if (state === 'transfers') query = query.where('state', '=', 'pending').where('gateway', '=', 'transfer')
  if (state === 'refunds') query = query.where('state', '=', 'refund-due')
  if (search && 'companyIds' in search) {
    if (search.companyIds.length === 0) return []
    query = query.where('companyId', 'in', search.companyIds)
  }
  if (after) query = query.where(isAfter(after))
  if (!few) return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most).execute()
  // With an order in the query, databases read all payments by another index to find the few.
  const rows = await query.where('id', 'in', few).execute()
  return rows
    .filter((row) => !odd || row.paidAt === null)
    .toSorted(byNewest)
    .slice(0, most)
}

/**
 * Ids of the payments with this number. Each column has an index; PostgreSQL would read all payments for one condition
 * on several of them (`readSettings`).
 */
async function listNumbered(db: Reader, { number, bankNumbers }: NumberSearch): Promise<string[]> {
  const having = (column: 'reference' | 'receipt' | 'refundNote') =>
    db.selectFrom('payments').select('id').where(column, '=', number)
  const ours = having('reference').union(having('receipt')).union(having('refundNote'))
  const banks = db.selectFrom('payments').select('id').where('bankNumber', 'in', bankNumbers)
  const rows = await (bankNumbers.length > 0 ? ours.union(banks) : ours).execute()
  return rows.map(({ id }) => id)
}

function byNewest(one: PaymentPlace, other: PaymentPlace): number {
  return other.createdAt - one.createdAt || (other.id > one.id ? 1 : -1)
}

/** Those of the numbers that a bank gave to a payment. */
export async function findBankNumbers(db: Reader, numbers: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('bankNumber')
    .distinct()
    .where('bankNumber', 'in', numbers)
    .execute()
  return rows.flatMap(({ bankNumber }) => bankNumber ?? [])
}

async function listMismatched(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentEvents')
    .select('paymentId')
    .distinct()
    // Written as the index has it, which a bound text would not match.
    .where(sql<boolean>`event = 'mismatch'`)
    .orderBy('paymentId', 'desc')
    .limit(mostMismatched)
    .execute()
  return rows.map(({ paymentId }) => paymentId)
}

/** How many payments wait, counted up to `maxShortCount`, and since when the oldest does, ms. */
export interface WaitingPayments {
  count: number
  oldestAt: number | null
}

/** Bank transfers that are awaited. */
export async function countWaitingTransfers(db: Reader): Promise<WaitingPayments> {
  const waiting = db
    .selectFrom('payments')
    .select('createdAt')
    .where('state', '=', 'pending')
    .where('gateway', '=', 'transfer')
    .orderBy('createdAt')
    .orderBy('id')
  const oldest = await waiting.limit(1).executeTakeFirst()
  return { count: oldest ? await countShort(db, waiting) : 0, oldestAt: oldest?.createdAt ?? null }
}

/** Payments to give back; each waits since it was decided that it goes back. */
export async function countRefundsDue(db: Reader): Promise<WaitingPayments> {
  const due = db.selectFrom('payments').where('state', '=', 'refund-due')
  const { at } = await due
    .select((row) => row.fn.min<number | null>('refundDueAt').as('at'))
    .executeTakeFirstOrThrow()
  if (at === null) return { count: 0, oldestAt: null }
  return { count: await countShort(db, due.select('id')), oldestAt: Number(at) }
}

interface Span {
  /** ms; `until` is not included. */
  from: number
  until: number
}

export interface DaySum {
  /** Days since 1970 in Pakistan. */
  day: number
  gateway: GatewayName
  amount: number
  payments: number
}

/** Sums that were paid, or given back, in a time: by day in Pakistan and by way to pay. */
export async function sumPayments(
  db: Reader,
  column: 'paidAt' | 'refundedAt',
  { from, until }: Span,
): Promise<DaySum[]> {
  // Whole numbers are divided without a rest on both engines.
  const day = sql<number>`(${sql.ref(column)} + ${sql.lit(aheadMs)}) / ${sql.lit(dayMs)}`
  const rows = await db
    .selectFrom('payments')
    .select(['gateway', day.as('day')])
    .select((row) => [row.fn.sum<number>('amount').as('amount'), row.fn.countAll<number>().as('payments')])
    .where(column, '>=', from)
    .where(column, '<', until)
    .groupBy([day, 'gateway'])
    .execute()
  return rows.map((row) => ({
    day: Number(row.day),
    gateway: row.gateway,
    amount: Number(row.amount),
    payments: Number(row.payments),
  }))
}

/** A payment in the file of a month. */
export interface MovedPayment {
  id: string
  reference: string
  receipt: string | null
  refundNote: string | null
  payer: string
  plan: PaidPlan
  months: PlanMonths
  gateway: GatewayName
  bankNumber: string | null
  amount: number
  taxPercent: number
  /** ms. */
  at: number
}

/** Payments that were paid, or given back, in a time: the oldest first, after a given one. */
export async function listMoved(
  db: Reader,
  column: 'paidAt' | 'refundedAt',
  { from, until, after }: Span & { after: Pick<MovedPayment, 'at' | 'id'> | undefined },
  most: number,
): Promise<MovedPayment[]> {
  let query = db
    .selectFrom('payments')
    .select(['id', 'reference', 'receipt', 'refundNote', 'payer', 'plan', 'months'])
    .select(['gateway', 'bankNumber', 'amount', 'taxPercent', 'paidAt', 'refundedAt'])
    .where(column, '>=', from)
    .where(column, '<', until)
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'id'), '>', tuple(after.at, after.id)),
    )
  }
  const rows = await query.orderBy(column).orderBy('id').limit(most).execute()
  return rows.map(({ paidAt, refundedAt, ...row }) => ({
    ...row,
    at: (column === 'paidAt' ? paidAt : refundedAt) ?? 0,
  }))
}
