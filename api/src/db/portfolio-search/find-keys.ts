import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { every, type Sql } from '../sql-conditions.ts'
import {
  companyConditions,
  isShown,
  type PortfolioFilters,
  type PortfolioKey,
  type PortfolioPlace,
  rowConditions,
} from './conditions.ts'
import { cachedSizes } from './list-sizes.ts'
import { type CompanyList, chooseRoute, type Route, type RowList } from './lists.ts'

type Walk = RawBuilder<PortfolioKey>
type CountedKey = PortfolioKey & { total: number }

/** The start and the length of a page. */
export interface Stretch {
  limit: number
  after?: PortfolioPlace | undefined
}

export interface FoundKeys {
  keys: PortfolioKey[]
  /** Number of matches: `countTo` at most; undefined when `countTo` is 0, and beyond the last page. */
  total: number | undefined
}

/** Time for which a very large count is cached, ms: counting again costs more than the page. */
const manyKeptMs = 60_000
const many = 1000

/** Less than every place. */
const beforeAll = -Number.MAX_SAFE_INTEGER

/**
 * The first `limit` keys after `after`, for cleaned filters. Every form of this query reads one index in the order of
 * the result: nothing is sorted or skipped, so a page costs the same with any number of portfolios.
 */
export async function findKeys(
  db: Reader,
  filters: PortfolioFilters,
  { countTo, ...stretch }: Stretch & { countTo: number },
): Promise<FoundKeys> {
  const route = await routeOf(db, filters)
  const walk = walkOf(filters, route, stretch)
  if (countTo === 0) return { keys: (await walk.execute(db)).rows, total: undefined }
  const isMany = areMany(db, filters, countTo)
  const inOne = isMany || stretch.after ? undefined : walkAndCount(filters, route, stretch.limit, countTo)
  const count = isMany ? sql.lit(countTo) : countOf(filters, route, countTo)
  const asked = inOne ?? sql<CountedKey>`select walked.*, ${count} as total from (${walk}) as walked`
  const { rows } = await asked.execute(db)
  if (stretch.after && rows.length === 0) return { keys: [], total: undefined }
  const total = Math.min(rows[0]?.total ?? 0, countTo)
  noteTotal(db, filters, total)
  return { keys: rows.map(({ total: _, ...key }) => key), total }
}

/**
 * Number of portfolios that match any of some cleaned filters, which have the same `distinct`, counted up to `countTo`.
 */
export async function countAny(
  db: Reader,
  alternatives: readonly PortfolioFilters[],
  countTo: number,
): Promise<number> {
  const some: { filters: PortfolioFilters; total: number }[] = []
  for (const filters of alternatives) {
    const total = await countKeys(db, filters, countTo)
    if (total >= countTo) return countTo
    if (total > 0) some.push({ filters, total })
  }
  const [one, ...others] = some
  if (others.length === 0) return one?.total ?? 0
  const lists: Sql[] = []
  for (const { filters } of some) {
    const ids = fitting(filters, await routeOf(db, filters))
    lists.push(sql`select id from (${ids} limit ${sql.lit(countTo)}) as ${sql.ref(`some${lists.length}`)}`)
  }
  const { rows } = await sql<{ total: number }>`select count(distinct id) as total from (
    ${sql.join(lists, sql` union all `)}) as counted`.execute(db)
  return Math.min(Number(rows[0]?.total), countTo)
}

/** Number of portfolios that match the cleaned filters, counted up to `countTo`. */
async function countKeys(db: Reader, filters: PortfolioFilters, countTo: number): Promise<number> {
  if (areMany(db, filters, countTo)) return countTo
  const count = countOf(filters, await routeOf(db, filters), countTo)
  const { rows } = await sql<{ total: number }>`select ${count} as total`.execute(db)
  const total = Number(rows[0]?.total)
  noteTotal(db, filters, total)
  return total
}

async function routeOf(db: Reader, filters: PortfolioFilters): Promise<Route | string> {
  return filters.company === undefined ? chooseRoute(db, filters) : filters.company
}

const totalName = (filters: PortfolioFilters) => `total ${JSON.stringify(filters)}`

