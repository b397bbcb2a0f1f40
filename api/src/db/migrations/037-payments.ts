import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Payments of companies for their plan, the events of each, and the times that were paid for.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  const statements = [
    sql`create table payments (
      id ${key} not null primary key check (length(id) = 36),
      reference ${key} not null unique check (length(reference) between 1 and 20),
      company_id ${key} references companies (id) on delete set null,
      payer text not null check (length(payer) <= 240),
      plan ${key} not null check (plan in ('plus', 'pro')),
      months integer not null check (months in (1, 12)),
      kind ${key} not null check (kind in ('add', 'raise')),
      period_no integer not null check (period_no > 0),
      bought_on ${key} not null check (length(bought_on) = 10),
      fee integer not null check (fee > 0),
      off integer not null check (off >= 0),
      amount integer not null check (amount > 0 and amount = fee - off),
      tax_percent integer not null check (tax_percent between 0 and 10000),
      gateway ${key} not null check (gateway in ('alfalah', 'safepay', 'jazzcash', 'transfer')),
      handle ${key} check (length(handle) <= 300),
      state ${key} not null check (state in ('pending', 'paid', 'failed', 'expired', 'refund-due', 'refunded')),
      bank_number text check (length(bank_number) <= 100),
      receipt ${key} unique check (length(receipt) <= 20),
      refund_reason ${key} check (refund_reason in ('twice', 'account-deleted', 'technical')),
      refund_note ${key} unique check (length(refund_note) <= 20),
      asks integer not null default 0,
      asked_at ${time},
      next_ask_at ${time},
      created_at ${time} not null,
      expires_at ${time} not null,
      paid_at ${time},
      refunded_at ${time},
      check ((receipt is null) = (paid_at is null)),
      check ((receipt is not null) = (state in ('paid', 'refund-due', 'refunded'))),
      check ((refund_reason is not null) = (state in ('refund-due', 'refunded'))),
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
    sql`create table plan_periods (
      company_id ${key} not null references companies (id) on delete cascade,
      no integer not null check (no > 0),
      payment_id ${key} not null unique references payments (id),
      plan ${key} not null check (plan in ('plus', 'pro')),
      starts_on ${key} not null check (length(starts_on) = 10),
      ends_on ${key} not null check (length(ends_on) = 10),
      cut_on ${key} check (length(cut_on) = 10),
      bought_on ${key} not null check (length(bought_on) = 10),
      fee integer not null check (fee > 0),
      reminded integer not null default 0 check (reminded between 0 and 4),
      primary key (company_id, no)
    ) ${table}`,
    sql`create index plan_periods_by_end on plan_periods (ends_on)`,
    sql`create table payment_events (
      id ${key} not null primary key check (length(id) = 36),
      payment_id ${key} not null references payments (id),
      event ${key} not null check (length(event) between 1 and 30),
      detail text not null check (length(detail) <= 300),
      created_at ${time} not null
    ) ${table}`,
    sql`create index payment_events_by_payment on payment_events (payment_id, id)`,
    sql`create index payment_events_mismatch on payment_events (payment_id) where event = 'mismatch'`,
    // The last number given of each kind in each year: counted up in the transaction that uses the number.
    sql`create table paper_numbers (
      kind ${key} not null check (kind in ('payment', 'receipt', 'refund')),
      year integer not null,
      last integer not null check (last > 0),
      primary key (kind, year)
    ) ${table}`,
    ...(postgres ? postgresTriggers() : sqliteTriggers()),
  ]
  for (const statement of statements) await statement.execute(db)
}

function sqliteTriggers() {
  return [
    sql`create trigger payment_events_no_update before update on payment_events begin
      select raise(abort, 'payment_events is append only');
    end`,
    sql`create trigger payment_events_no_delete before delete on payment_events begin
      select raise(abort, 'payment_events is append only');
    end`,
    // SQLite calls no trigger for the row that an insert replaces.
    sql`create trigger payment_events_no_replace before insert on payment_events
      when exists (select 1 from payment_events where id = new.id) begin
      select raise(abort, 'payment_events is append only');
    end`,
  ]
}

function postgresTriggers() {
  return [
    sql`create function refuse_payment_event_change() returns trigger language plpgsql as $$
      begin raise exception 'payment_events is append only'; end $$`,
    sql`create trigger payment_events_no_change before update or delete on payment_events
      for each row execute function refuse_payment_event_change()`,
    sql`create trigger payment_events_no_truncate before truncate on payment_events
      for each statement execute function refuse_payment_event_change()`,
  ]
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table paper_numbers`.execute(db)
  await sql`drop table payment_events`.execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`drop function refuse_payment_event_change()`.execute(db)
  }
  await sql`drop table plan_periods`.execute(db)
  await sql`drop table payments`.execute(db)
}
