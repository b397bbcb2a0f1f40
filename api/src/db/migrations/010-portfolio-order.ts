import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

// A company orders its portfolios, and hides some. `place` and `hidden` are repeated in every row that lists page
// through, kept equal by cascading foreign keys, as `position_key` is: a page is still found in the order of one index.

/** Gap between two places, so that a portfolio moves between two others without moving them. */
const placeStep = 1_048_576

const texts = [
  ...['facebook_link', 'twitter_link', 'linkedin_link', 'instagram_link', 'tiktok_link', 'address'],
  ...['phone', 'email', 'website', 'magazine_link', 'publication'],
]
const linkTables = ['portfolio_cities', 'portfolio_building_types', 'portfolio_city_types']

export async function up(db: Kysely<unknown>): Promise<void> {
  await remake(db, true)
}

/** The order is lost, and hidden portfolios are shown. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await remake(db, false)
}

type Statements = RawBuilder<unknown>[]

/**
 * Creates the tables that lists page through, with both columns or without. SQLite cannot change a foreign key, so
 * there the tables are created again.
 */
async function remake(db: Kysely<unknown>, placed: boolean): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  if (!postgres) await requireForeignKeysOff(db)
  const statements = [
    ...linkTables.flatMap(setAside),
    ...(postgres ? changedPortfolios(placed) : [...setAside('portfolios'), ...newPortfolios(placed)]),
    ...portfolioIndexes(placed),
    ...links(postgres, placed),
  ]
  for (const statement of statements) await statement.execute(db)
  if (!postgres) await requireWholeReferences(db)
  const { rows } = await sql`select 1 from portfolios limit 1`.execute(db)
  // The planner's statistics were dropped with the tables.
  if (rows.length === 0) return
  for (const table of ['portfolios', ...linkTables]) await sql`analyze ${sql.table(table)}`.execute(db)
}

function setAside(table: string): Statements {
  const kept = sql.table(`kept_${table}`)
  return [sql`create table ${kept} as select * from ${sql.table(table)}`, sql`drop table ${sql.table(table)}`]
}

/** The sort order of every list, with `hidden` first, since visitors see only shown rows. */
function orderOf(placed: boolean): RawBuilder<unknown> {
  return placed ? sql`hidden, position_key, company_id, place` : sql`position_key, company_id`
}

/** A company's portfolios by age, as lists had them. */
const placeByAge = sql`${sql.lit(placeStep)} * row_number() over (partition by company_id order by id)`

/** Statements for PostgreSQL. */
function changedPortfolios(placed: boolean): Statements {
  if (!placed) {
    return [
      sql`drop index portfolios_in_order`,
      sql`drop index portfolios_by_place`,
      sql`drop index portfolios_by_company`,
      sql`drop index portfolios_by_price`,
      sql`alter table portfolios drop column hidden, drop column place`,
      sql`alter table portfolios add unique (position_key, company_id, id)`,
    ]
  }
  return [
    sql`drop index portfolios_by_company`,
    sql`drop index portfolios_by_price`,
    sql`alter table portfolios drop constraint portfolios_position_key_company_id_id_key`,
    sql`alter table portfolios add column hidden integer not null default 0 check (hidden in (0, 1)), add column place bigint`,
    sql`update portfolios set place = aged.place
      from (select id, ${placeByAge} as place from portfolios) as aged where aged.id = portfolios.id`,
    sql`alter table portfolios alter column hidden drop default, alter column place set not null`,
  ]
}

/** Statements for SQLite. */
function newPortfolios(placed: boolean): Statements {
  const columns = sql.join(texts.map((name) => sql.ref(name)))
  const defined = texts.map(
    (name) => sql`${sql.ref(name)} text not null check (length(${sql.ref(name)}) <= 1000)`,
  )
  const same = sql`id, position_key, company_id, title, content, price, ${columns}, created_at, updated_at`
  return [
    sql`create table portfolios (
      id text collate binary not null primary key check (length(id) = 36),
      position_key integer not null,
      company_id text collate binary not null,
      title text not null check (length(title) between 1 and 400),
      content text not null check (length(content) between 1 and 20000),
      price text collate binary not null check (length(price) <= 100),
      ${sql.join(defined)},
      created_at integer not null,
      updated_at integer not null,
      ${
        placed
          ? sql`hidden integer not null check (hidden in (0, 1)), place integer not null,`
          : sql`unique (position_key, company_id, id),`
      }
      foreign key (position_key, company_id) references companies (position_key, id) on update cascade on delete cascade
    ) strict`,
    placed
      ? sql`insert into portfolios (${same}, hidden, place) select ${same}, 0, ${placeByAge} from kept_portfolios`
      : sql`insert into portfolios (${same}) select ${same} from kept_portfolios`,
    sql`drop table kept_portfolios`,
  ]
}

