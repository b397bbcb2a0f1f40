import { type Kysely, sql } from 'kysely'

// The address with which a mail program ends the reminders of a mailbox at one press; only reminders have it.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column unsubscribe_link text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox drop column unsubscribe_link`.execute(db)
}
