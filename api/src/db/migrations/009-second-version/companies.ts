import { type RawBuilder, sql } from 'kysely'
import { putBack } from './kept-rows.ts'
import type { Statements, Types } from './types.ts'

const links = ['website', 'facebook_link', 'twitter_link', 'linkedin_link', 'instagram_link', 'tiktok_link']

/**
 * Columns in which a company is told how to reach it, and the portfolio's column that each comes from. An address is the
 * project's own: the place of a house says nothing about an office.
 */
export const contact: readonly [column: string, source: string][] = [
  ['phone', 'phone'],
  ['contact_email', 'email'],
  ...links.map((name): [string, string] => [name, name]),
]

export function companies(types: Types): Statements {
  return [...listed(types), ...marks(types)]
}

function listed({ key, whole, table, linkTable }: Types): Statements {
  return [
    sql`create table companies (
      id ${key} not null primary key check (length(id) = 36),
      account_id ${key} not null unique references accounts (id) on delete cascade,
      name text not null check (length(name) between 1 and 200),
      image_file ${key} check (length(image_file) between 1 and 100),
      image_width integer check (image_width > 0),
      image_height integer check (image_height > 0),
      position integer check (position between 0 and 2147483646),
      position_key integer not null check (position_key = coalesce(position, 2147483647)),
      search_text ${key} not null check (length(search_text) <= 20000),
      unlisted integer not null default 0 check (unlisted in (0, 1)),
      restricted integer not null default 0
        check (restricted in (0, 1, 2) and (restricted = 0 or unlisted = 1)),
      desk_version integer not null default 0,
      ${sql.join([...contact.map(([column]) => optional(column, 1000)), optional('whatsapp', 1000)])},
      ${optional('office_address', 1000)},
      city_id integer references cities (id),
      ${optional('about', 5000)},
      founded integer check (founded between 1000 and 9999),
      people ${key} check (people in ('1-4', '5-19', '20-99', '100+')),
      ${optional('languages', 200)},
      ${optional('working_hours', 500)},
      minimum_project_pkr ${whole} check (minimum_project_pkr > 0),
      complete_rate_pkr ${whole} check (complete_rate_pkr > 0),
      complete_rate_given_at ${whole},
      grey_rate_pkr ${whole} check (grey_rate_pkr > 0),
      grey_rate_given_at ${whole},
      rates_asked_before ${whole},
      created_at ${whole} not null,
      updated_at ${whole} not null,
      check ((image_file is null) = (image_width is null) and (image_file is null) = (image_height is null)),
      unique (position_key, id)
    ) ${table}`,
    putBack(
      'companies',
      `id account_id name image_file image_width image_height position position_key search_text unlisted created_at
      updated_at`,
    ),
    contactOfNewest(),
    sql`create index companies_image_file on companies (image_file) where image_file is not null`,
    // Every list checks for every company if it is hidden, and hardly any is.
    sql`create unique index companies_unlisted on companies (id) where unlisted = 1`,
    sql`create index companies_listed_by_creation on companies (created_at) where unlisted = 0`,
    // Lists of the desk read these in the order of all companies.
    sql`create index companies_restricted on companies (restricted, position_key, id) where restricted > 0`,
    sql`create index companies_without_logo on companies (position_key, id) where image_file is null`,
    sql`create index companies_by_phone on companies (phone) where phone <> ''`,
    sql`create index companies_by_whatsapp on companies (whatsapp) where whatsapp <> ''`,
    sql`create index companies_by_city on companies (city_id) where city_id is not null`,
    sql`create index companies_with_rates on companies (id)
      where complete_rate_given_at is not null or grey_rate_given_at is not null`,
    sql`create table company_categories (
      company_id ${key} not null,
      category_id integer not null references categories (id),
      position_key integer not null,
      primary key (company_id, category_id),
      foreign key (position_key, company_id) references companies (position_key, id)
        on update cascade on delete cascade
    ) ${linkTable}`,
    putBack('company_categories', 'company_id category_id position_key'),
    sql`create unique index company_categories_by_category
      on company_categories (category_id, position_key, company_id)`,
    // Cities in which a company takes work.
    sql`create table company_cities (
      company_id ${key} not null references companies (id) on delete cascade,
      city_id integer not null references cities (id),
      primary key (company_id, city_id)
    ) ${linkTable}`,
    sql`create index company_cities_by_city on company_cities (city_id, company_id)`,
  ]
}

function optional(name: string, most: number): RawBuilder<unknown> {
  const column = sql.ref(name)
  return sql`${column} text not null default '' check (length(${column}) <= ${sql.lit(most)})`
}

/** In 0.1.0 contact was the portfolio's. The company takes that of its newest one, and its first city. */
function contactOfNewest(): RawBuilder<unknown> {
  const taken = contact.map(([column, source]) => sql`${sql.ref(column)} = ${sql.ref(`newest.${source}`)}`)
  return sql`update companies set ${sql.join(taken)}, city_id = newest.city_id
    from (
      select p.*, c.city_id,
        row_number() over (partition by p.company_id order by p.created_at desc, p.id desc) as age
      from kept_portfolios p
      left join (select portfolio_id, min(city_id) as city_id from kept_portfolio_cities group by portfolio_id) c
        on c.portfolio_id = p.id
    ) as newest
    where newest.company_id = companies.id and newest.age = 1`
}

/** Licences and registrations. A company has at most one shown and one other mark of each kind. */
function marks({ key, whole, table }: Types): Statements {
  return [
    sql`create table marks (
      id ${key} not null primary key check (length(id) = 36),
      company_id ${key} not null references companies (id) on delete cascade,
      kind ${key} not null check (kind in ('pec', 'pcatp', 'registration', 'ntn')),
      number text not null check (length(number) between 1 and 80),
      category ${key} check (length(category) = 1),
      holder text not null check (length(holder) <= 240),
      valid_until ${key} not null check (length(valid_until) = 10),
      document_file ${key} unique check (length(document_file) <= 80),
      state ${key} not null check (state in ('entered', 'checked', 'refused')),
      refusal ${key} check (length(refusal) between 1 and 40),
      words text not null check (length(words) <= 1000),
      renamed_from ${key} check (length(renamed_from) between 1 and 200),
      entered_at ${whole} not null,
      checked_at ${whole},
      reminded_days integer not null default 0,
      check ((state = 'refused') = (refusal is not null)),
      check (state <> 'checked' or checked_at is not null)
    ) ${table}`,
    sql`create unique index marks_shown on marks (company_id, kind) where state = 'checked'`,
    sql`create unique index marks_not_shown on marks (company_id, kind) where state <> 'checked'`,
    sql`create index marks_waiting on marks (id) where state = 'entered'`,
    sql`create index marks_by_end on marks (valid_until, id) where state = 'checked'`,
  ]
}
