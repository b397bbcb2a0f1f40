// Problems to be corrected before a typed price can be checked, by the name of its field.
import { readFigure, readNumber } from '@tameer/figures'
import { type CheckedQuote, isChecked, isDoubtfulKind } from '@tameer/quotes'
import * as words from '#words/check'
import { chooseOne } from '#words/quote-terms'
import { blankTerms, type StageEntry } from '../../../features/quote-form/entry/terms-entry.ts'
import { termsProblems } from '../../../features/quote-form/terms/terms-problems.ts'
import { type CheckEntry, leastRupees, percentOf } from './check-entry.ts'

/** The first problem of each field, in the order of the form. `quote` is what the entry says so far. */
export function checkProblems(
  entry: CheckEntry,
  { quote, quotedPkr, today }: { quote: CheckedQuote; quotedPkr: number; today: string },
): Record<string, string> {
  const found: Record<string, string> = {}
  const note = (field: string, isWrong: boolean, sentence: string) => {
    if (isWrong) found[field] ??= sentence
  }
  note('name', !isChecked.name(entry.name.trim()), words.vName)
  const price = readFigure(entry.figure)
  const isRate = entry.kind === 'rate'
  note('figure', price === undefined, words.vPrice)
  note(
    'figure',
    price !== undefined &&
      !isChecked.price(isRate ? { kind: 'per-sft', ratePkr: price } : { kind: 'lump', amountPkr: price }),
    words.vFigure,
  )
  if (isRate) note('area', !isChecked.area(readNumber(entry.area)), words.vArea)
  for (const id of keysOf(quote.rows))
    if (entry.rows[id]?.is === 'apart') note(`row ${id}`, !isSum(entry.rows[id]?.sum), words.vSum)
  for (const id of keysOf(quote.out))
    if (entry.out[id]?.how === 'aside') note(`chip ${id}`, !isSum(entry.out[id]?.sum), words.vSum)
  for (const field of ['before', 'kept'] as const) note(field, !isShare(entry[field], quotedPkr), words.vPct)
  noteStages(entry, quote, quotedPkr, note)
  if (entry.tax === 'on-top') note('taxSum', !isSum(entry.taxSum), words.vSum)
  note('durationWeeks', !isChecked.weeks(readNumber(entry.durationWeeks)), words.vWeeks)
  note('warrantyMonths', !isChecked.months(readNumber(entry.warrantyMonths)), words.vMonths)
  for (const [place, { item, amount }] of entry.extras.entries()) {
    const isBlank = item.trim() === '' && amount.trim() === ''
    note(`extras ${place} amount`, !isBlank && !(amount.trim() && isSum(amount)), words.vSum)
  }
  note('validUntil', !isChecked.valid(entry.validUntil || undefined, today), words.vValid)
  return found
}

/** The stages between, and the sum of all payments. */
function noteStages(
  entry: CheckEntry,
  quote: CheckedQuote,
  quotedPkr: number,
  note: (field: string, isWrong: boolean, sentence: string) => void,
) {
  const { between, changes, changesPercent, changesOwn } = entry
  const terms = { ...blankTerms('2000-01-01', 'works'), stages: between, changes, changesPercent, changesOwn }
  for (const [field, sentence] of Object.entries(termsProblems(terms))) note(field, true, sentence)
  for (const [place, { stage, due, percent }] of between.entries()) {
    note(`stages ${place} due`, stage === 'own' && due === '', chooseOne)
    note(`stages ${place} percent`, !((readNumber(percent) ?? 0) > 0), words.vPct)
  }
  const areShares = isShare(entry.before, quotedPkr) && isShare(entry.kept, quotedPkr)
  const sum = String(percentsOf(entry, quotedPkr))
  note('stages', areShares && !isChecked.paidOnce(quote), words.vPctsum(sum))
}

/** Sum of all payments in per cent. */
export function percentsOf({ before, kept, between }: CheckEntry, quotedPkr: number): number {
  const ends = [before, kept].map((text) => percentOf(text, quotedPkr) ?? 0)
  const parts = between.map(({ percent }: StageEntry) => readNumber(percent) || 0)
  return [...ends, ...parts].reduce((total, part) => total + Math.round(part * 100), 0) / 100
}

/** True for a price that looks like the other kind: it is asked, never refused. */
export function kindInQuestion({ price }: CheckedQuote): boolean {
  return (price.kind === 'lump' ? price.amountPkr : price.ratePkr) > 0 && isDoubtfulKind(price)
}

function isShare(text: string, quotedPkr: number): boolean {
  if (text.trim() === '') return true
  const value = readFigure(text) ?? Number.NaN
  return value > 100 ? value >= leastRupees && value <= quotedPkr : isChecked.percent(value)
}

function isSum(text = ''): boolean {
  return isChecked.sum(readFigure(text))
}

function keysOf<Key extends string>(from: Partial<Record<Key, unknown>>): Key[] {
  return Object.keys(from) as Key[]
}
