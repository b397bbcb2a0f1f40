import { type Kysely, PostgresAdapter, sql } from 'kysely'

// The address of a company on its receipt and the language of the screen, as they were when the payment was begun, and an
// index of the numbers that banks give to payments.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = postgres ? sql`text collate "C"` : sql`text collate binary`
  const statements = [
    sql`alter table payments add column payer_address ${text} not null default ''
      check (length(payer_address) <= 400)`,
    sql`alter table payments add column language ${text} check (language in ('en', 'ur'))`,
    sql`create index payments_by_bank_number on payments (bank_number) where bank_number is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payments_by_bank_number`.execute(db)
  await sql`alter table payments drop column language`.execute(db)
  await sql`alter table payments drop column payer_address`.execute(db)
}
