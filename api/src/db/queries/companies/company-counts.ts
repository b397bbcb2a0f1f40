import { maxShortCount, priceTiers, type SearchFilter } from '@tameer/contract'
import type { Reader } from '../../database.ts'
import { countPortfolios, type PortfolioFilters } from '../../portfolio-search/index.ts'
import { TtlCache } from '../../ttl-cache.ts'
import { findNewestRestriction } from '../accounts/restrictions.ts'
import { listBuildingTypes, listCategories, listCities, type NamedId } from './catalogue.ts'

type Counted<Key extends string, Value> = (Record<Key, Value> & { companies: number })[]

export interface CompanyCounts {
  categories: Counted<'id', number>
  cities: Counted<'id', number>
  buildingTypes: Counted<'id', number>
  prices: Counted<'price', string>
}

type Search = Pick<PortfolioFilters, SearchFilter>

/** The response is cached for the same time again (`cachedMs` in the contract). */
const countsKeptMs = 30_000
const keptCounts = new TtlCache<number[]>()

/**
 * Number of companies that each option of a filter would leave, given the text and the other filters of a search.
 * Counted up to `maxShortCount`, so that very many cost no more. At most a minute old, and never older than the newest
 * restriction: a company that the desk has just hidden does not count.
 */
export async function countCompaniesOfCatalogue(db: Reader, search: Search = {}): Promise<CompanyCounts> {
  const ofList = async (filter: 'category' | 'city' | 'buildingType', list: readonly NamedId[]) => {
    const ids = list.map(({ id }) => id)
    const found = await counted(db, search, filter, ids)
    return ids.map((id, at) => ({ id, companies: found[at] ?? 0 }))
  }
  const prices = priceTiers.map(({ value }) => value)
  const ofPrices = await counted(db, search, 'price', prices)
  return {
    categories: await ofList('category', await listCategories(db)),
    cities: await ofList('city', await listCities(db)),
    buildingTypes: await ofList('buildingType', await listBuildingTypes(db)),
    prices: prices.map((price, at) => ({ price, companies: ofPrices[at] ?? 0 })),
  }
}

/** Number of companies with each value of a filter, in place of the value that is set. */
async function counted<Filter extends keyof Search>(
  db: Reader,
  search: Search,
  filter: Filter,
  values: readonly Search[Filter][],
): Promise<number[]> {
  const beside = { ...search, [filter]: undefined }
  const name = `${filter} ${JSON.stringify(beside)} ${await findNewestRestriction(db)}`
  const known = keptCounts.recall(db, name)
  if (known) return known
  const found: number[] = []
  for (const value of values) {
    const asked = { ...beside, [filter]: value, distinct: 'company' } as const
    found.push(await countPortfolios(db, asked, maxShortCount))
  }
  keptCounts.note(db, name, found, countsKeptMs)
  return found
}
