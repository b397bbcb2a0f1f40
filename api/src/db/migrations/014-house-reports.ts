import { sql } from 'kysely'
import type { Writer } from '../database.ts'
import { type Statements, type Types, typesOf } from './009-second-version/types.ts'

// Reports about entries of house files, and what the desk does with them. The table of reports is made anew, since SQLite
// changes no check.

export async function up(db: Writer): Promise<void> {
  const types = typesOf(db)
  for (const statement of [...reports(types), ...indexes(), ...houses(types)]) await statement.execute(db)
}

function reports({ key, whole, table }: Types): Statements {
  const kept =
    sql.raw(`id, kind, company_id, portfolio_id, request_id, quote_id, reason, words, email, language,
    by_company_id, fingerprint, version, taken_by, outcome, created_at, closed_at`)
  return [
    sql`create table new_reports (
      id ${key} not null primary key check (length(id) = 36),
      kind ${key} not null check (kind in ('profile', 'project', 'request', 'quote', 'house-entry')),
      company_id ${key} references companies (id) on delete cascade,
      portfolio_id ${key} references portfolios (id) on delete cascade,
      request_id ${key} references requests (id) on delete cascade,
      quote_id ${key} references quotes (id) on delete cascade,
      house_id ${key},
      entry_id ${key},
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
      foreign key (house_id, entry_id) references house_entries (house_id, id) on delete cascade,
      check ((company_id is not null) = (kind = 'profile') and (portfolio_id is not null) = (kind = 'project')
        and (request_id is not null) = (kind = 'request') and (quote_id is not null) = (kind = 'quote')
        and (house_id is not null) = (kind = 'house-entry') and (entry_id is not null) = (kind = 'house-entry')),
      check ((outcome is null) = (closed_at is null)),
      check (closed_at is null or (email = '' and fingerprint is null))
    ) ${table}`,
    sql`insert into new_reports (${kept}) select ${kept} from reports`,
    sql`drop table reports`,
    sql`alter table new_reports rename to reports`,
  ]
}

/** As before, with the house. The id of an entry is unique in its house alone. */
function indexes(): Statements {
  return [
    sql`create index reports_open on reports (created_at, id) where closed_at is null`,
    sql`create index reports_open_of_kind on reports (kind, created_at, id) where closed_at is null`,
    sql`create index reports_open_of_thing
      on reports ((coalesce(company_id, portfolio_id, request_id, quote_id, house_id || '/' || entry_id)), created_at, id)
      where closed_at is null`,
    sql`create index reports_closed on reports (closed_at, id) where closed_at is not null`,
    sql`create index reports_closed_of_kind on reports (kind, closed_at, id) where closed_at is not null`,
    sql`create index reports_by_company on reports (company_id) where company_id is not null`,
    sql`create index reports_by_portfolio on reports (portfolio_id) where portfolio_id is not null`,
    sql`create index reports_by_request on reports (request_id) where request_id is not null`,
    sql`create index reports_by_quote on reports (quote_id) where quote_id is not null`,
    sql`create index reports_by_entry on reports (house_id, entry_id) where house_id is not null`,
    sql`create index reports_of_company on reports (by_company_id) where by_company_id is not null`,
    sql`create index reports_taken on reports (taken_by) where taken_by is not null`,
  ]
}

/** Pictures that the desk has taken out, and indexes for the desk's figures. */
function houses({ whole }: Types): Statements {
  return [
    sql`alter table house_pictures add column hidden_at ${whole}`,
    sql`create index house_pictures_hidden on house_pictures (hidden_at) where hidden_at is not null`,
    sql`create index houses_held on houses (held_at) where held_at is not null`,
    sql`create index house_entries_by_time on house_entries (at)`,
    sql`create index house_stages_by_agreement on house_stages (agreed_at)
      where agreed_at is not null and due <> 'before-work'`,
  ]
}
