// The limits of a typed quote, for its form and for what comes in by a link or a file.
import { hasDecimals, percentDecimals, rateDecimals } from '../rupees.ts'
import { daysBetween, dueOf, sumPercent } from '../terms.ts'
import type { CheckedPrice, CheckedQuote } from './checked-quote.ts'

export const checkedLimits = {
  nameLetters: 40,
  pricePkr: 1_000_000_000,
  /** Of a sum apart, aside, on top, or of an extra. */
  sumPkr: 100_000_000,
  areaSft: { min: 300, max: 30_000 },
  extras: 5,
  stagesBetween: 10,
  /** Of an extra and of a payment in own words. */
  itemLetters: 80,
  changesLetters: 200,
  messageLetters: 2000,
  weeks: { min: 1, max: 300 },
  months: { min: 0, max: 120 },
  validDays: { min: 0, max: 365 },
} as const

/** No house costs as much a square foot, and none as little in all. */
const doubtfulPkr = 50_000

export type CheckedFault =
  | 'name'
  | 'price'
  | 'area'
  | 'sum'
  | 'percent'
  | 'percentSum'
  | 'tooMany'
  | 'tooLong'
  | 'weeks'
  | 'months'
  | 'valid'

/**
 * Finds everything outside the limits; nothing in a quote that can be checked. The validity counts from `today` (`2027-03-31`);
 * without it any date is right, as in a quote of last month. Never throws.
 */
export function judgeChecked(checked: CheckedQuote, today?: string): CheckedFault[] {
  const { name, price, extras, between = [], changes, message } = checked
  const { itemLetters, changesLetters, messageLetters } = checkedLimits
  const texts = [...extras.map(({ item }) => item), ...between.map(({ stage }) => stage)]
  const faults: [CheckedFault, boolean][] = [
    ['name', !isChecked.name(name)],
    ['price', !isChecked.price(price)],
    ['area', price.kind === 'per-sft' && !isChecked.area(price.areaSft)],
    ['sum', !sumsOf(checked).every(isChecked.sum)],
    ['percent', !arePercents(checked)],
    ['percentSum', !isChecked.paidOnce(checked)],
    ['tooMany', extras.length > checkedLimits.extras || between.length > checkedLimits.stagesBetween],
    ['tooLong', texts.some((text) => lettersOf(text) > itemLetters)],
    ['tooLong', lettersOf(changes) > changesLetters || lettersOf(message) > messageLetters],
    ['weeks', !isChecked.weeks(checked.durationWeeks)],
    ['months', !isChecked.months(checked.warrantyMonths)],
    ['valid', !isChecked.valid(checked.validUntil, today)],
  ]
  return [...new Set(faults.flatMap(([fault, isWrong]) => (isWrong ? [fault] : [])))]
}

type Said<Value> = Value | undefined

/** The limits of each field, for its form too. A value that was not said is right. */
export const isChecked = {
  name: (name: string) => lettersOf(name) > 0 && lettersOf(name) <= checkedLimits.nameLetters,
  price: isPrice,
  area: (areaSft: Said<number>) => isWhole(areaSft, checkedLimits.areaSft),
  sum: (pkr: Said<number>) => isWhole(pkr, { min: 1, max: checkedLimits.sumPkr }),
  percent: (percent: number) => percent >= 0 && percent <= 100 && hasDecimals(percent, percentDecimals),
  paidOnce: isPaidOnce,
  weeks: (weeks: Said<number>) => isWhole(weeks, checkedLimits.weeks),
  months: (months: Said<number>) => isWhole(months, checkedLimits.months),
  valid: isValidity,
} as const

/** True for a rate that looks like the price of all, and for a price of all that looks like a rate. Never refused. */
export function isDoubtfulKind(price: CheckedPrice): boolean {
  return price.kind === 'lump' ? price.amountPkr < doubtfulPkr : price.ratePkr > doubtfulPkr
}

/** Rates a square foot, in rupees, that nobody builds for: a tenth of what is usual in 2026. Assumed. */
const leastRatePkr = { material: 500, labour: 50 } as const

/** True for a rate whose zeros seem to be missing. Never refused. */
export function lacksZeros({ way, price }: Pick<CheckedQuote, 'way' | 'price'>): boolean {
  return price.kind === 'per-sft' && price.ratePkr > 0 && price.ratePkr < leastRatePkr[way]
}

function isPrice(price: CheckedPrice): boolean {
  const pkr = price.kind === 'lump' ? price.amountPkr : price.ratePkr
  const decimals = price.kind === 'lump' ? 0 : rateDecimals
  return pkr > 0 && pkr <= checkedLimits.pricePkr && hasDecimals(pkr, decimals)
}

function sumsOf({ rows, out, extras, taxPkr }: CheckedQuote): (number | undefined)[] {
  return [
    ...Object.values(rows).map((answer) => (typeof answer === 'object' ? answer.amountPkr : undefined)),
    ...Object.values(out).map((answer) => (typeof answer === 'object' ? answer.asidePkr : undefined)),
    ...extras.map(({ amountPkr }) => amountPkr),
    taxPkr,
  ]
}

function arePercents({ beforePercent = 0, keptPercent = 0, between = [] }: CheckedQuote): boolean {
  return (
    [beforePercent, keptPercent].every(isChecked.percent) &&
    between.every(
      (stage) => stage.percent > 0 && isChecked.percent(stage.percent) && dueOf(stage) !== undefined,
    )
  )
}

type Payments = Pick<CheckedQuote, 'beforePercent' | 'keptPercent' | 'between'>

/** The payments come to 100 per cent; where none between is named, the rest is paid during the work. */
function isPaidOnce({ beforePercent = 0, keptPercent = 0, between }: Payments): boolean {
  const ends = [beforePercent, keptPercent].map((percent) => ({ stage: '', percent }))
  const sum = sumPercent([...ends, ...(between ?? [])])
  return between === undefined ? sum <= 100 : sum === 100
}

function isValidity(validUntil: string | undefined, today = validUntil): boolean {
  if (validUntil === undefined || today === undefined) return true
  const days = daysBetween(today, validUntil)
  return days !== undefined && isWhole(days, checkedLimits.validDays)
}

/** A figure that was not said is right. */
function isWhole(value: number | undefined, { min, max }: { min: number; max: number }): boolean {
  return value === undefined || (Number.isInteger(value) && value >= min && value <= max)
}

/** Letters as people count them: one for each code point. */
function lettersOf(text = ''): number {
  return [...text].length
}
