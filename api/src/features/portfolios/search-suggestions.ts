import { maxCounted, type SearchFilter, type SearchSuggestions, searchFilters } from '@tameer/contract'
import { distanceKm } from '../../core/city-places.ts'
import type { Reader } from '../../db/database.ts'
import { listCities } from '../../db/queries/catalogue.ts'
import {
  correctSearch,
  countPortfolios,
  type PortfolioFilters,
  understandSearch,
} from '../../db/queries/portfolios.ts'

const countTo = maxCounted + 1
/** Nearest cities tried, and those shown that have a company. */
const citiesTried = 12
const citiesShown = 3
const farthestKm = 300

type Question = Pick<PortfolioFilters, SearchFilter>

/** What helps on when a search of the directory finds nothing. Counts companies, each at most to `maxCounted`. */
export async function suggestSearchesFor(db: Reader, asked: Question): Promise<SearchSuggestions> {
  const meant = await understandSearch(db, asked)
  return {
    without: await countWithout(db, asked),
    withoutWords: await countWithoutWords(db, asked, meant),
    nearby: await countNearby(db, meant),
    elsewhere: { q: meant.q ?? null, category: meant.category ?? null },
    didYouMean: (await correctSearch(db, asked)) ?? null,
  }
}

const count = (db: Reader, asked: Question) => countPortfolios(db, { ...asked, distinct: 'company' }, countTo)

/** How many there are without each of the filters; those without which there is still nothing are left out. */
async function countWithout(db: Reader, asked: Question): Promise<SearchSuggestions['without']> {
  const set = searchFilters.filter((name) => asked[name] !== undefined && asked[name] !== '')
  const found = []
  // Without the only one, the whole directory is left: that is no finding.
  for (const filter of set.length > 1 ? set : []) {
    const total = await count(db, { ...asked, [filter]: undefined })
    if (total > 0) found.push({ filter, total })
  }
  return found
}

/** `villa karachi`: Karachi alone. */
async function countWithoutWords(
  db: Reader,
  asked: Question,
  { q: words, ...meant }: Question,
): Promise<SearchSuggestions['withoutWords']> {
  // Of a search that names neither a service nor a city nothing would be left.
  if (words === undefined || (meant.category === asked.category && meant.city === asked.city)) return null
  const total = await count(db, meant)
  return total > 0 ? { words, category: meant.category ?? null, city: meant.city ?? null, total } : null
}

async function countNearby(db: Reader, meant: Question): Promise<SearchSuggestions['nearby']> {
  const cities = await listCities(db)
  const wanted = cities.find(({ id }) => id === meant.city)
  if (!wanted) return []
  const near = cities
    .map((city) => ({ city, km: distanceKm(wanted.name, city.name) ?? Number.POSITIVE_INFINITY }))
    .filter(({ city, km }) => city.id !== wanted.id && km <= farthestKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, citiesTried)
  const found = []
  for (const { city, km } of near) {
    if (found.length === citiesShown) break
    const total = await count(db, { ...meant, city: city.id })
    if (total > 0) found.push({ city: { id: city.id, name: city.name }, km, total })
  }
  return found
}
