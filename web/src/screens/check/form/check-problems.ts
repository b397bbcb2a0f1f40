// Problems to be corrected before a typed price can be checked, by the name of its field.
import { daysLater } from '@tameer/contract'
import { readFigure, readNumber } from '@tameer/figures'
import { type CheckedQuote, checkedLimits, hasDecimals, isDoubtfulKind, rateDecimals } from '@tameer/quotes'
import * as words from '#words/check'
import { chooseOne } from '#words/quote-form'
import { blankTerms, type StageEntry } from '../../../features/quote-form/terms-entry.ts'
import { termsProblems } from '../../../features/quote-form/terms-problems.ts'
import { type CheckEntry, leastRupees, percentOf } from './check-entry.ts'

const { areaSft, weeks: weekLimits, months: monthLimits } = checkedLimits

/** The first problem of each field, in the order of the form. `quote` is what the entry says so far. */
export function checkProblems(
  entry: CheckEntry,
  { quote, quotedPkr, today }: { quote: CheckedQuote; quotedPkr: number; today: string },
): Record<string, string> {
  const found: Record<string, string> = {}
  const note = (field: string, isWrong: boolean, sentence: string) => {
    if (isWrong) found[field] ??= sentence
  }
  const letters = [...entry.name.trim()].length
  note('name', letters < 1 || letters > checkedLimits.nameLetters, words.vName)
  const price = readFigure(entry.figure)
  note('figure', price === undefined, words.vPrice)
  note(
    'figure',
    !isBetween(price, Number.EPSILON, checkedLimits.pricePkr) ||
      !hasDecimals(price, entry.kind === 'rate' ? rateDecimals : 0),
    words.vFigure,
  )
  const area = readNumber(entry.area)
  if (entry.kind === 'rate')
    note('area', area !== undefined && !isWhole(area, areaSft.min, areaSft.max), words.vArea)
  for (const id of keysOf(quote.rows))
    if (entry.rows[id]?.is === 'apart') note(`row ${id}`, !isSum(entry.rows[id]?.sum), words.vSum)
  for (const id of keysOf(quote.out))
    if (entry.out[id]?.how === 'aside') note(`chip ${id}`, !isSum(entry.out[id]?.sum), words.vSum)
  for (const field of ['before', 'kept'] as const) note(field, !isShare(entry[field], quotedPkr), words.vPct)
  noteStages(entry, quotedPkr, note)
  if (entry.tax === 'on-top') note('taxSum', !isSum(entry.taxSum), words.vSum)
  const [weeks, months] = [readNumber(entry.durationWeeks), readNumber(entry.warrantyMonths)]
  note('durationWeeks', weeks !== undefined && !isWhole(weeks, weekLimits.min, weekLimits.max), words.vWeeks)
  note(
    'warrantyMonths',
    months !== undefined && !isWhole(months, monthLimits.min, monthLimits.max),
    words.vMonths,
  )
  for (const [place, { item, amount }] of entry.extras.entries()) {
    const isBlank = item.trim() === '' && amount.trim() === ''
    note(`extras ${place} amount`, !isBlank && !(amount.trim() && isSum(amount)), words.vSum)
  }
  const last = daysLater(today, checkedLimits.validDays.max)
  const { validUntil } = entry
  note('validUntil', validUntil !== '' && (validUntil < today || validUntil > last), words.vValid)
  return found
}

/** The stages between, and the sum of all payments. */
function noteStages(
  entry: CheckEntry,
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
  const sum = percentsOf(entry, quotedPkr)
  const areShares = isShare(entry.before, quotedPkr) && isShare(entry.kept, quotedPkr)
  note('stages', areShares && (between.length > 0 ? sum !== 100 : sum > 100), words.vPctsum(String(sum)))
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
  const value = readFigure(text)
  if (value === undefined || Number.isNaN(value) || value < 0) return false
  return value <= 100 ? hasDecimals(value, 2) : value >= leastRupees && value <= quotedPkr
}

function isSum(text = ''): boolean {
  const value = readFigure(text)
  return value === undefined || isWhole(value, 1, checkedLimits.sumPkr)
}

function isWhole(value: number | undefined, min: number, max: number): boolean {
  return isBetween(value, min, max) && Number.isInteger(value)
}

function isBetween(value: number | undefined, min: number, max: number): value is number {
  return value !== undefined && value >= min && value <= max
}

function keysOf<Key extends string>(from: Partial<Record<Key, unknown>>): Key[] {
  return Object.keys(from) as Key[]
}
