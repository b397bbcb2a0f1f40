import { sql } from 'kysely'
import type { Statements, Types } from './types.ts'

// A homeowner's request with its frozen bill, the invited companies, and their answers. Everything of a request is
// deleted with it. A company's texts are deleted with the company; its invitation stays without it.

export function requests(types: Types): Statements {
  return [...asked(types), ...invited(types), ...quoted(types), ...said(types)]
}

function asked({ key, whole, fraction, table }: Types): Statements {
  return [
    sql`create table requests (
      id ${key} not null primary key,
      state ${key} not null check (state in ('unconfirmed', 'open', 'chosen', 'closed', 'expired')),
      service integer not null check (service in (4, 5, 6)),
      name text not null check (length(name) <= 200),
      email text not null check (length(email) <= 500),
      email_key ${key} not null check (length(email_key) <= 500),
      phone text not null check (length(phone) <= 40),
      language ${key} not null default 'en' check (language in ('en', 'ur')),
      city ${key} not null check (length(city) <= 100),
      locality text not null check (length(locality) <= 300),
      start ${key} not null check (length(start) <= 20),
      notes text not null check (length(notes) <= 5000),
      plot text,
      covered_area_sft ${fraction},
      answers text,
      price_book ${key},
      total_pkr ${whole},
      bill text,
      key_hash ${key} not null check (length(key_hash) = 64),
      next_key_hash ${key} check (length(next_key_hash) = 64),
      family_key_hash ${key} check (length(family_key_hash) = 64),
      confirm_hash ${key} unique check (length(confirm_hash) = 64),
      send_key ${key} unique check (length(send_key) <= 64),
      send_fingerprint ${key} check (length(send_fingerprint) = 64),
      close_reason ${key},
      created_at ${whole} not null,
      opened_at ${whole},
      first_answered_at ${whole},
      reminded_at ${whole},
      ends_at ${whole} not null,
      ended_at ${whole},
      erased_at ${whole},
      check ((state = 'unconfirmed') = (opened_at is null)),
      check ((state in ('chosen', 'closed', 'expired')) = (ended_at is not null))
    ) ${table}`,
    sql`create index requests_by_email on requests (email_key, state)`,
    sql`create index requests_by_end on requests (state, ends_at)`,
    sql`create index requests_to_erase on requests (ended_at) where erased_at is null`,
    sql`create index requests_unanswered on requests (opened_at, id)
      where state = 'open' and first_answered_at is null`,
    // Indexes by time, for the desk's figures.
    sql`create index requests_by_opening on requests (opened_at) where opened_at is not null`,
    sql`create index requests_by_first_answer on requests (first_answered_at)
      where first_answered_at is not null`,
    sql`create index requests_chosen on requests (ended_at) where state = 'chosen'`,
    sql`create table request_images (
      id ${key} not null primary key,
      request_id ${key} not null references requests (id) on delete cascade,
      file ${key} not null unique,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      position integer not null check (position >= 0),
      created_at ${whole} not null
    ) ${table}`,
    sql`create index request_images_by_request on request_images (request_id, position)`,
  ]
}

function invited({ key, whole, table, linkTable }: Types): Statements {
  return [
    sql`create table invitations (
      id ${key} not null primary key,
      request_id ${key} not null references requests (id) on delete cascade,
      company_id ${key} references companies (id) on delete set null,
      state ${key} not null check (state in
        ('sent', 'seen', 'quoted', 'declined', 'withdrawn', 'chosen', 'not-chosen', 'expired')),
      decline_reason ${key},
      decline_text text not null default '',
      phone_released integer not null default 0 check (phone_released in (0, 1)),
      quote_revision integer not null default 0 check (quote_revision >= 0),
      created_at ${whole} not null,
      sent_at ${whole},
      seen_at ${whole},
      reminded_at ${whole},
      declined_at ${whole},
      released_at ${whole},
      unique (request_id, company_id)
    ) ${table}`,
    // A company's list, newest first, whole and by state.
    sql`create index invitations_by_company on invitations (company_id, sent_at, id)`,
    sql`create index invitations_by_state on invitations (company_id, state, sent_at, id)`,
    sql`create index invitations_to_remind on invitations (state, sent_at)`,
    // Companies that the desk suggests for a request without an answer.
    sql`create table suggested_companies (
      request_id ${key} not null references requests (id) on delete cascade,
      company_id ${key} not null references companies (id) on delete cascade,
      suggested_at ${whole} not null,
      primary key (request_id, company_id)
    ) ${linkTable}`,
    sql`create index suggested_companies_by_company on suggested_companies (company_id)`,
  ]
}

function quoted({ key, whole, table }: Types): Statements {
  return [
    sql`create table quotes (
      id ${key} not null primary key,
      invitation_id ${key} not null references invitations (id) on delete cascade,
      company_id ${key} not null references companies (id) on delete cascade,
      revision integer not null check (revision >= 1),
      body text not null,
      headline_pkr ${whole} not null,
      like_for_like_pkr ${whole} not null,
      valid_until ${key} not null,
      service integer not null,
      city ${key} not null,
      has_rates integer not null default 0 check (has_rates in (0, 1)),
      sent_at ${whole} not null,
      read_at ${whole},
      unique (invitation_id, revision)
    ) ${table}`,
    sql`create index quotes_by_place on quotes (company_id, service, city, has_rates, sent_at)`,
    sql`create table quote_drafts (
      invitation_id ${key} not null primary key references invitations (id) on delete cascade,
      company_id ${key} not null references companies (id) on delete cascade,
      draft text not null,
      prices_given ${whole},
      prices_asked ${whole},
      version integer not null check (version >= 1),
      saved_at ${whole} not null
    ) ${table}`,
    sql`create index quote_drafts_by_company on quote_drafts (company_id)`,
  ]
}

function said({ key, whole, table }: Types): Statements {
  return [
    sql`create table request_questions (
      id ${key} not null primary key,
      request_id ${key} not null references requests (id) on delete cascade,
      company_id ${key} not null references companies (id) on delete cascade,
      asked_by ${key} not null check (asked_by in ('company', 'homeowner')),
      text text not null,
      answer text,
      asked_at ${whole} not null,
      answered_at ${whole}
    ) ${table}`,
    sql`create index request_questions_by_request on request_questions (request_id, asked_at)`,
    sql`create index request_questions_by_company on request_questions (company_id, request_id)`,
    // Events that are still to be told by mail. Several within ten minutes are one mail.
    sql`create table request_notices (
      id ${key} not null primary key,
      request_id ${key} not null references requests (id) on delete cascade,
      company_id ${key} references companies (id) on delete cascade,
      event ${key} not null,
      created_at ${whole} not null
    ) ${table}`,
    sql`create index request_notices_by_request on request_notices (request_id)`,
    sql`create index request_notices_by_company on request_notices (company_id)`,
  ]
}
