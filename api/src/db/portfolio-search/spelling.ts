import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import { isPublic } from '../visible.ts'
import { countPortfolios } from './find-portfolios.ts'
import { fillWords } from './known-words.ts'
import { wordsAsWritten, writtenWords } from './read-search.ts'
import { partsOf } from './search-parts.ts'
import { soundOf } from './sound.ts'

// These bounds keep the work the same for any number of companies and any names. Letters are counted in code points.
const mostWords = 5
const leastLetters = 4
/** Folding turns one letter into six at most. No real word has more letters than this. */
const mostLetters = 30
/** A word with this number of letters or more may have two wrong ones. */
const longWord = 8
/** A word with this number of letters or more may sound different in one. */
const soundedWord = 6
const partLetters = 3
const partsTried = 3
const partsCounted = 250
const companiesTried = 100
/** A company's text has a few thousand words at most, which could all be similar. */
const wordsTried = 500
/** The number of titles in a search text. */
const titlesRead = 50

/** Words in their usual spelling by the misspelt words of a folded text that they stand for: the first few of them. */
export async function correctWords(db: Reader, text: string): Promise<Map<string, string>> {
  const catalogue = await writtenWords(db)
  const corrected = new Map<string, string>()
  const words = text.split(' ').filter((word) => mayBeWrong(word) && !catalogue.has(word))
  for (const word of [...new Set(words)].slice(0, mostWords)) {
    const better = await correctWord(db, word, catalogue)
    if (better !== undefined) corrected.set(word, better)
  }
  return corrected
}

function mayBeWrong(word: string): boolean {
  const letters = [...word].length
  return letters >= leastLetters && letters <= mostLetters && !fillWords.has(word)
}

/** The corrected word; undefined for a word that is right, or similar to no other. */
async function correctWord(
  db: Reader,
  word: string,
  catalogue: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  if ((await countPortfolios(db, { q: word, distinct: 'company' }, 1)) > 0) return undefined
  const known = similar(word, [...catalogue.keys()])
  if (known !== undefined) return catalogue.get(known)
  const companyOf = await wordsLike(db, word)
  const found = similar(word, [...companyOf.keys()])
  return found === undefined ? undefined : writtenBy(db, companyOf.get(found) ?? '', found)
}

/** Words of listed companies that share the rarest parts of a word, each with a company that has it. */
async function wordsLike(db: Reader, word: string): Promise<Map<string, string>> {
  const parts = partsOf(word).filter((part) => [...part].length === partLetters)
  const tried = sql.join(parts.map((part) => sql`(${part})`))
  const { rows: counted } = await sql<{ part: string; size: number }>`
    select tried.column1 as part, (select count(*) from (
      select 1 from company_search_parts l where l.part = tried.column1 limit ${sql.lit(partsCounted)}
    ) as counted) as size from (values ${tried}) as tried`.execute(db)
  const rare = counted
    .filter(({ size }) => Number(size) > 0)
    .toSorted((a, b) => Number(a.size) - Number(b.size))
    .slice(0, partsTried)
  const found = new Map<string, string>()
  for (const { part } of rare) {
    const { rows } = await sql<{ id: string; text: string }>`select o.id, o.search_text as text
      from company_search_parts b cross join companies o
      where b.part = ${part} and o.id = b.company_id and ${isPublic(sql`o.id`)}
      order by b.position_key, b.company_id limit ${sql.lit(companiesTried)}`.execute(db)
    let tried = 0
    for (const { id, text } of rows) {
      for (const one of text.split(/\s/)) {
        // A line with a plot size begins with this sign.
        if (!one.includes(part) || one.startsWith('#') || found.has(one)) continue
        if (tried === wordsTried) break
        tried += 1
        found.set(one, id)
      }
    }
  }
  return found
}

/** The spelling of a folded word in its company's name or titles. */
async function writtenBy(db: Reader, companyId: string, word: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select name as text from companies where id = ${companyId}
    union all select * from (select title from portfolios where company_id = ${companyId} and hidden = 0
      order by place limit ${sql.lit(titlesRead)}) as titles`.execute(db)
  return wordsAsWritten(rows.map(({ text }) => text)).get(word) ?? word
}

/** The word with the fewest wrong letters, or else the one that sounds most alike; undefined when none is similar. */
function similar(word: string, candidates: readonly string[]): string | undefined {
  const { length } = [...word]
  return (
    closest(word, candidates, length < longWord ? 1 : 2) ??
    closest(soundOf(word), candidates, length < soundedWord ? 0 : 1, soundOf)
  )
}

/** The most similar word in the given form, with `most` wrong letters at most; undefined when there is none. */
function closest(
  word: string,
  candidates: readonly string[],
  most: number,
  form = (candidate: string) => candidate,
): string | undefined {
  let best: string | undefined
  let least = most + 1
  const letters = [...word]
  for (const candidate of candidates) {
    // Compared in UTF-16 units, which is cheap: letters of words do not need two of them.
    if (candidate.length > mostLetters) continue
    const other = [...form(candidate)]
    // Few mistake the first letter, and other words differ in nothing else: `lamp` and `map` for `lmap`.
    const wrong = wrongLetters(letters, other, least) + (letters[0] === other[0] ? 0 : 1)
    if (wrong < least) [best, least] = [candidate, wrong]
  }
  return best
}

/**
 * Number of letters to add, drop, replace or swap with their neighbour (optimal string alignment distance); `most`
 * stands for any larger number. Compares only a band along the diagonal that fewer wrong letters can reach, and ends
 * after a row that is beyond it.
 */
export function wrongLetters(from: readonly string[], to: readonly string[], most: number): number {
  if (Math.abs(from.length - to.length) >= most) return most
  const beyond = Array<number>(to.length + 1).fill(most)
  let before = beyond
  let last = to.map((_, at) => at).concat(to.length)
  for (let row = 1; row <= from.length; row += 1) {
    const next = beyond.with(0, Math.min(row, most))
    let least = next[0] ?? most
    const end = Math.min(to.length, row + most - 1)
    for (let column = Math.max(1, row - most + 1); column <= end; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const swapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const wrong = Math.min(
        at(last, column, most) + 1,
        at(next, column - 1, most) + 1,
        at(last, column - 1, most) + (same ? 0 : 1),
        swapped ? at(before, column - 2, most) + 1 : most,
      )
      next[column] = wrong
      least = Math.min(least, wrong)
    }
    if (least >= most) return most
    before = last
    last = next
  }
  return Math.min(at(last, to.length, most), most)
}

function at(row: readonly number[], column: number, most: number): number {
  return row[column] ?? most
}
