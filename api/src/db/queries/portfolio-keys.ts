import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { partsToTry } from '../search-parts.ts'
import {
  cleanFilters,
  companyConditions,
  every,
  holds,
  type PortfolioFilters,
  type PortfolioKey,
  type Question,
  type RowFilter,
  rowConditions,
  type Sql,
} from './portfolio-conditions.ts'

// Below these, a filter is rare enough to begin with and to test all it finds against the other filters.
const fewRows = 1000
const fewCompanies = 40

type Walk = RawBuilder<PortfolioKey>

/**
 * The first `limit` keys after `after`. Every shape of this question walks one index in the order of the answer:
 * nothing is sorted and nothing skipped, so a page costs the same however many portfolios there are.
 */
export async function listPortfolioKeys(
  db: Reader,
  filters: PortfolioFilters,
  limit: number,
  after?: PortfolioKey,
): Promise<PortfolioKey[]> {
  const walk = await portfolioWalk(db, filters, limit, after)
  return (await walk.execute(db)).rows
}

/** The statement `listPortfolioKeys` runs, chosen by what the filters are and, with several, by which is rare. */
export async function portfolioWalk(
  db: Reader,
  given: PortfolioFilters,
  limit: number,
  after?: PortfolioKey,
): Promise<Walk> {
  const filters = await readQuestion(db, given)
  if (filters.company !== undefined) return walkOneCompany(filters, filters.company, limit, after)
  const lists = listsOf(filters)
  const ofCompanies = filters.q !== undefined || filters.category !== undefined
  if (lists.length === 0) {
    return ofCompanies || filters.distinct
      ? walkCompanies(filters, limit, after)
      : walkList(filters, everything, limit, after)
  }
  if (ofCompanies && (await hasFewCompanies(db, filters))) return walkCompanies(filters, limit, after)
  const list = lists[await rarest(db, lists, fewRows)] ?? everything
  return walkList(filters, list, limit, after)
}

/** A table, `l`, that holds portfolios' keys in their order behind a column that `where` fixes. */
interface List {
  filter?: RowFilter
  from: Sql
  where: Sql
  id: Sql
}

const everything: List = { from: sql`portfolios l`, where: sql`true`, id: sql`l.id` }

function listsOf({ city, buildingType, price }: PortfolioFilters): List[] {
  const lists: List[] = []
  const id = sql`l.portfolio_id`
  if (city !== undefined) {
    lists.push({ filter: 'city', from: sql`portfolio_cities l`, where: sql`l.city_id = ${city}`, id })
  }
  if (buildingType !== undefined) {
    const where = sql`l.building_type_id = ${buildingType}`
    lists.push({ filter: 'buildingType', from: sql`portfolio_building_types l`, where, id })
  }
  if (price !== undefined) {
    lists.push({ filter: 'price', from: sql`portfolios l`, where: sql`l.price = ${price}`, id: sql`l.id` })
  }
  return lists
}

/** In the order of one list, leaving out what the other filters refuse. */
function walkList(
  filters: PortfolioFilters,
  { filter, from, where, id }: List,
  limit: number,
  after?: PortfolioKey,
): Walk {
  const place = sql`l.position_key, l.company_id`
  const fits = [
    where,
    ...companyConditions(filters, sql`l.company_id`),
    ...rowConditions(filters, id, filter),
  ]
  if (filters.distinct) {
    const later = after && sql`(${place}) > (${after.positionKey}, ${after.companyId})`
    return sql`select ${place}, min(${id}) as id from ${from} where ${every(...fits, later)}
      group by ${place} order by ${place} limit ${limit}`
  }
  const later = after && sql`(${place}, ${id}) > (${after.positionKey}, ${after.companyId}, ${after.id})`
  return sql`select ${place}, ${id} as id from ${from} where ${every(...fits, later)}
    order by ${place}, ${id} limit ${limit}`
}

