import { maxCounted, type SearchFilter, type SearchSuggestions, searchFilters } from '@tameer/contract'
import { distanceKm } from '../../core/city-places.ts'
import type { Reader } from '../../db/database.ts'
import {
  countPortfolios,
  type PortfolioFilters,
  saysLittle,
  understandSearch,
} from '../../db/portfolio-search/index.ts'
import { listCities } from '../../db/queries/companies/catalogue.ts'
import { presentNamed } from '../../http/presenters/named-presenter.ts'

const countTo = maxCounted + 1
/** Number of nearest cities that are tried, and of those with a company that are shown. */
const citiesTried = 12
const citiesShown = 3
const farthestKm = 300

/** Number of words of a text that are tried one by one, and their least length. */
const wordsTried = 5
const leastLetters = 3

type Question = Pick<PortfolioFilters, SearchFilter>

/** Suggests other searches when a search of the directory finds nothing. Counts companies, each up to `maxCounted`. */
export async function suggestSearchesFor(db: Reader, asked: Question): Promise<SearchSuggestions> {
  const { filters: meant, words } = await understandSearch(db, asked)
  return {
    without: await countWithout(db, asked),
    withWord: await countWithWord(db, asked),
    nearby: await countNearby(db, meant),
    elsewhere: { q: words ?? null, category: meant.category ?? null },
  }
}

const count = (db: Reader, asked: PortfolioFilters) =>
  countPortfolios(db, { ...asked, distinct: 'company' }, countTo)

/**
 * Counts the companies without each of the filters. Filters whose removal still finds nothing are left out, and a single
 * one: without it everything would be found.
 */
async function countWithout(db: Reader, asked: Question): Promise<SearchSuggestions['without']> {
  const set = searchFilters.filter((filter) => asked[filter] !== undefined && asked[filter] !== '')
  const found = []
  for (const filter of set.length > 1 ? set : []) {
    const total = await count(db, { ...asked, [filter]: undefined })
    if (total > 0) found.push({ filter, total })
  }
  return found
}

/** Counts the companies of each single word: for `ravi zameen`, those of `ravi`. */
async function countWithWord(db: Reader, asked: Question): Promise<SearchSuggestions['withWord']> {
  const words = [...new Set((asked.q ?? '').split(/\s+/).filter((word) => word !== ''))]
  const found = []
  for (const word of words.length > 1 ? words.slice(0, wordsTried) : []) {
    if ([...word].length < leastLetters || saysLittle(word)) continue
    const total = await count(db, { ...asked, q: word })
    if (total > 0) found.push({ word, total })
  }
  return found
}

async function countNearby(db: Reader, meant: PortfolioFilters): Promise<SearchSuggestions['nearby']> {
  const cities = await listCities(db)
  const wanted = cities.find(({ id }) => id === meant.city)
  if (!wanted) return []
  const near = cities
    .map((city) => ({ city, km: distanceKm(wanted.id, city.id) ?? Number.POSITIVE_INFINITY }))
    .filter(({ city, km }) => city.id !== wanted.id && km <= farthestKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, citiesTried)
  const found = []
  for (const { city, km } of near) {
    if (found.length === citiesShown) break
    const total = await count(db, { ...meant, city: city.id })
    if (total > 0) found.push({ city: presentNamed(city), km, total })
  }
  return found
}