function portfolioIndexes(placed: boolean): Statements {
  const byPrice = sql`create index portfolios_by_price on portfolios (price, ${orderOf(placed)}, id)`
  if (!placed) {
    return [sql`create index portfolios_by_company on portfolios (company_id, id, updated_at)`, byPrice]
  }
  return [
    // Links refer to it as well.
    sql`create unique index portfolios_in_order on portfolios (${orderOf(placed)}, id)`,
    // A company's own list, including hidden portfolios.
    sql`create unique index portfolios_by_place on portfolios (company_id, place)`,
    // A company's portfolios for visitors. A site map needs the time of their last change.
    sql`create index portfolios_by_company on portfolios (company_id, hidden, place, id, updated_at)`,
    byPrice,
  ]
}

function links(postgres: boolean, placed: boolean): Statements {
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const whole = postgres ? sql`bigint` : sql`integer`
  const linkTable = postgres ? sql`` : sql`strict, without rowid`
  const order = orderOf(placed)
  const copied = sql`position_key integer not null,
    company_id ${key} not null,
    ${placed ? sql`hidden integer not null, place ${whole} not null,` : sql``}`
  const parent = sql`foreign key (${order}, portfolio_id)
    references portfolios (${order}, id) on update cascade on delete cascade`
  const city = sql`city_id integer not null references cities (id)`
  const type = sql`building_type_id integer not null references building_types (id)`
  const filled = (table: string, own: RawBuilder<unknown>) => {
    const kept = sql.table(`kept_${table}`)
    return [
      sql`insert into ${sql.table(table)} (portfolio_id, ${own}, ${order}) select portfolio_id, ${own}, ${order}
        from (select portfolio_id, ${own} from ${kept}) as kept
        join (select id, ${order} from portfolios) as placed on placed.id = kept.portfolio_id`,
      sql`drop table ${kept}`,
    ]
  }
  return [
    sql`create table portfolio_cities (
      portfolio_id ${key} not null,
      ${city},
      ${copied}
      primary key (portfolio_id, city_id),
      ${parent}
    ) ${linkTable}`,
    ...filled('portfolio_cities', sql`city_id`),
    sql`create unique index portfolio_cities_by_city on portfolio_cities (city_id, ${order}, portfolio_id)`,
    sql`create table portfolio_building_types (
      portfolio_id ${key} not null,
      ${type},
      ${copied}
      primary key (portfolio_id, building_type_id),
      ${parent}
    ) ${linkTable}`,
    ...filled('portfolio_building_types', sql`building_type_id`),
    sql`create unique index portfolio_building_types_by_type
      on portfolio_building_types (building_type_id, ${order}, portfolio_id)`,
    sql`create table portfolio_city_types (
      portfolio_id ${key} not null,
      ${city},
      ${type},
      price ${key} not null,
      ${copied}
      primary key (portfolio_id, city_id, building_type_id),
      ${parent}
    ) ${linkTable}`,
    ...filled('portfolio_city_types', sql`city_id, building_type_id, price`),
    sql`create index portfolio_city_types_by_both
      on portfolio_city_types (city_id, building_type_id, ${order}, portfolio_id, price)`,
  ]
}

/**
 * With foreign keys on, dropping `portfolios` would delete every picture, and they cannot be switched off in a
 * transaction.
 */
async function requireForeignKeysOff(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ on: number }>`select foreign_keys as "on" from pragma_foreign_keys`.execute(db)
  if (rows[0]?.on !== 0) throw new Error('Foreign keys must be switched off before this migration.')
}

async function requireWholeReferences(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select * from pragma_foreign_key_check limit 1`.execute(db)
  if (rows.length > 0) throw new Error(`A row refers to nothing: ${JSON.stringify(rows[0])}`)
}
