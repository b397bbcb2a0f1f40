// Writes and reads answers as the query of a link, in the form of URLSearchParams but without needing a browser.
import { type Pairs, writePairs } from './answer-pairs.ts'
import { type Answers, type AnswersInput, answerFields, readAnswers } from './answers.ts'
import { cities, type PriceBook } from './dataset/price-book.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'

/** Facts in a link beside the answers. */
export interface LinkFacts {
  /** Version of the price book the estimate was made with. */
  readonly priceBookVersion: string
  /** Total that the maker of the link saw, in whole rupees. It stays known when the price book is gone. */
  readonly totalPkr?: number
}

/** A link after reading: answers as texts, exactly as in the link. The estimate checks them. */
export interface DecodedLink extends Partial<LinkFacts> {
  readonly answers: AnswersInput
}

const versionKey = 'prices'
const totalKey = 'total'
/** Version from which a house is complete unless the answers say otherwise (decision D24). */
const completeSince = '2026-11-01'

/** The query of a link to an estimate, such as `city=Karachi&plotSize=7&prices=2025-05-12`. Empty answers are kept. */
export function encodeAnswers(answers: AnswersInput, { priceBookVersion, totalPkr }: LinkFacts): string {
  const pairs: [string, unknown][] = answerFields.map((field) => [field, textOf(answers[field])])
  pairs.push([versionKey, priceBookVersion], [totalKey, totalPkr])
  return pairs
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encode(String(value))}`)
    .join('&')
}

/**
 * Answers that differ from the usual house on such a plot; city and plot size always stay. Read with the same price
 * book they give the same house, in a link that a person can read.
 */
export function unusualAnswers(answers: Answers, book: PriceBook = currentPriceBook): AnswersInput {
  const whole = JSON.stringify(answers)
  let kept: AnswersInput = answers
  // Starts with the last field: the usual rooms and area depend on the answers before them.
  for (const field of answerFields.toReversed()) {
    const { [field]: _, ...fewer } = kept
    const read = readAnswers(fewer, book)
    if (read.ok && JSON.stringify(read.answers) === whole) kept = fewer
  }
  return kept
}

/**
 * Reads a link's query, with or without its `?`. Unknown keys and an invalid version are ignored; the case of a
 * city's name does not matter. Never throws.
 */
export function decodeAnswers(query: string): DecodedLink {
  const found = new Map<string, string>()
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=')
    const key = decode(at === -1 ? pair : pair.slice(0, at))
    if (!found.has(key)) found.set(key, at === -1 ? '' : decode(pair.slice(at + 1)))
  }
  const answers: Record<string, string> = {}
  for (const field of answerFields) {
    const value = found.get(field)
    if (value !== undefined) answers[field] = field === 'city' ? cityNamed(value) : value
  }
  const priceBookVersion = versionIn(found.get(versionKey))
  // An older book had a default type of house, so a link made with it may leave the type out.
  if (priceBookVersion && priceBookVersion < completeSince && answers.constructionType === undefined)
    answers.constructionType = 'Grey Structure'
  const total = found.get(totalKey)
  return {
    answers,
    ...(priceBookVersion ? { priceBookVersion } : {}),
    ...(total && /^\d{1,12}$/.test(total) ? { totalPkr: Number(total) } : {}),
  }
}

/** Name of a city as the price book writes it; any other text as it is. */
function cityNamed(text: string): string {
  const name = text.trim().toLowerCase()
  return cities.find((city) => city.toLowerCase() === name) ?? text
}

/**
 * Version of a price book: a day of this century, or a correction of that day, such as `2026-12-29.2`. Any other text in
 * a link is not ours and is ignored.
 */
function versionIn(text = ''): string | undefined {
  const [, day = ''] = /^(20\d{2}-\d{2}-\d{2})(\.[2-9])?$/.exec(text) ?? []
  const at = Date.parse(day)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? text : undefined
}

/** Figures by id as one text; undefined without any. */
function textOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  return writePairs(answer as Pairs) || undefined
}

function encode(text: string): string {
  // A lone half of a surrogate pair cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%20', '+')
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