function areMany(db: Reader, filters: PortfolioFilters, countTo: number): boolean {
  const known = cachedSizes.recall(db, totalName(filters))
  return known !== undefined && known >= countTo
}

function noteTotal(db: Reader, filters: PortfolioFilters, total: number): void {
  if (total > many) cachedSizes.note(db, totalName(filters), total, manyKeptMs)
}

function walkOf(filters: PortfolioFilters, route: Route | string, stretch: Stretch): Walk {
  if (typeof route === 'string') return walkOneCompany(filters, route, stretch)
  const { rows, companies } = route
  if (companies) return walkCompanies(filters, companies, rows, stretch)
  return filters.distinct ? leapOverRows(filters, rows, stretch) : walkRows(filters, rows, stretch)
}

/** Reads one list in index order and leaves out rows that other filters refuse. */
function walkRows(filters: PortfolioFilters, list: RowList, { limit, after }: Stretch): Walk {
  const { from, where, id } = list
  const place = sql`l.position_key, l.company_id, l.place`
  const later = after && sql`(${place}) > (${after.positionKey}, ${after.companyId}, ${after.place})`
  const fits = every(where, later, ...otherConditions(filters, list))
  return sql`select ${place}, ${id} as id from ${from} where ${fits}
    order by ${place} limit ${sql.lit(limit)}`
}

/**
 * A loose index scan: reads one list in index order, takes the first match of each company and skips its other rows.
 */
function leapOverRows(filters: PortfolioFilters, list: RowList, { limit, after }: Stretch): Walk {
  const { from, where, id } = list
  const place = sql`l.position_key, l.company_id`
  const fits = otherConditions(filters, list)
  const first = (later: Sql | undefined) =>
    sql`select ${id} from ${from} where ${every(where, later, ...fits)} order by ${place}, l.place limit 1`
  const begin = first(after && sql`(${place}) > (${after.positionKey}, ${after.companyId})`)
  // An expression, not a column: SQLite compares two columns of text as bytes, and would not use the index then.
  const next = first(sql`(${place}) > (w.position_key, w.company_id || '')`)
  // The rows are in order already; with an ORDER BY both engines would find all rows before they return the first.
  return sql`select * from (
    with recursive w (position_key, company_id, place, id) as (
      select p.position_key, p.company_id, p.place, p.id from portfolios p where p.id = (${begin})
      union all
      select p.position_key, p.company_id, p.place, p.id from w join portfolios p on p.id = (${next})
    ) select * from w limit ${sql.lit(limit)}) as leapt`
}

/** Reads the companies in index order, with the matching portfolios of each. */
function walkCompanies(
  filters: PortfolioFilters,
  { from, where, id }: CompanyList,
  rows: RowList,
  { limit, after }: Stretch,
): Walk {
  const place = sql`b.position_key, ${id}`
  const own = ownRows(filters, rows, id)
  if (filters.distinct) {
    const later = after && sql`(${place}) > (${after.positionKey}, ${after.companyId})`
    const first = sql`p.id = (select ${rows.id} ${own} order by l.place limit 1)`
    return sql`select b.position_key, ${id} as company_id, p.place, p.id from ${from} cross join portfolios p
      where ${every(where, later, first)} order by ${place} limit ${sql.lit(limit)}`
  }
  const later = after && [
    sql`(${place}) >= (${after.positionKey}, ${after.companyId})`,
    // Of the last company of the previous page only the portfolios after its last one, of all others everything.
    sql`p.place > case when ${id} = ${after.companyId} then ${after.place} else ${sql.lit(beforeAll)} end`,
  ]
  const shown = [sql`p.company_id = ${id}`, isShown('p')]
  const fits = every(where, ...shown, ...(later ?? []), ...rowConditions(filters, sql`p.id`))
  return sql`select b.position_key, ${id} as company_id, p.place, p.id from ${from} cross join portfolios p
    where ${fits} order by ${place}, p.place limit ${sql.lit(limit)}`
}

