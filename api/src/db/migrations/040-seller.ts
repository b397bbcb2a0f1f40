import { type Kysely, PostgresAdapter, sql } from 'kysely'

// The seller of a plan as receipts name it, as it was when the payment was begun.

const columns = ['seller_name', 'seller_address', 'seller_tax_number'] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = postgres ? sql`text collate "C"` : sql`text collate binary`
  for (const name of columns) {
    await sql`alter table payments add column ${sql.id(name)} ${text}
      check (length(${sql.id(name)}) <= 400)`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of columns.toReversed()) {
    await sql`alter table payments drop column ${sql.id(name)}`.execute(db)
  }
}
