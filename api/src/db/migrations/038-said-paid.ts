import { type Kysely, PostgresAdapter, sql } from 'kysely'

// When a company says that it paid by bank transfer, and the private picture of the slip that it may send.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const statements = [
    sql`alter table payments add column said_paid_at ${time}
      check (said_paid_at is null or gateway = 'transfer')`,
    sql`alter table payments add column slip_file ${key}
      check (slip_file is null or (length(slip_file) <= 80 and said_paid_at is not null))`,
    sql`create unique index payments_by_slip on payments (slip_file) where slip_file is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payments_by_slip`.execute(db)
  await sql`alter table payments drop column slip_file`.execute(db)
  await sql`alter table payments drop column said_paid_at`.execute(db)
}
