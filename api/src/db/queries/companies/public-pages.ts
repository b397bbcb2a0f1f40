import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import { type PortfolioPlace, sizeOf } from '../../portfolio-search/index.ts'
import { isListed, isPublic } from '../../visible.ts'
import { listCities, type NamedId } from './catalogue.ts'

/** A company's place in the order of every list. */
export interface CompanyPlace {
  positionKey: number
  companyId: string
}

/** Data of a page for a site map: `name` is the company's name or the project's title. */
export interface MappedPage {
  id: string
  name: string
  /** Milliseconds since 1970. */
  changedAt: number
}

/**
 * Tables with a page for each row, except rows that visitors may not see and companies without a project (decision D7).
 */
export type MappedTable = 'companies' | 'portfolios'

// No EXISTS beside OFFSET: SQLite 3.53 turns it into a join, and OFFSET then counts every row that the join finds.
const hasPage = {
  companies: isPublic(sql`companies.id`),
  portfolios: sql`portfolios.hidden = 0 and ${isListed(sql`portfolios.company_id`)}`,
}

/** A category with fewer companies is counted company by company, any other city by city. */
const fewCompanies = 500

/** A city, and the number of companies of a category that have a project there. */
export interface CountedCity extends NamedId {
  companies: number
}

/** Cities in which a company of the category has a project, by name; companies are counted up to `most`. */
export async function listCitiesOfCategory(
  db: Reader,
  category: number,
  most: number,
): Promise<CountedCity[]> {
  const ofCategory = { from: sql`company_categories o`, where: sql`o.category_id = ${category}` }
  const size = await sizeOf(db, { name: `category ${category}`, ...ofCategory })
  const counted =
    size < fewCompanies
      ? sql<{ id: number; companies: number }>`select c.id, (select count(*) from (
            select 1 from company_categories o where o.category_id = ${category} and ${isListed(sql`o.company_id`)}
            and (select 1 from portfolio_cities l where l.city_id = c.id and l.hidden = 0
              and l.position_key = o.position_key and l.company_id = o.company_id limit 1) is not null
            limit ${most}
          ) as found) as companies from cities c`
      : sql<{ id: number; companies: number }>`select c.id, (select count(*) from (
            select 1 from portfolio_cities l where l.city_id = c.id and l.hidden = 0
            and (select 1 from company_categories o
              where o.company_id = l.company_id and o.category_id = ${category}) is not null
            and ${isListed(sql`l.company_id`)}
            group by l.position_key, l.company_id order by l.position_key, l.company_id limit ${most}
          ) as found) as companies from cities c`
  const { rows } = await counted.execute(db)
  const counts = new Map(rows.map(({ id, companies }) => [id, Math.min(Number(companies), most)]))
  return (await listCities(db))
    .map((city) => ({ ...city, companies: counts.get(city.id) ?? 0 }))
    .filter(({ companies }) => companies > 0)
}

/** Number of companies of a category that have a project, counted up to `most`. */
export async function countCompanies(db: Reader, category: number, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
      select 1 from company_categories b where b.category_id = ${category}
      and ${isPublic(sql`b.company_id`)} limit ${most}
    ) as counted`.execute(db)
  return Number(rows[0]?.n)
}

/**
 * The company `steps` places before that one in the list of companies of a category with a project (in a city, if one
 * is given); undefined when the list begins later. It finds the start of a page from the start of the next.
 */
export async function findCompanyBefore(
  db: Reader,
  { category, city }: { category: number; city?: number | undefined },
  place: CompanyPlace,
  steps: number,
): Promise<CompanyPlace | undefined> {
  const limits = sql`(${place.positionKey}, ${place.companyId})`
  const walk =
    city === undefined
      ? sql<CompanyPlace>`select b.position_key, b.company_id from company_categories b
          where b.category_id = ${category} and (b.position_key, b.company_id) <= ${limits}
          and ${isPublic(sql`b.company_id`)}
          order by b.position_key desc, b.company_id desc limit 1 offset ${steps}`
      : sql<CompanyPlace>`select l.position_key, l.company_id from portfolio_cities l
          where l.city_id = ${city} and l.hidden = 0 and (l.position_key, l.company_id) <= ${limits}
          and (select 1 from company_categories c
            where c.company_id = l.company_id and c.category_id = ${category}) is not null
          and ${isListed(sql`l.company_id`)}
          group by l.position_key, l.company_id
          order by l.position_key desc, l.company_id desc limit 1 offset ${steps}`
  return (await walk.execute(db)).rows[0]
}

/** The visible project of the company `steps` places before that one; undefined when the list begins later. */
export async function findProjectBefore(
  db: Reader,
  { companyId, place }: Pick<PortfolioPlace, 'companyId' | 'place'>,
  steps: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('portfolios')
    .select('id')
    .where('companyId', '=', companyId)
    .where('hidden', '=', 0)
    .where('place', '<=', place)
    .orderBy('place', 'desc')
    .limit(1)
    .offset(steps)
    .executeTakeFirst()
  return row?.id
}

/** Up to `limit` pages of a table after one id and up to another, sorted by id. */
export async function listMappedPages(
  db: Reader,
  table: MappedTable,
  { after, until }: { after: string; until: string | undefined },
  limit: number,
): Promise<MappedPage[]> {
  const among = sql`id > ${after} and ${until === undefined ? sql`true` : sql`id <= ${until}`}`
  const { rows } =
    table === 'portfolios'
      ? await sql<MappedPage>`select id, title as name, updated_at as changed_at from portfolios
          where ${among} and ${hasPage.portfolios} order by id limit ${limit}`.execute(db)
      : await sql<MappedPage>`select id, name, (
            select max(at) from (
              select companies.updated_at as at
              union all select p.updated_at from portfolios p where p.company_id = companies.id and p.hidden = 0
            ) as changes
          ) as changed_at from companies
          where ${among} and ${hasPage.companies} order by id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, changedAt: Number(row.changedAt) }))
}

/**
 * The id `steps` rows (at least one) after that one, sorted by id. Rows without a page count too: excluding them would
 * take a lookup each. Undefined when there are fewer.
 */
export async function findMappedId(
  db: Reader,
  table: MappedTable,
  after: string,
  steps: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where id > ${after}
    order by id limit 1 offset ${steps - 1}`.execute(db)
  return rows[0]?.id
}

/** Number of rows of a table, including those without a page, counted up to `most`. */
export async function countMappedRows(db: Reader, table: MappedTable, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
      select 1 from ${sql.table(table)} limit ${most}
    ) as counted`.execute(db)
  return Number(rows[0]?.n)
}
