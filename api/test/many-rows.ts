import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../src/db/engines/connect.ts'

type Sql = RawBuilder<unknown>

/**
 * Number of companies that `fillMany` makes. Every tenth has no portfolio and a searchable name, every fiftieth is not
 * listed, every second has no position. Every thirtieth portfolio is hidden.
 */
export const manyCompanies = 2_000
export const manyPortfolios = 20_000

/** Id of the company or portfolio of that number. */
export function idOfMany(number: number): string {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/**
 * Fills an empty database with SQL alone, with enough rows that the planner uses an index wherever one exists. The
 * first city has half of all portfolios and the 40th has 40; building types likewise. Categories are 4 and 5 in turn,
 * and 6 for one in a hundred.
 */
export async function fillMany(
  db: Database,
  { companies, portfolios } = { companies: manyCompanies, portfolios: manyPortfolios },
): Promise<void> {
  const id = (number: Sql) =>
    sql`'01900000-0000-7000-8000-' || substr(cast(1000000000000 + ${number} as text), 2)`
  const numbers = (count: number) => sql`(with recursive counter (n) as
    (select 1 union all select n + 1 from counter where n < ${sql.lit(count)}) select n from counter) as numbers`
  const n = sql`n`
  // Nine of ten companies have portfolios.
  const ofCompany = sql`1 + (n * 7919) % ${sql.lit((companies * 9) / 10)}`
  const placed = sql`select ${id(n)} as portfolio_id, n, case when n % 30 = 0 then 1 else 0 end as hidden,
      o.position_key, o.id as company_id
    from ${numbers(portfolios)} join companies o on o.id = ${id(ofCompany)}`
  const category = sql`case when n % 100 = 0 then 6 else 4 + n % 2 end`
  const word = sql`case when n % 100 = 0 then 'interior design' when n % 2 = 0 then 'architecture' else 'construction' end`
  const city = sql`case when n % 1000 = 0 then 40 when n % 2 = 0 then 1 else 2 + n % 5 end`
  const type = sql`case when n % 1000 = 1 then 9 when n % 2 = 0 then 1 else 2 + n % 5 end`
  const accountId = id(sql`500000 + n`)
  const unlisted = sql`case when n % 50 = 0 then 1 else 0 end`
  const position = sql`case when n % 2 = 0 then (n * 31) % 5000 else null end`
  const statements = [
    sql`insert into accounts (id, email, email_key, password_hash, role, created_at, updated_at)
      select ${accountId}, n || '@example.com', n || '@example.com', 'none', 'Company', 1, 1 from ${numbers(companies)}`,
    sql`insert into companies (id, account_id, name, position, position_key, search_text, unlisted, created_at, updated_at)
      select ${id(n)}, ${accountId}, 'Company ' || n, ${position},
        coalesce(${position}, 2147483647), 'company ' || n || ${'\n'} || ${word}, ${unlisted}, 1, 1
      from ${numbers(companies)}`,
    sql`insert into company_categories (company_id, category_id, position_key)
      select o.id, ${category}, o.position_key from ${numbers(companies)} join companies o on o.id = ${id(n)}`,
    sql`insert into company_search_parts (company_id, part, position_key)
      select distinct o.id, substr(o.search_text, n, size.letters), o.position_key
      from companies o cross join ${numbers(40)} cross join (select 1 as letters union select 2 union select 3) as size
      where n + size.letters <= length(o.search_text) + 1 and o.id like '%0'`,
    sql`insert into email_confirmations (account_id, token_hash, expires_at, created_at)
      select ${accountId}, ${id(n)}, 1, 1 from ${numbers(companies)}`,
    sql`insert into portfolios (id, position_key, company_id, hidden, place, title, content, price, facebook_link, twitter_link, linkedin_link,
        instagram_link, tiktok_link, address, phone, email, website, magazine_link, publication, created_at, updated_at)
      select portfolio_id, position_key, company_id, hidden, n, 'Project ' || n, 'Made by a test.',
        case when n % 1000 = 2 then 'rare' when n % 2 = 0 then '100-120' else '120-250' end,
        '', '', '', '', '', '', '', '', '', '', '', 1, 1 from (${placed}) as placed`,
    sql`insert into images (id, portfolio_id, file, width, height, position, created_at)
      select ${id(n)}, ${id(n)}, 'file', 4, 3, 0, 1 from ${numbers(portfolios)}`,
    sql`insert into portfolio_city_types (portfolio_id, city_id, building_type_id, price, position_key, company_id, hidden, place)
      select portfolio_id, ${city}, ${type}, '100-120', position_key, company_id, hidden, n from (${placed}) as placed`,
    sql`insert into portfolio_cities (portfolio_id, city_id, position_key, company_id, hidden, place)
      select portfolio_id, ${city}, position_key, company_id, hidden, n from (${placed}) as placed`,
    sql`insert into portfolio_building_types (portfolio_id, building_type_id, position_key, company_id, hidden, place)
      select portfolio_id, ${type}, position_key, company_id, hidden, n from (${placed}) as placed`,
  ]
  await db.write(async (trx) => {
    for (const statement of statements) await statement.execute(trx)
  })
  await db.analyze()
}
