import type { Reader } from '../database.ts'
import { cleanFilters, type PortfolioFilters, type PortfolioKey } from './conditions.ts'
import { countAny, type FoundKeys, findKeys, type Stretch } from './find-keys.ts'
import { alternativesOf, knownPhrases, type Reading, readSearch } from './read-search.ts'

/**
 * The first `limit` keys after `after`, and their number. A search finds names that contain its words. When some words
 * name a service, a city, a locality, a trade or a plot size, it also finds everything that matches those:
 * `construction lahore`.
 */
export async function findPortfolioKeys(
  db: Reader,
  given: PortfolioFilters,
  stretch: Stretch & { countTo: number },
): Promise<FoundKeys> {
  const alternatives = await waysToFit(db, given)
  const [only, ...others] = alternatives
  return only && others.length === 0 ? findKeys(db, only, stretch) : findAny(db, alternatives, stretch)
}

/** Number of matches, counted up to `countTo`. */
export async function countPortfolios(db: Reader, given: PortfolioFilters, countTo: number): Promise<number> {
  return countAny(db, await waysToFit(db, given), countTo)
}

/** The search with the meaning of its words; unchanged when they have none. */
export async function understandSearch(db: Reader, asked: PortfolioFilters): Promise<Reading> {
  const filters = cleanFilters(asked)
  return (await understand(db, filters)) ?? { filters, words: filters.q }
}

/** The meaning of the words of cleaned filters; undefined when they have none. */
async function understand(db: Reader, filters: PortfolioFilters): Promise<Reading | undefined> {
  if (filters.q === undefined || filters.company !== undefined) return undefined
  return readSearch(filters, await knownPhrases(db))
}

/** Cleaned filters; a portfolio matches when it matches any of them. */
async function waysToFit(db: Reader, given: PortfolioFilters): Promise<PortfolioFilters[]> {
  const literal = cleanFilters(given)
  const reading = await understand(db, literal)
  if (!reading) return [literal]
  const understood = alternativesOf(reading)
  // As a part of a text, `7 marla` would also be found in `17 marla`; every text that names the size has a line for it.
  return reading.filters.plot === undefined ? [...understood, literal] : understood
}

/**
 * Finds matches of any of the filters. All results have the same order, so a page of them all is merged from a page of
 * each.
 */
async function findAny(
  db: Reader,
  alternatives: readonly PortfolioFilters[],
  { countTo, ...stretch }: Stretch & { countTo: number },
): Promise<FoundKeys> {
  const pages: PortfolioKey[][] = []
  for (const filters of alternatives) {
    pages.push((await findKeys(db, filters, { ...stretch, countTo: 0 })).keys)
  }
  const merged = merge(pages.flat(), alternatives[0]?.distinct)
  const keys = merged.slice(0, stretch.limit)
  if (countTo === 0 || (stretch.after && keys.length === 0)) return { keys, total: undefined }
  const seenAll = !stretch.after && pages.every((page) => page.length < stretch.limit)
  return {
    keys,
    total: seenAll ? Math.min(merged.length, countTo) : await countAny(db, alternatives, countTo),
  }
}

/** In the order of lists, each key once; of a company that occurs twice, the portfolio that comes first in `keys`. */
function merge(keys: readonly PortfolioKey[], distinct: 'company' | undefined): PortfolioKey[] {
  const met = new Map<string, PortfolioKey>()
  for (const key of keys) {
    const name = distinct ? key.companyId : key.id
    if (!met.has(name)) met.set(name, key)
  }
  return [...met.values()].sort(compareKeys)
}

function compareKeys(a: PortfolioKey, b: PortfolioKey): number {
  if (a.positionKey !== b.positionKey) return a.positionKey - b.positionKey
  if (a.companyId !== b.companyId) return a.companyId < b.companyId ? -1 : 1
  return a.place - b.place
}
