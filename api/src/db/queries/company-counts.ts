import { maxShortCount } from '@tameer/contract'
import type { Reader } from '../database.ts'
import { countPortfolios } from '../portfolio-search/find-portfolios.ts'
import { TtlCache } from '../portfolio-search/ttl-cache.ts'
import { listCategories, listCities } from './catalogue.ts'

export interface CompanyCounts {
  categories: { id: number; companies: number }[]
  cities: { id: number; companies: number }[]
}

const countsKeptMs = 60_000
const keptCounts = new TtlCache<CompanyCounts>()

/**
 * How many companies there are of each category and in each city, counted up to `maxShortCount`, so that it costs the same
 * with very many. A minute old at most.
 */
export async function countCompaniesOfCatalogue(db: Reader): Promise<CompanyCounts> {
  const known = keptCounts.recall(db, '')
  if (known) return known
  const counted = await countAll(db)
  keptCounts.note(db, '', counted, countsKeptMs)
  return counted
}

async function countAll(db: Reader): Promise<CompanyCounts> {
  const counted: CompanyCounts = { categories: [], cities: [] }
  for (const { id } of await listCategories(db)) {
    const companies = await countPortfolios(db, { category: id, distinct: 'company' }, maxShortCount)
    counted.categories.push({ id, companies })
  }
  for (const { id } of await listCities(db)) {
    const companies = await countPortfolios(db, { city: id, distinct: 'company' }, maxShortCount)
    counted.cities.push({ id, companies })
  }
  return counted
}
