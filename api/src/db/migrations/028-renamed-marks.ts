import { type Kysely, PostgresAdapter, sql } from 'kysely'

// A company that takes another name sends its checked marks back to the desk, which sees the name they were checked for.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  await sql`alter table marks add column renamed_from ${key} check (length(renamed_from) between 1 and 200)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table marks drop column renamed_from`.execute(db)
}
