import { sql } from 'kysely'
import { appendOnly } from './append-only.ts'
import type { Statements, Types } from './types.ts'

/** Time for which the database refuses to delete a line of the log: three years with a leap day, ms. */
const keptMs = 1096 * 24 * 3_600_000

export function desk(types: Types): Statements {
  return [...operators(types), ...log(types), ...restrictions(types), ...reports(types), ...prepared(types)]
}

/** Accounts of the desk, and their second factor. */
function operators({ key, whole, table }: Types): Statements {
  return [
    sql`create table operators (
      account_id ${key} not null primary key references accounts (id) on delete cascade,
      name text not null check (length(name) between 1 and 200),
      secret text not null,
      next_secret text,
      last_step ${whole} not null default 0,
      welcome_hash ${key} unique,
      welcome_until ${whole},
      created_at ${whole} not null
    ) ${table}`,
    sql`create table recovery_codes (
      account_id ${key} not null references operators (account_id) on delete cascade,
      code_hash ${key} not null,
      primary key (account_id, code_hash)
    ) ${table}`,
  ]
}

/** A line has no foreign key, so that it outlives the thing it is about. */
function log(types: Types): Statements {
  const { key, whole, linkTable } = types
  return [
    // Without a rowid there is no second key by which `insert or replace` could replace a line.
    sql`create table desk_log (
      id ${key} not null primary key,
      event ${key} not null check (length(event) <= 60),
      actor_id ${key},
      actor text not null check (length(actor) between 1 and 200),
      subject_kind ${key} not null check (length(subject_kind) <= 40),
      subject_id ${key} not null check (length(subject_id) <= 100),
      before text,
      after text,
      network ${key} not null check (length(network) <= 60),
      created_at ${whole} not null
    ) ${linkTable}`,
    // Each filter of the list, and each pair of them, pages through an index of its own, newest first.
    sql`create index desk_log_by_time on desk_log (created_at, id)`,
    sql`create index desk_log_by_event on desk_log (event, created_at, id)`,
    sql`create index desk_log_by_actor on desk_log (actor_id, created_at, id)`,
    sql`create index desk_log_by_subject on desk_log (subject_id, created_at, id)`,
    sql`create index desk_log_by_actor_and_event on desk_log (actor_id, event, created_at, id)`,
    sql`create index desk_log_by_subject_and_event on desk_log (subject_id, event, created_at, id)`,
    ...appendOnly(types, 'desk_log', keptMs),
  ]
}

/**
 * Restrictions with their reasons. The columns that every list filters by already hide restricted rows from visitors: the
 * checks of companies and portfolios make sure that nothing restricted is shown.
 */
function restrictions({ key, whole, table }: Types): Statements {
  return [
    sql`create table restrictions (
      id ${key} not null primary key check (length(id) = 36),
      company_id ${key} unique references companies (id) on delete cascade,
      portfolio_id ${key} unique references portfolios (id) on delete cascade,
      measure ${key} not null check (measure in ('hide', 'suspend')),
      reason ${key} not null check (length(reason) between 1 and 40),
      words text not null check (length(words) <= 1000),
      was_hidden integer not null check (was_hidden in (0, 1)),
      created_at ${whole} not null,
      check ((company_id is null) <> (portfolio_id is null))
    ) ${table}`,
  ]
}

/** Reports of visitors, companies and homeowners. A report is deleted with the thing it is about. */
function reports({ key, whole, table }: Types): Statements {
  return [
    sql`create table reports (
      id ${key} not null primary key check (length(id) = 36),
      kind ${key} not null check (kind in ('profile', 'project', 'request', 'quote')),
      company_id ${key} references companies (id) on delete cascade,
      portfolio_id ${key} references portfolios (id) on delete cascade,
      request_id ${key} references requests (id) on delete cascade,
      quote_id ${key} references quotes (id) on delete cascade,
      reason ${key} not null check (length(reason) between 1 and 40),
      words text not null check (length(words) <= 1000),
      email text not null check (length(email) <= 254),
      language ${key} not null default 'en' check (language in ('en', 'ur')),
      by_company_id ${key} references companies (id) on delete set null,
      fingerprint ${key} unique,
      version integer not null default 0,
      taken_by ${key} references operators (account_id) on delete set null,
      outcome ${key} check (outcome in ('nothing-wrong', 'asked', 'hidden', 'suspended')),
      created_at ${whole} not null,
      closed_at ${whole},
      check ((company_id is not null) = (kind = 'profile') and (portfolio_id is not null) = (kind = 'project')
        and (request_id is not null) = (kind = 'request') and (quote_id is not null) = (kind = 'quote')),
      check ((outcome is null) = (closed_at is null)),
      check (closed_at is null or (email = '' and fingerprint is null))
    ) ${table}`,
    // Each list of the desk reads one of these. Open reports are listed by the thing they are about.
    sql`create index reports_open on reports (created_at, id) where closed_at is null`,
    sql`create index reports_open_of_kind on reports (kind, created_at, id) where closed_at is null`,
    sql`create index reports_open_of_thing
      on reports ((coalesce(company_id, portfolio_id, request_id, quote_id)), created_at, id)
      where closed_at is null`,
    sql`create index reports_closed on reports (closed_at, id) where closed_at is not null`,
    sql`create index reports_closed_of_kind on reports (kind, closed_at, id) where closed_at is not null`,
    // For other reports about the same thing, and for deleting them with it.
    sql`create index reports_by_company on reports (company_id) where company_id is not null`,
    sql`create index reports_by_portfolio on reports (portfolio_id) where portfolio_id is not null`,
    sql`create index reports_by_request on reports (request_id) where request_id is not null`,
    sql`create index reports_by_quote on reports (quote_id) where quote_id is not null`,
    sql`create index reports_of_company on reports (by_company_id) where by_company_id is not null`,
    sql`create index reports_taken on reports (taken_by) where taken_by is not null`,
  ]
}

/** Profiles that the desk prepares for companies without an account, until their company takes them over. */
function prepared({ key, whole, table }: Types): Statements {
  return [
    sql`create table prepared_profiles (
      id ${key} not null primary key check (length(id) = 36),
      name text not null check (length(name) between 1 and 240),
      category_ids ${key} not null check (length(category_ids) between 1 and 300),
      city_id integer references cities (id) on delete set null,
      phone text not null check (length(phone) <= 64),
      whatsapp text not null check (length(whatsapp) <= 64),
      website text not null check (length(website) <= 1000),
      about text not null check (length(about) <= 3000),
      source text not null check (length(source) between 1 and 400),
      email text not null check (length(email) <= 508),
      language ${key} not null check (language in ('en', 'ur')),
      token_hash ${key} unique check (length(token_hash) = 64),
      link_until ${whole},
      mailed_at ${whole},
      opened_at ${whole},
      version integer not null default 0,
      created_at ${whole} not null,
      updated_at ${whole} not null,
      check ((token_hash is null) = (link_until is null))
    ) ${table}`,
    sql`create index prepared_profiles_by_change on prepared_profiles (updated_at)`,
  ]
}