/** Company by company in their order, each with its portfolios that fit. */
function walkCompanies(filters: Question, limit: number, after?: PortfolioKey): Walk {
  const { from, where, id } = companiesOf(filters)
  const place = sql`b.position_key, ${id}`
  const columns = sql`b.position_key, ${id} as company_id, p.id`
  const joined = sql`${from} cross join portfolios p`
  if (filters.distinct) {
    const later = after && sql`(${place}) > (${after.positionKey}, ${after.companyId})`
    const own = every(sql`f.company_id = ${id}`, ...rowConditions(filters, sql`f.id`))
    const first = sql`p.id = (select f.id from portfolios f where ${own} order by f.id limit 1)`
    return sql`select ${columns} from ${joined} where ${every(...where, later, first)}
      order by ${place} limit ${limit}`
  }
  const later = after && [
    sql`(${place}) >= (${after.positionKey}, ${after.companyId})`,
    // Of the company the last page ended in, only what follows; of all others everything.
    sql`p.id > case when ${id} = ${after.companyId} then ${after.id} else '' end`,
  ]
  const fits = [sql`p.company_id = ${id}`, ...(later ?? []), ...rowConditions(filters, sql`p.id`)]
  return sql`select ${columns} from ${joined} where ${every(...where, ...fits)}
    order by ${place}, p.id limit ${limit}`
}

function walkOneCompany(
  filters: PortfolioFilters,
  company: string,
  limit: number,
  after?: PortfolioKey,
): Walk {
  const fits = [
    sql`p.company_id = ${company}`,
    after && (filters.distinct ? sql`false` : sql`p.id > ${after.id}`),
    ...companyConditions(filters, sql`p.company_id`),
    ...rowConditions(filters, sql`p.id`),
  ]
  return sql`select p.position_key, p.company_id, p.id from portfolios p where ${every(...fits)}
    order by p.id limit ${filters.distinct ? 1 : limit}`
}

/** The companies that fit, as a table `b` in their order; CROSS JOIN keeps SQLite to that order of loops. */
function companiesOf({ q, part, category }: Question): { from: Sql; where: (Sql | undefined)[]; id: Sql } {
  if (q !== undefined) {
    const id = sql`b.user_id`
    const found = [sql`b.part = ${part}`, sql`u.id = b.user_id`, holds(sql`u.search_text`, q)]
    return {
      from: sql`user_search_parts b cross join users u`,
      where: [...found, ...companyConditions({ category }, id)],
      id,
    }
  }
  if (category === undefined) {
    return { from: sql`users b`, where: companyConditions({}, sql`b.id`), id: sql`b.id` }
  }
  const listed = companyConditions({}, sql`b.user_id`)
  const where = [sql`b.category_id = ${category}`, ...listed]
  return { from: sql`user_categories b`, where, id: sql`b.user_id` }
}

async function readQuestion(db: Reader, given: PortfolioFilters): Promise<Question> {
  const filters = cleanFilters(given)
  if (filters.q === undefined || filters.company !== undefined) return filters
  const parts = partsToTry(filters.q)
  return { ...filters, part: parts[await rarest(db, parts.map(partList), fewCompanies)] ?? parts[0] }
}

const partList = (part: string) => ({ from: sql`user_search_parts l`, where: sql`l.part = ${part}` })

async function hasFewCompanies(db: Reader, filters: Question): Promise<boolean> {
  const { from, where } = companiesOf(filters)
  const [count = 0] = await countUpTo(db, [{ from, where: every(...where) }], fewCompanies)
  return count < fewCompanies
}

/** Which of the lists is the shortest, none read further than `most`. */
async function rarest(db: Reader, lists: readonly Rows[], most: number): Promise<number> {
  if (lists.length <= 1) return 0
  const counts = await countUpTo(db, lists, most)
  return counts.indexOf(Math.min(...counts))
}

type Rows = Pick<List, 'from' | 'where'>

async function countUpTo(db: Reader, lists: readonly Rows[], most: number): Promise<number[]> {
  const counts = lists.map(
    (
      { from, where },
      index,
    ) => sql`(select count(*) from (select 1 from ${from} where ${where} limit ${most}) as s)
      as ${sql.ref(`n${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return lists.map((_, index) => rows[0]?.[`n${index}`] ?? 0)
}
