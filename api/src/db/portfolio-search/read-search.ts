import { foldText, type Trade, trades } from '@tameer/contract'
import { nameInCode } from '../../core/city-places.ts'
import type { Reader } from '../database.ts'
import { listCategories, listCities, type NamedId } from '../queries/companies/catalogue.ts'
import { versionOf } from '../versions.ts'
import type { PortfolioFilters } from './conditions.ts'
import { knownLocalities } from './known-localities.ts'
import { knownTrades } from './known-trades.ts'
import {
  fillWords,
  namesOfCities,
  partOfLocality,
  wishesOfCategories,
  wordsOfCategories,
} from './known-words.ts'
import { readPlotSize, sizesOfUnit } from './plot-sizes.ts'

/** The meaning of a phrase of the catalogue. */
interface Meaning {
  category?: number
  city?: number
  /** A trade: `category` is its nearest service. */
  trade?: Trade
  /** The words name what is to be done: `category` is the service that does it. */
  wish?: true
  locality?: PlacedLocality
}

/** A locality with its cities. */
interface PlacedLocality {
  name: string
  urdu: string
  cities: readonly NamedId[]
}

/** A search with its meaning. */
export interface Reading {
  /** Meanings of words of `q` as filters of their own; `q` holds the remaining words. */
  filters: PortfolioFilters
  /** Cities of a locality that lies in several: any of them matches. */
  cities?: readonly number[] | undefined
  /** Plot sizes that the whole of `q` stands for: any of them matches in its place. */
  plots?: readonly string[] | undefined
  /** The remaining words and those of a plot size; undefined when there are none. */
  words: string | undefined
  /** The locality, with its cities that match the search. */
  locality?: PlacedLocality | undefined
  trade?: Trade | undefined
  /** The search names what is to be done; the filters have the service that does it. */
  wish?: true | undefined
}

/** Meanings by folded phrase. */
export type KnownPhrases = ReadonlyMap<string, Meaning>

const betweenWords = /[\s\u200c،؛؟۔٪]+/
/** Number of words of a spelled-out abbreviation in Urdu. */
const mostWords = 5
/** The beginning of a word counts as the word from this number of letters on. */
const leastOfPrefix = 4

/** Phrases of the lists `from`, which are the database's at `version`. */
interface Kept {
  version: number | undefined
  from: string
  known: KnownPhrases
}

const phrases = new WeakMap<Reader, Kept>()

/**
 * The phrases of the catalogue as it is now: the desk of any server may change it, and a response that was made with older
 * phrases would be cached until the next change.
 */
export async function knownPhrases(db: Reader): Promise<KnownPhrases> {
  const version = versionOf(db)
  const kept = phrases.get(db)
  if (kept && version !== undefined && kept.version === version) return kept.known
  const [categories, cities] = [await listCategories(db), await listCities(db)]
  const from = JSON.stringify([categories, cities])
  const known = kept?.from === from ? kept.known : phrasesOf(categories, cities)
  phrases.set(db, { version, from, known })
  return known
}

/** The spelling of each word of the catalogue's phrases, by its folded form. */
export async function writtenWords(db: Reader): Promise<ReadonlyMap<string, string>> {
  const names = [
    ...(await listCategories(db)).flatMap(ownNames),
    ...(await listCities(db)).flatMap(namesOfCity),
  ]
  const other = [wordsOfCategories, wishesOfCategories].flatMap((words) => Object.values(words).flat())
  const places = knownLocalities.flatMap(({ spellings }) => spellings)
  const trades = Object.values(knownTrades).flatMap(({ words }) => words)
  return wordsAsWritten([...names, ...other, ...places, ...trades])
}

/** The words of texts in lower case, by their folded form; of two spellings the first is kept. */
export function wordsAsWritten(texts: Iterable<string>): Map<string, string> {
  const written = new Map<string, string>()
  for (const text of texts) {
    for (const word of text.split(betweenWords)) {
      const folded = foldText(word)
      if (folded !== '' && !written.has(folded)) written.set(folded, word.toLowerCase())
    }
  }
  return written
}

/** The names of an entry: in English, and one in Urdu that the desk gave. */
function ownNames({ name, nameUr }: NamedId): string[] {
  return nameUr === undefined ? [name] : [name, nameUr]
}

/** Names under which a city is found: its own, and those that the code has for it. */
function namesOfCity(city: NamedId): string[] {
  const known = nameInCode(city.id)
  return known === undefined ? ownNames(city) : [...ownNames(city), known, ...(namesOfCities[known] ?? [])]
}

