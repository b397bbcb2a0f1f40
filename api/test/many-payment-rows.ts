import { type RawBuilder, sql } from 'kysely'
import type { Database, Writer } from '../src/db/connect.ts'

type Sql = RawBuilder<unknown>

/** Time between two payments of `fillPayments`, ms: some 29 a day. */
export const paymentEveryMs = 3_000_000

/** Payments of `fillPayments` that wait at the desk: the newest. */
export const waitingPayments = 40

/** Payments stored by one statement: a server lets none run for long. */
const atOnce = 50_000

/** Reference of the payment of that number; 1 is the newest. */
export function referenceOfMany(number: number): string {
  return `TM-26-22${String(number).padStart(8, '0')}`
}

/**
 * Fills payments with SQL alone, of companies that `fillMany` made, each of which has as many. The newest is the first,
 * at `now`, and each other one comes `paymentEveryMs` before the last. The newest wait, half of them for a transfer and
 * a quarter of them with an answer that does not fit; as many behind these are to be given back. Of the rest most are
 * paid, every tenth has expired and every two hundredth was given back.
 */
export async function fillPayments(
  db: Database,
  { payments, companies, now }: { payments: number; companies: number; now: number },
): Promise<void> {
  for (let first = 1; first <= payments; first += atOnce) {
    const last = Math.min(first + atOnce - 1, payments)
    await db.write((trx) => fillPart(trx, { first, last, payments, companies, now }))
  }
  await db.analyze()
}

interface Part {
  first: number
  last: number
  payments: number
  companies: number
  now: number
}

async function fillPart(trx: Writer, { first, last, payments, companies, now }: Part): Promise<void> {
  const lit = (value: string | number) => sql.lit(value)
  const n = sql`n`
  const padded = (number: Sql, letters: number) =>
    sql`substr(cast(${lit(10 ** letters)} + ${number} as text), 2)`
  const id = (number: Sql) => sql`'01900000-0000-7000-8000-' || ${padded(number, 12)}`
  // The newest has the highest id, as ids of their time have.
  const paymentId = id(sql`${lit(payments)} - n`)
  const numbers = sql`(with recursive counter (n) as (select cast(${lit(first)} as bigint)
    union all select n + 1 from counter where n < ${lit(last)}) select n from counter) as numbers`
  const made = sql`(${lit(now)} - n * ${lit(paymentEveryMs)})`
  const isPaid = sql`state in ('paid', 'refund-due', 'refunded')`
  const due = sql`n > ${lit(waitingPayments)} and n <= ${lit(waitingPayments * 2)}`
  const withStates = sql`(select n, case when n <= ${lit(waitingPayments)} then 'pending'
      when ${due} then 'refund-due' when n % 10 = 0 then 'expired'
      when n % 200 = 7 then 'refunded' else 'paid' end as state from ${numbers}) as payments_made`
  const events = (name: string, from: number, which: Sql) =>
    sql`insert into payment_events (id, payment_id, event, detail, created_at)
      select ${id(sql`${lit(from)} + n`)}, ${paymentId}, ${lit(name)}, '', ${made} from ${numbers} where ${which}`
  await sql`insert into payments (id, reference, company_id, payer, plan, months, amount,
      tax_percent, gateway, state, bank_number, receipt, refund_reason, refund_note, created_at, expires_at, paid_at,
      refund_due_at, refunded_at)
    select ${paymentId}, 'TM-26-22' || ${padded(n, 8)}, ${id(sql`1 + (n * 7919) % ${lit(companies)}`)}, 'Builders', 'plus',
      1, 2500, 1600, case when n % 2 = 0 then 'transfer' else 'alfalah' end, state,
      case when ${isPaid} then 'BN-' || n end, case when ${isPaid} then '2026-KRT-' || ${padded(n, 8)} end,
      case when state in ('refund-due', 'refunded') then 'twice' end,
      case when state = 'refunded' then 'R2026-KRT-' || ${padded(n, 8)} end, ${made}, ${made} + 86400000,
      case when ${isPaid} then ${made} + 60000 end,
      case when state in ('refund-due', 'refunded') then ${made} + 60000 end, case when state = 'refunded' then ${made} + 120000 end
    from ${withStates}`.execute(trx)
  await events('begun', 0, sql`n > 0`).execute(trx)
  await events('mismatch', 10_000_000, sql`n <= ${lit(waitingPayments)} and n % 4 = 0`).execute(trx)
  await events('refund-due', 20_000_000, due).execute(trx)
}
