import { type RawBuilder, sql } from 'kysely'
import { appendOnly } from './append-only.ts'
import type { Statements, Types } from './types.ts'

// Payments of companies for their plan, the events of each, and the numbers of their papers.

export function payments(types: Types): Statements {
  return [...paid(types), ...papers(types), ...events(types)]
}

/** Payer, seller and language are kept as they were when the payment was begun: receipts name them so. */
function paid({ key, whole, table }: Types): Statements {
  return [
    sql`create table payments (
      id ${key} not null primary key check (length(id) = 36),
      reference ${key} not null unique check (length(reference) between 1 and 20),
      company_id ${key} references companies (id) on delete set null,
      payer text not null check (length(payer) <= 240),
      payer_address ${key} not null default '' check (length(payer_address) <= 400),
      language ${key} check (language in ('en', 'ur')),
      ${sql.join(['seller_name', 'seller_address', 'seller_tax_number'].map((name) => sellers(key, name)))},
      plan ${key} not null check (plan in ('plus', 'pro')),
      months integer not null check (months in (1, 12)),
      in_place_of ${key} check (length(in_place_of) = 36),
      amount integer not null check (amount > 0),
      tax_percent integer not null check (tax_percent between 0 and 10000),
      gateway ${key} not null check (gateway in ('alfalah', 'safepay', 'transfer')),
      handle ${key} check (length(handle) <= 300),
      bank_number text check (length(bank_number) <= 100),
      state ${key} not null check (state in ('pending', 'paid', 'failed', 'expired', 'refund-due', 'refunded')),
      receipt ${key} unique check (length(receipt) <= 20),
      refund_reason ${key} check (refund_reason in ('twice', 'account-deleted', 'technical')),
      refund_due_at ${whole},
      refund_note ${key} unique check (length(refund_note) <= 20),
      asks integer not null default 0,
      asked_at ${whole},
      next_ask_at ${whole},
      said_paid_at ${whole} check (said_paid_at is null or gateway = 'transfer'),
      slip_file ${key} check (slip_file is null or (length(slip_file) <= 80 and said_paid_at is not null)),
      created_at ${whole} not null,
      expires_at ${whole} not null,
      paid_at ${whole},
      refunded_at ${whole},
      reminded integer not null default 0 check (reminded between 0 and 4),
      check ((receipt is null) = (paid_at is null)),
      check ((receipt is not null) = (state in ('paid', 'refund-due', 'refunded'))),
      check ((refund_reason is not null) = (state in ('refund-due', 'refunded'))),
      check ((refund_due_at is not null) = (state in ('refund-due', 'refunded'))),
      check ((refund_note is not null) = (state = 'refunded')),
      check ((refunded_at is not null) = (state = 'refunded'))
    ) ${table}`,
    sql`create index payments_by_company on payments (company_id, created_at, id)`,
    sql`create index payments_by_state on payments (state, created_at, id)`,
    sql`create index payments_by_time on payments (created_at, id)`,
    sql`create index payments_by_paid_time on payments (paid_at, id) where paid_at is not null`,
    sql`create index payments_by_refund_time on payments (refunded_at, id) where refunded_at is not null`,
    sql`create index payments_to_ask on payments (next_ask_at) where next_ask_at is not null`,
    sql`create index payments_by_handle on payments (gateway, handle) where handle is not null`,
    sql`create unique index payments_by_bank_number on payments (bank_number, gateway)
      where bank_number is not null`,
    sql`create unique index payments_by_slip on payments (slip_file) where slip_file is not null`,
  ]
}

function sellers(key: RawBuilder<unknown>, name: string): RawBuilder<unknown> {
  return sql`${sql.ref(name)} ${key} check (length(${sql.ref(name)}) <= 400)`
}

function papers({ key, table }: Types): Statements {
  return [
    // The last number given of each kind in each year: counted up in the transaction that uses the number.
    sql`create table paper_numbers (
      kind ${key} not null check (kind in ('receipt', 'refund')),
      year integer not null,
      letters ${key} not null check (length(letters) = 3),
      last integer not null check (last > 0),
      primary key (kind, year, letters)
    ) ${table}`,
    sql`create table paper_letters (
      id integer not null primary key check (id = 1),
      letters ${key} not null check (length(letters) = 3)
    ) ${table}`,
  ]
}

function events(types: Types): Statements {
  const { key, whole, table } = types
  return [
    sql`create table payment_events (
      id ${key} not null primary key check (length(id) = 36),
      payment_id ${key} not null references payments (id),
      event ${key} not null check (length(event) between 1 and 30),
      detail text not null check (length(detail) <= 300),
      created_at ${whole} not null
    ) ${table}`,
    sql`create index payment_events_by_payment on payment_events (payment_id, id)`,
    sql`create index payment_events_mismatch on payment_events (payment_id) where event = 'mismatch'`,
    ...appendOnly(types, 'payment_events'),
  ]
}
