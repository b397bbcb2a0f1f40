// Problems to correct before a quote can be sent, by the name of the field at which they are shown.
import { readFigure } from '@tameer/figures'
import { type Bill, judgeQuote, type Problem, problemField } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { quoteProblem } from '#words/quote-problems'
import { figureProblem } from '../../../lib/figure-problem.ts'
import { termsProblems } from '../terms/terms-problems.ts'
import { type ItemEntry, isPriced, type PlaceKey, placeKey, pricedAt, type QuoteEntry } from './entry.ts'
import { quoteOfEntry } from './quote-of-entry.ts'

export type FieldProblems = Record<string, string>

export const priceField = (key: PlaceKey | undefined) => (key ? `price ${key}` : 'house')
export const sumField = (key: PlaceKey) => `sum ${key}`

/** The first problem of each field, in the order of the form's own lists. */
export function problemsOf(bill: Bill, entry: QuoteEntry, today: string): FieldProblems {
  const found: FieldProblems = {}
  const note = (field: string, sentence: string) => {
    found[field] ??= sentence
  }
  const figure = (field: string, text: string) => {
    const wrong = figureProblem(text)
    if (wrong) note(field, wrong)
  }
  const places = new Set(
    bill.lines.filter((line) => isPriced(entry, line)).map((line) => pricedAt(entry, line)),
  )
  for (const key of places) figure(priceField(key), key ? (entry.figures[key] ?? '') : entry.house.figure)
  for (const [key, { cover, sum }] of Object.entries(entry.covers))
    if (cover === 'allowance') figure(sumField(key as PlaceKey), sum)
  for (const list of ['extras', 'alternates'] as const)
    for (const [place, item] of entry[list].entries()) itemProblems(item, `${list} ${place}`, note)
  figure('total', entry.total ?? '')
  if (entry.discount.amount.trim() || entry.discount.item.trim())
    itemProblems(entry.discount, 'discount', note)
  for (const problem of judgeQuote(bill, quoteOfEntry(bill, entry), today)) {
    const field = fieldOf(problem, bill, entry)
    note(field, inShort(problem) ?? quoteProblem(problem))
  }
  if (entry.tax === '') note('tax', words.chooseOne)
  for (const [field, sentence] of Object.entries(termsProblems(entry.terms))) note(field, sentence)
  return found
}

/** Short text for problems that are fully explained elsewhere on the form. */
function inShort({ code }: Problem): string | undefined {
  if (code === 'unpriced') return words.priceMissing
  return code === 'headlineDiffers' ? words.notTheSum : undefined
}

function itemProblems(
  { item, amount }: ItemEntry,
  field: string,
  note: (field: string, sentence: string) => void,
) {
  if (item.trim() === '') note(`${field} item`, words.sayWhat)
  const wrong = readFigure(amount) === undefined ? words.sayAmount : figureProblem(amount)
  if (wrong) note(`${field} amount`, wrong)
}

/** A missing price is shown where the line is priced; an item's or a payment's problem at its figure. */
function fieldOf(problem: Problem, bill: Bill, entry: QuoteEntry): string {
  if (problem.code === 'unpriced') {
    const line = bill.lines.find(({ id }) => id === problem.id)
    return priceField(line && pricedAt(entry, line))
  }
  const field = problemField(problem)
  const [, name = field, place] = /^(\w+) (.*)$/.exec(field) ?? []
  if (name === 'prices') return entry.one ? 'house' : `price ${field.slice('prices '.length)}`
  if (name === 'covers') return `sum ${field.slice('covers '.length)}`
  if (field === 'discount') return 'discount amount'
  if (field === 'headlinePkr') return 'total'
  if (name === 'stages' && place !== undefined)
    return `${field} ${problem.code === 'noDue' ? 'due' : 'percent'}`
  return place === undefined ? field : `${field} amount`
}

/**
 * Sections that must be unfolded to show these problems. The sum of a line in a group is shown at the group instead.
 */
export function sectionsWith(problems: FieldProblems, bill: Bill, grouped: ReadonlySet<string>): string[] {
  const lines = bill.lines.filter((line) => {
    const [ofLine, ofSection] = [placeKey('line', line.id), placeKey('section', line.section)]
    return (
      problems[priceField(ofLine)] ||
      problems[priceField(ofSection)] ||
      problems[sumField(ofSection)] ||
      (!grouped.has(line.id) && problems[sumField(ofLine)])
    )
  })
  return [...new Set(lines.map(({ section }) => section))]
}