/** The rows of a list that match and belong to the company of `b`. */
function ownRows(filters: PortfolioFilters, rows: RowList, company: Sql): Sql {
  const placed = sql`l.position_key = b.position_key and l.company_id = ${company}`
  return sql`from ${rows.from} where ${every(rows.where, placed, ...rowConditions(filters, rows.id, rows.met))}`
}

function walkOneCompany(filters: PortfolioFilters, company: string, { limit, after }: Stretch): Walk {
  const later = after && (filters.distinct ? sql`false` : sql`p.place > ${after.place}`)
  return sql`select p.position_key, p.company_id, p.place, p.id from portfolios p
    where ${every(companysOwn(filters, company), later)}
    order by p.place limit ${sql.lit(filters.distinct ? 1 : limit)}`
}

function companysOwn(filters: PortfolioFilters, company: string): Sql {
  const conditions = [...companyConditions(filters, sql`p.company_id`), ...rowConditions(filters, sql`p.id`)]
  const all = filters.hidden !== undefined && filters.viewer === company
  return every(sql`p.company_id = ${company}`, all ? undefined : isShown('p'), ...conditions)
}

/** Conditions of the filters that the list does not fulfil by itself. */
function otherConditions(filters: PortfolioFilters, { id, met }: RowList): (Sql | undefined)[] {
  return [...companyConditions(filters, sql`l.company_id`), ...rowConditions(filters, id, met)]
}

/** Number of matches, counted up to `most` and no further. */
function countOf(filters: PortfolioFilters, route: Route | string, most: number): Sql {
  return sql`(select count(*) from (${fitting(filters, route)} limit ${sql.lit(most)}) as counted)`
}

/** A first page and its count from one scan, in which each company is tested once for both. */
function walkAndCount(
  filters: PortfolioFilters,
  route: Route | string,
  limit: number,
  most: number,
): RawBuilder<CountedKey> | undefined {
  if (typeof route === 'string' || route.companies || !filters.distinct) return undefined
  const found = sql`select l.position_key, l.company_id, min(l.place) as place ${companiesOf(filters, route.rows)}`
  const id = sql`(select p.id from portfolios p where p.company_id = found.company_id and p.place = found.place)`
  return sql<CountedKey>`with found as materialized (${found} limit ${sql.lit(Math.max(limit, most))})
    select found.*, ${id} as id, (select count(*) from found) as total from found limit ${sql.lit(limit)}`
}

/** The companies of a list that match, in index order. Each is tested once, not once for each of its rows. */
function companiesOf(filters: PortfolioFilters, { from, where, id, met }: RowList): Sql {
  const place = sql`l.position_key, l.company_id`
  const ofRows = every(where, ...rowConditions(filters, id, met))
  const ofCompanies = every(...companyConditions(filters, sql`l.company_id`))
  return sql`from ${from} where ${ofRows} group by ${place} having ${ofCompanies} order by ${place}`
}

/**
 * Ids of the portfolios that match, or of their companies when each counts once. In index order: without an order
 * PostgreSQL would choose other plans, which all take longer.
 */
function fitting(filters: PortfolioFilters, route: Route | string): Sql {
  if (typeof route === 'string') {
    const own = companysOwn(filters, route)
    if (!filters.distinct) return sql`select p.id as id from portfolios p where ${own}`
    return sql`select own.id from (select p.company_id as id from portfolios p where ${own} limit 1) as own`
  }
  const { rows, companies } = route
  if (!companies) {
    if (filters.distinct) return sql`select l.company_id as id ${companiesOf(filters, rows)}`
    const fits = every(rows.where, ...otherConditions(filters, rows))
    return sql`select ${rows.id} as id from ${rows.from} where ${fits} order by l.position_key, l.company_id`
  }
  const { from, where, id } = companies
  const order = sql`order by b.position_key, ${id}`
  if (filters.distinct) {
    const own = sql`(select 1 ${ownRows(filters, rows, id)} limit 1) is not null`
    return sql`select ${id} as id from ${from} where ${where} and ${own} ${order}`
  }
  const fits = every(where, sql`p.company_id = ${id}`, isShown('p'), ...rowConditions(filters, sql`p.id`))
  return sql`select p.id as id from ${from} cross join portfolios p where ${fits} ${order}`
}