function phrasesOf(categories: readonly NamedId[], cities: readonly NamedId[]): KnownPhrases {
  const known = new Map<string, Meaning>()
  const add = (texts: readonly string[], meaning: Meaning) => {
    for (const text of texts) known.set(foldText(text), meaning)
  }
  // Later entries replace earlier ones: a service or a city has precedence over a locality of that name.
  for (const { locality, spellings } of knownLocalities) {
    const there = locality.cities.flatMap((name) => cities.filter(({ id }) => nameInCode(id) === name))
    if (there.length > 0) add(spellings, { locality: { ...locality, cities: there } })
  }
  for (const name of trades) {
    const { category, words } = knownTrades[name]
    add(words, { trade: name, category })
  }
  for (const entry of categories) {
    add(wishesOfCategories[entry.id] ?? [], { category: entry.id, wish: true })
    add([...ownNames(entry), ...(wordsOfCategories[entry.id] ?? [])], { category: entry.id })
  }
  for (const entry of cities) add(namesOfCity(entry), { city: entry.id })
  return known
}

/**
 * The search with words of `q` turned into filters; undefined when no word names anything. A filter that is set already
 * stays, and a word that contradicts it is searched for as a word.
 */
export function readSearch(filters: PortfolioFilters, known: KnownPhrases): Reading | undefined {
  const plots = sizesOfUnit(filters.q ?? '')
  if (plots.length > 0) return { filters, plots, words: filters.q }
  const { sized, phrases } = partsOfSearch(filters.q ?? '', known)
  let { category, city } = filters
  let named = sized !== undefined
  let trade: Trade | undefined
  let wish: true | undefined
  let place: { locality: PlacedLocality; words: string } | undefined
  const left: string[] = []
  for (const { words, meaning } of phrases) {
    if (meaning?.locality && !place) place = { locality: meaning.locality, words }
    else if (meaning && !meaning.locality && fits(meaning, { category, city })) {
      category ??= meaning.category
      city ??= meaning.city
      trade ??= meaning.trade
      wish ??= meaning.wish
      named = true
    } else left.push(words)
  }
  const there = place?.locality.cities.filter((one) => city === undefined || city === one.id) ?? []
  if (place && there.length === 0) left.push(place.words)
  if (!named && there.length === 0) return undefined
  const rest = left.flatMap((words) => words.split(' ')).filter((word) => !saysLittle(word))
  const [first, ...others] = there
  if (others.length === 0) city ??= first?.id
  return {
    filters: { ...filters, q: rest.join(' ') || undefined, plot: sized?.plot, category, city },
    cities: others.length > 0 ? there.map(({ id }) => id) : undefined,
    words: [...(sized ? [sized.words] : []), ...rest].join(' ') || undefined,
    locality: place && first && { ...place.locality, cities: there },
    trade,
    wish,
  }
}

/** True when a meaning does not contradict a filter that is set. */
function fits(meaning: Meaning, set: Pick<PortfolioFilters, 'category' | 'city'>): boolean {
  const agree = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined || a === b
  return agree(meaning.category, set.category) && agree(meaning.city, set.city)
}

/** A search matches any of these filters. */
export function alternativesOf({ filters, cities, plots }: Reading): PortfolioFilters[] {
  if (plots) return plots.map((plot) => ({ ...filters, q: undefined, plot }))
  return cities ? cities.map((city) => ({ ...filters, city })) : [filters]
}

/** True when a word narrows nothing down beside others. */
export function saysLittle(word: string): boolean {
  const folded = foldText(word)
  return fillWords.has(folded) || /^\d+(\.\d+)?$/.test(folded)
}

interface Phrase {
  words: string
  meaning: Meaning | undefined
}

/** The plot size of a folded search, and the phrases of the rest of it. */
export function partsOfSearch(q: string, known: KnownPhrases) {
  const sized = readPlotSize(q)
  const typed = (sized?.rest ?? q).replace(/,( |$)/g, ' ').replace(partOfLocality, ' ')
  return { sized, phrases: phrasesIn(typed, known) }
}

/** The known phrases of a text, the longest possible, and the words between them. */
function phrasesIn(text: string, known: KnownPhrases): Phrase[] {
  const words = text.split(' ').filter((word) => word !== '')
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length; ) {
    const { meaning, size } = meaningAt(words, at, known)
    phrases.push({ words: words.slice(at, at + size).join(' '), meaning })
    at += size
  }
  return phrases
}

/** The longest known phrase that begins at a word; a single word when there is none. */
function meaningAt(words: readonly string[], at: number, known: KnownPhrases) {
  for (let size = Math.min(mostWords, words.length - at); size > 0; size -= 1) {
    const phrase = words.slice(at, at + size).join(' ')
    const isLast = at + size === words.length
    const meaning = known.get(phrase) ?? (isLast ? meaningOfPrefix(phrase, known) : undefined)
    if (meaning) return { meaning, size }
  }
  return { meaning: undefined, size: 1 }
}

/** The service or city that all phrases with this beginning mean: people search while they type. */
function meaningOfPrefix(start: string, known: KnownPhrases): Meaning | undefined {
  if (start.length < leastOfPrefix) return undefined
  const meanings = new Map<string, Meaning>()
  for (const [phrase, meaning] of known) {
    const counts = !meaning.trade && !meaning.locality
    if (counts && phrase.startsWith(start)) meanings.set(JSON.stringify(meaning), meaning)
  }
  return meanings.size === 1 ? [...meanings.values()][0] : undefined
}
