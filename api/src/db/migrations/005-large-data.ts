import { type Kysely, PostgresAdapter, sql } from 'kysely'

// For lists with two filters that are both common and rarely met together: one index finds their rows, which otherwise
// took a scan of the shorter list.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const linkTable = postgres ? sql`` : sql`strict, without rowid`
  const statements = [
    // A row for each city and building type a portfolio has, with its price.
    sql`create table portfolio_city_types (
      portfolio_id ${key} not null,
      city_id integer not null references cities (id),
      building_type_id integer not null references building_types (id),
      price ${key} not null,
      position_key integer not null,
      company_id ${key} not null,
      primary key (portfolio_id, city_id, building_type_id),
      foreign key (position_key, company_id, portfolio_id)
        references portfolios (position_key, company_id, id) on update cascade on delete cascade
    ) ${linkTable}`,
    sql`insert into portfolio_city_types (portfolio_id, city_id, building_type_id, price, position_key, company_id)
      select p.id, c.city_id, t.building_type_id, p.price, p.position_key, p.company_id from portfolios p
      join portfolio_cities c on c.portfolio_id = p.id join portfolio_building_types t on t.portfolio_id = p.id`,
    sql`create index portfolio_city_types_by_both
      on portfolio_city_types (city_id, building_type_id, position_key, company_id, portfolio_id, price)`,
    // A site map needs the time of the last change of a company's projects.
    sql`drop index portfolios_by_company`,
    sql`create index portfolios_by_company on portfolios (company_id, id, updated_at)`,
    // Every list checks for every company if it is hidden, and hardly any is.
    sql`create unique index email_confirmations_unlisted on email_confirmations (user_id) where unlisted = 1`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop index email_confirmations_unlisted`,
    sql`drop index portfolios_by_company`,
    sql`create unique index portfolios_by_company on portfolios (company_id, id)`,
    sql`drop table portfolio_city_types`,
  ]
  for (const statement of statements) await statement.execute(db)
}
