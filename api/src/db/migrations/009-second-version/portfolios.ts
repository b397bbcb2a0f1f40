import { type RawBuilder, sql } from 'kysely'
import { contact } from './companies.ts'
import { columnsOf, putBack } from './kept-rows.ts'
import type { Statements, Types } from './types.ts'

// A company orders its portfolios, and hides some. `place` and `hidden` are repeated in every row that lists page
// through, kept equal by cascading foreign keys, as `position_key` is: a page is found in the order of one index.

/** Gap between two places, so that a portfolio moves between two others without moving them. */
const placeStep = 1_048_576

/** The sort order of every list, with `hidden` first, since visitors see only shown rows. */
const orderNames = 'hidden position_key company_id place'
const order = sql.raw(orderNames.replaceAll(' ', ', '))

const ownTexts = ['address', 'magazine_link', 'publication']
const contactTexts = contact.map(([, source]) => source)

export function portfolios(types: Types): Statements {
  return [...shown(types), ...links(types), ...belongings(types)]
}

/** A draft is a hidden portfolio that may lack a title and a text. A restricted one is hidden by the desk. */
function shown({ key, whole, table }: Types): Statements {
  const texts = [...contactTexts, ...ownTexts].map((name) => {
    const column = sql.ref(name)
    return sql`${column} text not null check (length(${column}) <= 1000)`
  })
  return [
    sql`create table portfolios (
      id ${key} not null primary key check (length(id) = 36),
      hidden integer not null check (hidden in (0, 1)),
      position_key integer not null,
      company_id ${key} not null,
      place ${whole} not null,
      title text not null check (length(title) <= 400),
      content text not null check (length(content) <= 20000),
      price ${key} not null check (length(price) <= 100),
      ${sql.join(texts)},
      plot ${key} not null default '' check (length(plot) <= 5),
      year_finished ${key} not null default '' check (length(year_finished) <= 8),
      built_as ${key} not null default '' check (built_as in ('', 'grey', 'complete')),
      restricted integer not null default 0
        check (restricted in (0, 1) and (restricted = 0 or hidden = 1)),
      draft integer not null default 0
        check (draft in (0, 1) and (draft = 0 or hidden = 1)
          and (draft = 1 or (length(title) > 0 and length(content) > 0))),
      created_at ${whole} not null,
      updated_at ${whole} not null,
      foreign key (position_key, company_id) references companies (position_key, id)
        on update cascade on delete cascade
    ) ${table}`,
    putPortfoliosBack(),
    // Links refer to it as well.
    sql`create unique index portfolios_in_order on portfolios (${order}, id)`,
    // A company's own list, including hidden portfolios.
    sql`create unique index portfolios_by_place on portfolios (company_id, place)`,
    // A company's portfolios for visitors. A site map needs the time of their last change.
    sql`create index portfolios_by_company on portfolios (company_id, hidden, place, id, updated_at)`,
    sql`create index portfolios_by_price on portfolios (price, ${order}, id)`,
    sql`create index portfolios_shown_by_creation on portfolios (created_at) where hidden = 0`,
  ]
}

/**
 * All are shown, in the order of their age, as lists had them. A text that the company has too is emptied, which means
 * "as the company"; another one stays.
 */
function putPortfoliosBack(): RawBuilder<unknown> {
  const same = ['id position_key company_id title content price created_at updated_at', ...ownTexts].join(' ')
  const own = contact.map(([column, source]) => {
    const text = sql.ref(`p.${source}`)
    return sql`case when ${text} = ${sql.ref(`c.${column}`)} then '' else ${text} end`
  })
  return sql`insert into portfolios (${columnsOf(same)}, ${columnsOf(contactTexts.join(' '))}, hidden, place)
    select ${columnsOf(same, 'p.')}, ${sql.join(own)}, 0,
      ${sql.lit(placeStep)} * row_number() over (partition by p.company_id order by p.id)
    from kept_portfolios p join companies c on c.id = p.company_id`
}

function links({ key, whole, linkTable }: Types): Statements {
  const city = sql`city_id integer not null references cities (id)`
  const type = sql`building_type_id integer not null references building_types (id)`
  const portfolio = sql`portfolio_id ${key} not null`
  const copied = sql`hidden integer not null,
      position_key integer not null,
      company_id ${key} not null,
      place ${whole} not null`
  const parent = sql`foreign key (${order}, portfolio_id) references portfolios (${order}, id)
        on update cascade on delete cascade`
  return [
    sql`create table portfolio_cities (
      ${portfolio},
      ${city},
      ${copied},
      primary key (portfolio_id, city_id),
      ${parent}
    ) ${linkTable}`,
    putLinksBack('portfolio_cities', 'city_id'),
    sql`create unique index portfolio_cities_by_city on portfolio_cities (city_id, ${order}, portfolio_id)`,
    sql`create table portfolio_building_types (
      ${portfolio},
      ${type},
      ${copied},
      primary key (portfolio_id, building_type_id),
      ${parent}
    ) ${linkTable}`,
    putLinksBack('portfolio_building_types', 'building_type_id'),
    sql`create unique index portfolio_building_types_by_type
      on portfolio_building_types (building_type_id, ${order}, portfolio_id)`,
    // A row for each city and building type a portfolio has, with its price: for lists with both filters.
    sql`create table portfolio_city_types (
      ${portfolio},
      ${city},
      ${type},
      price ${key} not null,
      ${copied},
      primary key (portfolio_id, city_id, building_type_id),
      ${parent}
    ) ${linkTable}`,
    putLinksBack('portfolio_city_types', 'city_id building_type_id price'),
    sql`create index portfolio_city_types_by_both
      on portfolio_city_types (city_id, building_type_id, ${order}, portfolio_id, price)`,
  ]
}

/** The order of a link is that of its portfolio now. */
function putLinksBack(table: string, own: string): RawBuilder<unknown> {
  return sql`insert into ${sql.table(table)} (portfolio_id, ${columnsOf(own)}, ${order})
    select p.id, ${columnsOf(own, 'k.')}, ${columnsOf(orderNames, 'p.')}
    from ${sql.table(`kept_${table}`)} k join portfolios p on p.id = k.portfolio_id`
}

function belongings({ key, whole, table }: Types): Statements {
  return [
    // A place from 0 to 9, each at most once: at most ten images, with any number of writers.
    sql`create table images (
      id ${key} not null primary key check (length(id) = 36),
      portfolio_id ${key} not null references portfolios (id) on delete cascade,
      file ${key} not null check (length(file) between 1 and 100),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      position integer not null check (position between 0 and 9),
      created_at ${whole} not null,
      unique (portfolio_id, position)
    ) ${table}`,
    putBack('images', 'id portfolio_id file width height position created_at'),
    sql`create index images_by_file on images (file)`,
  ]
}
