import { foldText } from '@tameer/contract'
import type { Reader } from '../database.ts'
import { listCategories, listCities, type NamedId } from '../queries/catalogue.ts'
import type { PortfolioFilters } from './conditions.ts'
import { fillWords, namesOfCities, wordsOfCategories } from './known-words.ts'
import { TtlCache } from './ttl-cache.ts'

/** What a phrase of the catalogue stands for. */
type Meaning = { category: number } | { city: number }

/** What each folded phrase means. */
export type KnownPhrases = ReadonlyMap<string, Meaning>

const betweenWords = /[\s\u200c،؛؟۔٪]+/
const mostWords = 3
/** The beginning of a word counts as the word from so many letters on. */
const leastOfPrefix = 4
/** The catalogue changes with a migration only. */
const keptMs = 60 * 60_000

const phrases = new TtlCache<KnownPhrases>()

export async function knownPhrases(db: Reader): Promise<KnownPhrases> {
  const known = phrases.recall(db, '')
  if (known) return known
  const found = phrasesOf(await listCategories(db), await listCities(db))
  phrases.note(db, '', found, keptMs)
  return found
}

/** Each word of the catalogue's phrases as it is written, by its folded form. */
export async function writtenWords(db: Reader): Promise<ReadonlyMap<string, string>> {
  const names = [...(await listCategories(db)), ...(await listCities(db))].map(({ name }) => name)
  const other = [...Object.values(wordsOfCategories), ...Object.values(namesOfCities)].flat()
  return wordsAsWritten([...names, ...other])
}

/** The words of texts in lower case, by their folded form; of two ways to write one the first. */
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

function phrasesOf(categories: readonly NamedId[], cities: readonly NamedId[]): KnownPhrases {
  const known = new Map<string, Meaning>()
  const add = (texts: readonly string[], meaning: Meaning) => {
    for (const text of texts) known.set(foldText(text), meaning)
  }
  for (const { id, name } of categories) add([name, ...(wordsOfCategories[id] ?? [])], { category: id })
  for (const { id, name } of cities) add([name, ...(namesOfCities[name] ?? [])], { city: id })
  return known
}

/**
 * The filters with the words of `q` that name a service or a city as filters of their own, `q` holding what is left;
 * undefined when it names none. A filter that is set already stays, and a word against it is looked for as it is.
 */
export function readSearch(filters: PortfolioFilters, known: KnownPhrases): PortfolioFilters | undefined {
  const words = (filters.q ?? '').split(' ')
  let { category, city } = filters
  let named = false
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    const { meaning, size } = meaningAt(words, at, known)
    const [wanted, set] = meaning && 'city' in meaning ? [meaning.city, city] : [meaning?.category, category]
    if (meaning && (set === undefined || set === wanted)) {
      if ('city' in meaning) city = meaning.city
      else category = meaning.category
      named = true
    } else left.push(...words.slice(at, at + size))
    at += size
  }
  if (!named) return undefined
  const rest = left.filter((word) => !fillWords.has(word) && !/^\d+(\.\d+)?$/.test(word))
  return { ...filters, q: rest.join(' ') || undefined, category, city }
}

/** The longest phrase that begins at a word and means something; one word when none does. */
function meaningAt(words: readonly string[], at: number, known: KnownPhrases) {
  for (let size = Math.min(mostWords, words.length - at); size > 0; size -= 1) {
    const phrase = words.slice(at, at + size).join(' ')
    const isLast = at + size === words.length
    const meaning = known.get(phrase) ?? (isLast ? meaningOfPrefix(phrase, known) : undefined)
    if (meaning) return { meaning, size }
  }
  return { meaning: undefined, size: 1 }
}

/** What all phrases that begin like that mean: people search while they type. */
function meaningOfPrefix(start: string, known: KnownPhrases): Meaning | undefined {
  if (start.length < leastOfPrefix) return undefined
  const meanings = new Map<string, Meaning>()
  for (const [phrase, meaning] of known) {
    if (phrase.startsWith(start)) meanings.set(JSON.stringify(meaning), meaning)
  }
  return meanings.size === 1 ? [...meanings.values()][0] : undefined
}
