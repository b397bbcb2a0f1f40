import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import { every, type Sql } from '../sql-conditions.ts'
import { companyConditions, isShown, type PortfolioFilters, type RowFilter } from './conditions.ts'
import { type Counted, rarestPart, sizeOf } from './list-sizes.ts'
import { partsToTry } from './search-parts.ts'

/** A table, `l`, with an index that has the keys of portfolios in order, after a column that `where` fixes. */
export interface RowList {
  /** Filters that every row of it fulfils. */
  met: readonly RowFilter[]
  from: Sql
  where: Sql
  id: Sql
}

/** The same for companies, as `b`, with all conditions of the filters on them. */
export interface CompanyList {
  from: Sql
  where: Sql
  id: Sql
}

/** The way to find a page: along `rows`; or along `companies`, with each one's part of `rows`. */
export interface Route {
  rows: RowList
  companies: CompanyList | undefined
}

/** The route that begins with the rarest of the filters, so that the fewest rows are tested against the others. */
export async function chooseRoute(db: Reader, filters: PortfolioFilters): Promise<Route> {
  const ofRows = rowLists(filters)
  const ofCompanies = await companyLists(db, filters)
  const alone = ofRows.length + ofCompanies.length === 1
  const rows = await rarest(db, ofRows, alone)
  const companies = await rarest(db, ofCompanies, alone)
  if (!rows) {
    return { rows: everything, companies: companies?.list ?? (filters.distinct && everyCompany) }
  }
  const begins = companies !== undefined && companies.size <= rows.size
  return { rows: rows.list, companies: begins ? companies.list : undefined }
}

const everything: RowList = { met: [], from: sql`portfolios l`, where: isShown('l'), id: sql`l.id` }
const everyCompany: CompanyList = {
  from: sql`companies b`,
  where: every(...companyConditions({}, sql`b.id`)),
  id: sql`b.id`,
}

/** A list, and the way to find its size. */
interface Candidate<List> {
  list: List
  size: number | Counted
}

async function rarest<List>(
  db: Reader,
  candidates: readonly Candidate<List>[],
  alone: boolean,
): Promise<{ list: List; size: number } | undefined> {
  const sized = []
  for (const { list, size } of candidates) {
    sized.push({ list, size: typeof size === 'number' ? size : alone ? 0 : await sizeOf(db, size) })
  }
  return sized.toSorted((a, b) => a.size - b.size)[0]
}

function rowLists({ city, buildingType, price }: PortfolioFilters): Candidate<RowList>[] {
  const candidates: Candidate<RowList>[] = []
  const add = (name: string, list: RowList) => candidates.push({ list, size: { name, ...list } })
  const id = sql`l.portfolio_id`
  const inCity = sql`l.city_id = ${city}`
  const ofType = sql`l.building_type_id = ${buildingType}`
  if (city !== undefined && buildingType !== undefined) {
    const where = every(
      inCity,
      ofType,
      isShown('l'),
      price === undefined ? undefined : sql`l.price = ${price}`,
    )
    const met = ['city', 'buildingType', 'price'] as const
    add(`city ${city}, type ${buildingType}`, { met, from: sql`portfolio_city_types l`, where, id })
  } else if (city !== undefined) {
    add(`city ${city}`, {
      met: ['city'],
      from: sql`portfolio_cities l`,
      where: every(inCity, isShown('l')),
      id,
    })
  } else if (buildingType !== undefined) {
    const from = sql`portfolio_building_types l`
    add(`type ${buildingType}`, { met: ['buildingType'], from, where: every(ofType, isShown('l')), id })
  }
  if (price !== undefined) {
    const where = every(sql`l.price = ${price}`, isShown('l'))
    add(`price ${price}`, { met: ['price'], from: sql`portfolios l`, where, id: sql`l.id` })
  }
  return candidates
}

async function companyLists(db: Reader, filters: PortfolioFilters): Promise<Candidate<CompanyList>[]> {
  const { q, plot, category } = filters
  const id = sql`b.company_id`
  const candidates: Candidate<CompanyList>[] = []
  for (const text of [q, plot]) {
    if (text === undefined) continue
    const { part, size } = await rarestPart(db, partsToTry(text))
    const where = every(sql`b.part = ${part}`, ...companyConditions(filters, id))
    candidates.push({ list: { from: sql`company_search_parts b`, where, id }, size })
  }
  if (category !== undefined) {
    const [from, own] = [sql`company_categories b`, sql`b.category_id = ${category}`]
    const where = every(own, ...companyConditions({ ...filters, category: undefined }, id))
    const size = { name: `category ${category}`, from, where: own }
    candidates.push({ list: { from, where, id }, size })
  }
  return candidates
}
