import { maxShortCount } from '@tameer/contract'
import type { Reader } from '../database.ts'
import { countPortfolios } from '../portfolio-search/find-portfolios.ts'
import { TtlCache } from '../portfolio-search/ttl-cache.ts'
import { listCategories, listCities, type NamedId } from './catalogue.ts'
import { findNewestRestriction } from './restrictions.ts'

type Counted = { id: number; companies: number }[]

export interface CompanyCounts {
  categories: Counted
  cities: Counted
}

/** The response is kept as long again (`cachedMs` in the contract). */
const countsKeptMs = 30_000
const keptCounts = new TtlCache<Counted>()

/**
 * How many companies there are of each category, in `city` when one is given, and in each city, of `category` when one is
 * given. Counted up to `maxShortCount`, so that it costs the same with very many. A minute old at most, and not older than
 * the newest restriction: whom the desk has just hidden does not count.
 */
export async function countCompaniesOfCatalogue(
  db: Reader,
  { category, city }: { category?: number | undefined; city?: number | undefined } = {},
): Promise<CompanyCounts> {
  return {
    categories: await counted(db, 'category', await listCategories(db), { city }),
    cities: await counted(db, 'city', await listCities(db), { category }),
  }
}

async function counted(
  db: Reader,
  filter: 'category' | 'city',
  list: readonly NamedId[],
  beside: { category?: number | undefined; city?: number | undefined },
): Promise<Counted> {
  const name = `${filter} ${JSON.stringify(beside)} ${await findNewestRestriction(db)}`
  const known = keptCounts.recall(db, name)
  if (known) return known
  const found: Counted = []
  for (const { id } of list) {
    const asked = { ...beside, [filter]: id, distinct: 'company' } as const
    found.push({ id, companies: await countPortfolios(db, asked, maxShortCount) })
  }
  keptCounts.note(db, name, found, countsKeptMs)
  return found
}
