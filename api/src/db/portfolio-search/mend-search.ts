import { cleanLine, foldText, searchFilters } from '@tameer/contract'
import type { Reader } from '../database.ts'
import { cleanFilters, type PortfolioFilters } from './conditions.ts'
import { countPortfolios } from './find-portfolios.ts'
import { knownPhrases, partsOfSearch, saysLittle, wordsAsWritten } from './read-search.ts'
import { correctWords } from './spelling.ts'

// A text may have fifty words: only so many of no known meaning are tried, and none so short that it is in every name.
const wordsTried = 5
const leastLetters = 3

export interface MendedSearch {
  /** Words that find companies; '' when none does and the filters alone are kept. */
  q: string
  /** Words that were left out, as they were typed. */
  leftOut: string[]
}

/**
 * The search to show in place of one that finds nothing: misspelt words are corrected, and then those of no known
 * meaning that find nothing beside the others are left out. Undefined when that helps nothing, and when it would leave
 * the whole directory. Where all words are known, the corrected search may find nothing either.
 */
export async function mendSearch(db: Reader, given: PortfolioFilters): Promise<MendedSearch | undefined> {
  const filters = cleanFilters(given)
  if (filters.q === undefined) return undefined
  const better = await correctWords(db, filters.q)
  const typed = wordsAsWritten([cleanLine(given.q ?? '')])
  const written = new Map([...typed, ...wordsAsWritten(better.values())])
  const before = new Map([...better].map(([word, one]) => [foldText(one), typed.get(word) ?? word]))
  const wordsBy = (names: ReadonlyMap<string, string>) => (text: string) =>
    text.replace(/[^ ]+/g, (word) => names.get(word) ?? word)
  const asWritten = wordsBy(written)
  const asTyped = wordsBy(new Map([...typed, ...before]))
  const corrected = wordsBy(new Map([...better].map(([word, one]) => [word, foldText(one)])))(filters.q)
  const finds = async (q: string) =>
    (await countPortfolios(db, { ...filters, q, distinct: 'company' }, 1)) > 0
  const whole = better.size > 0 ? { q: asWritten(corrected), leftOut: [] } : undefined
  if (whole && (await finds(corrected))) return whole

  const { sized, phrases } = partsOfSearch(corrected, await knownPhrases(db))
  let kept = phrases.flatMap((phrase) => (phrase.meaning ? [phrase.words] : [])).join(' ')
  if (kept !== '' && !(await finds(kept))) return whole
  const others = phrases.flatMap((phrase) =>
    phrase.meaning || saysLittle(phrase.words) ? [] : [phrase.words],
  )
  const leftOut: string[] = []
  for (const [at, part] of [...(sized ? [sized.words] : []), ...others].entries()) {
    const more = `${kept} ${part}`.trim()
    if (at < wordsTried && [...part].length >= leastLetters && (await finds(more))) kept = more
    else leftOut.push(asTyped(part))
  }
  const narrowed = kept !== '' || searchFilters.some((name) => name !== 'q' && filters[name] !== undefined)
  if (leftOut.length === 0 || !narrowed || (kept === '' && !(await finds('')))) return undefined
  return { q: asWritten(kept), leftOut }
}
