import type { Reader } from '../database.ts'
import { cleanFilters, type PortfolioFilters, type PortfolioKey } from './conditions.ts'
import { countKeys, type FoundKeys, findKeys, type Stretch } from './find-keys.ts'
import { knownPhrases, readSearch } from './read-search.ts'

/**
 * The first `limit` keys after `after`, and how many there are. A search finds what has its words in a name; where words
 * of it name a service or a city, also what fits those: `construction lahore`.
 */
export async function findPortfolioKeys(
  db: Reader,
  given: PortfolioFilters,
  stretch: Stretch & { countTo: number },
): Promise<FoundKeys> {
  const filters = cleanFilters(given)
  const understood = await understand(db, filters)
  return understood ? findEither(db, filters, understood, stretch) : findKeys(db, filters, stretch)
}

/** How many fit, counted up to `countTo`. */
export async function countPortfolios(db: Reader, given: PortfolioFilters, countTo: number): Promise<number> {
  const filters = cleanFilters(given)
  const understood = await understand(db, filters)
  return understood
    ? countEither(db, { literal: filters, understood }, countTo)
    : countKeys(db, filters, countTo)
}

/** The filters with what the search's words mean; undefined when they mean nothing. */
export async function understand(
  db: Reader,
  filters: PortfolioFilters,
): Promise<PortfolioFilters | undefined> {
  if (filters.q === undefined || filters.company !== undefined) return undefined
  return readSearch(filters, await knownPhrases(db))
}

/** Both walks are in the same order, so a page of both is found by merging a page of each. */
async function findEither(
  db: Reader,
  literal: PortfolioFilters,
  understood: PortfolioFilters,
  { countTo, ...stretch }: Stretch & { countTo: number },
): Promise<FoundKeys> {
  const one = await findKeys(db, understood, { ...stretch, countTo: 0 })
  const other = await findKeys(db, literal, { ...stretch, countTo: 0 })
  const merged = merge(one.keys, other.keys, literal.distinct)
  const keys = merged.slice(0, stretch.limit)
  if (countTo === 0 || (stretch.after && keys.length === 0)) return { keys, total: undefined }
  const counts = stretch.after ? {} : { understood: allOf(one, stretch), literal: allOf(other, stretch) }
  const seenAll = counts.understood !== undefined && counts.literal !== undefined
  const total = seenAll
    ? Math.min(merged.length, countTo)
    : await countEither(db, { literal, understood }, countTo, counts)
  return { keys, total }
}

/** How many there are of a first page that is not full; undefined when more may follow. */
function allOf({ keys }: FoundKeys, { limit }: Stretch): number | undefined {
  return keys.length < limit ? keys.length : undefined
}

/** How many fit either, each counted unless its number is known. */
async function countEither(
  db: Reader,
  { literal, understood }: Record<'literal' | 'understood', PortfolioFilters>,
  countTo: number,
  known: { understood?: number | undefined; literal?: number | undefined } = {},
): Promise<number> {
  const one = known.understood ?? (await countKeys(db, understood, countTo))
  if (one >= countTo) return countTo
  const other = known.literal ?? (await countKeys(db, literal, countTo))
  if (other >= countTo) return countTo
  const both = { ...understood, q: literal.q, also: understood.q }
  const twice = one > 0 && other > 0 ? await countKeys(db, both, countTo) : 0
  return Math.min(one + other - twice, countTo)
}

/** In the order of lists, each once; of a company in both lists, the first list's portfolio. */
function merge(
  first: readonly PortfolioKey[],
  second: readonly PortfolioKey[],
  distinct: 'company' | undefined,
): PortfolioKey[] {
  const nameOf = ({ companyId, id }: PortfolioKey) => (distinct ? companyId : id)
  const met = new Set(first.map(nameOf))
  return [...first, ...second.filter((key) => !met.has(nameOf(key)))].sort(compareKeys)
}

function compareKeys(a: PortfolioKey, b: PortfolioKey): number {
  if (a.positionKey !== b.positionKey) return a.positionKey - b.positionKey
  if (a.companyId !== b.companyId) return a.companyId < b.companyId ? -1 : 1
  return a.place - b.place
}
