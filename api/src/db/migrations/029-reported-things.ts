import { type Kysely, sql } from 'kysely'

// The desk sees one row for each reported thing: the open reports about one, the longest waiting first.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reports_open_of_thing
    on reports ((coalesce(company_id, portfolio_id, request_id, quote_id)), created_at, id)
    where closed_at is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index reports_open_of_thing`.execute(db)
}
