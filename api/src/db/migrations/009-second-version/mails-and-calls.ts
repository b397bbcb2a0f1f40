import { sql } from 'kysely'
import { putBack } from './kept-rows.ts'
import type { Statements, Types } from './types.ts'

export function mailsAndCalls({ key, whole, table }: Types): Statements {
  return [
    // Only reminders have the address with which a mail program ends them at one press.
    sql`create table mail_outbox (
      id ${key} not null primary key check (length(id) = 36),
      recipient text not null check (length(recipient) between 3 and 320),
      language ${key} not null default 'en' check (language in ('en', 'ur')),
      subject text not null check (length(subject) between 1 and 500),
      text text not null,
      html text not null,
      unsubscribe_link text,
      attempts integer not null default 0 check (attempts >= 0),
      next_attempt_at ${whole} not null,
      claimed_by ${key},
      claimed_until ${whole} not null default 0,
      last_error text check (length(last_error) <= 2000),
      created_at ${whole} not null,
      expires_at ${whole} not null,
      sent_at ${whole}
    ) ${table}`,
    putBack(
      'mail_outbox',
      `id recipient subject text html attempts next_attempt_at claimed_by claimed_until last_error created_at
      expires_at sent_at`,
    ),
    sql`create index mail_outbox_due on mail_outbox (next_attempt_at, id) where sent_at is null`,
    sql`create index mail_outbox_recipient on mail_outbox (recipient)`,
    // Mailboxes that want no reminders, pseudonymised.
    sql`create table reminder_stops (
      mailbox_key ${key} not null primary key check (length(mailbox_key) = 64),
      stopped_at ${whole} not null
    ) ${table}`,
    // Calls that store something and came with an Idempotency-Key, so that the same call again stores nothing more.
    sql`create table keyed_calls (
      id ${key} not null primary key check (length(id) = 64),
      fingerprint ${key} not null check (length(fingerprint) = 64),
      response text,
      created_at ${whole} not null
    ) ${table}`,
    sql`create index keyed_calls_by_time on keyed_calls (created_at)`,
  ]
}
