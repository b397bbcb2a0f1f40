import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Times at which an invitation was declined and the phone number shown, the progress of a draft, and an index of a
// company's questions by request. Older rows have none of these dates and numbers.

const columns = {
  invitations: ['declined_at', 'released_at'],
  quote_drafts: ['prices_given', 'prices_asked'],
}

const places = Object.entries(columns).flatMap(([table, names]) =>
  names.map((name) => [table, name] as const),
)

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const number = postgres ? sql`bigint` : sql`integer`
  for (const [table, name] of places) {
    await sql`alter table ${sql.ref(table)} add column ${sql.ref(name)} ${number}`.execute(db)
  }
  await indexQuestions(db, ['company_id', 'request_id'])
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await indexQuestions(db, ['company_id'])
  for (const [table, name] of places) {
    await sql`alter table ${sql.ref(table)} drop column ${sql.ref(name)}`.execute(db)
  }
}

async function indexQuestions(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  await sql`drop index request_questions_by_company`.execute(db)
  const list = sql.join(names.map((name) => sql.ref(name)))
  await sql`create index request_questions_by_company on request_questions (${list})`.execute(db)
}
