import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Languages of an account's letters, of a request, of a report, and of a waiting letter.

const tables = ['accounts', 'requests', 'reports', 'mail_outbox']

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  for (const table of tables) {
    await sql`alter table ${sql.ref(table)}
      add column language ${key} not null default 'en' check (language in ('en', 'ur'))`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.ref(table)} drop column language`.execute(db)
}
