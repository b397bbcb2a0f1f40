import { type Kysely, sql } from 'kysely'

// Indexes for pairs of the log's filters, and for mails that were refused. Without them a page of a seldom pair read
// all lines of one of the two, and a page of refused mails read all that wait.

const indexes = {
  desk_log_by_actor_and_event: sql`desk_log (actor_id, event, created_at, id)`,
  desk_log_by_subject_and_event: sql`desk_log (subject_id, event, created_at, id)`,
  mail_outbox_refused: sql`mail_outbox (next_attempt_at, id) where sent_at is null and attempts > 0`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, place] of Object.entries(indexes)) {
    await sql`create index ${sql.ref(name)} on ${place}`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.ref(name)}`.execute(db)
}
