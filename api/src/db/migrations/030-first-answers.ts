import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Time of the first answer to a request, from the quotes and refusals there are, and indexes by time for the desk's
// figures.

const indexes = {
  companies_listed_by_creation: sql`companies (created_at) where unlisted = 0`,
  portfolios_shown_by_creation: sql`portfolios (created_at) where hidden = 0`,
  requests_by_opening: sql`requests (opened_at) where opened_at is not null`,
  requests_by_first_answer: sql`requests (first_answered_at) where first_answered_at is not null`,
  requests_chosen: sql`requests (ended_at) where state = 'chosen'`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const time = postgres ? sql`bigint` : sql`integer`
  await sql`alter table requests add column first_answered_at ${time}`.execute(db)
  await sql`update requests set first_answered_at = (
    select min(answers.at) from (
      select i.request_id, q.sent_at as at from quotes q join invitations i on i.id = q.invitation_id
      union all select request_id, declined_at from invitations where declined_at is not null
    ) as answers where answers.request_id = requests.id)`.execute(db)
  for (const [name, place] of Object.entries(indexes)) {
    await sql`create index ${sql.ref(name)} on ${place}`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.ref(name)}`.execute(db)
  await sql`alter table requests drop column first_answered_at`.execute(db)
}
