import type { Answers } from './answers.ts'
import {
  type City,
  type Driver,
  type Grade,
  grades,
  type PriceBook,
  type PricedLine,
  type Sizes,
  type Step,
} from './dataset/price-book.ts'

/** A line's quantity, rate and full cost for one house, before anything is split or left out. */
export interface Measured {
  readonly quantity: number
  readonly ratePkr: number
  readonly costPkr: number
}

/** What a line is measured for: the house by its drivers, where, how good, how many storeys. */
export interface Setting {
  readonly drivers: Record<Driver, number>
  readonly city: City
  readonly grade: Grade
  readonly storeys: number
  readonly options?: Answers['options']
  readonly ownPrices?: Answers['ownPrices']
}

/**
 * The place of the grade whose figures a line takes: its house's, or the next better one that builds the line where
 * the family wants what its own grade goes without.
 */
export function gradeIndex({ option, quantityFactors }: PricedLine, { grade, options }: Setting): 0 | 1 | 2 {
  const own = grades.indexOf(grade) as 0 | 1 | 2
  if (!option || !options?.[option]) return own
  return ([own, 1, 2] as const).find((place) => place >= own && quantityFactors?.[place] !== 0) ?? own
}

/** Whether the family leaves a part of the house that its grade would have. */
export function isSwitchedOff({ option }: PricedLine, { options }: Pick<Setting, 'options'>): boolean {
  return option !== undefined && options?.[option] === false
}

/** Measures and prices one line: quantity in the line's unit, rate and cost in rupees. */
export function measureLine(line: PricedLine, setting: Setting, book: PriceBook): Measured {
  const grade = gradeIndex(line, setting)
  const city = book.cities[setting.city]
  const factor = isSwitchedOff(line, setting) ? 0 : (line.quantityFactors?.[grade] ?? 1)
  let amount = 0
  for (const driver in line.drivers)
    amount += quantityFor(line.drivers[driver as Driver] ?? 0, setting.drivers[driver as Driver])
  // A thing of a size is one thing in every city that has it: where the factor is larger, it has a larger house's size.
  const cityFactor = city.quantityFactors[line.id] ?? 1
  amount *= factor * (line.sizes ? Math.sign(cityFactor) : cityFactor)
  if (book.storeyFactorClasses.includes(line.costClass))
    amount *= book.storeyFactors[setting.storeys - 1] ?? 1
  const quantity = roundQuantity(amount, line.rounding)
  const ratePkr = setting.ownPrices?.[line.id] ?? bookRatePkr(line, setting, book)
  return { quantity, ratePkr, costPkr: multiply(ratePkr, quantity) }
}

/** The step of a line's sizes that a house takes; undefined where it has no sizes. */
export function sizeOf(
  { id, sizes }: PricedLine,
  { drivers, city }: Setting,
  book: PriceBook,
): Sizes['steps'][number] | undefined {
  if (!sizes) return undefined
  const size = drivers[sizes.driver] * (book.cities[city].quantityFactors[id] ?? 1)
  return sizes.steps.find(({ upTo = Number.POSITIVE_INFINITY }) => size <= upTo)
}

function bookRatePkr(line: PricedLine, setting: Setting, book: PriceBook): number {
  const grade = gradeIndex(line, setting)
  const local = line.local?.[setting.city]?.rates
  if (local) return local.pkr[grade]
  const { ratesPkr } = sizeOf(line, setting, book) ?? line
  const index = line.national ? 1 : (book.cities[setting.city].rateIndex[line.costClass] ?? 1)
  return roundRate(ratesPkr[grade] * index)
}

function quantityFor(part: number | readonly Step[], size: number): number {
  if (typeof part === 'number') return part * size
  return part.find(({ upTo = Number.POSITIVE_INFINITY }) => size <= upTo)?.value ?? 0
}

function roundQuantity(amount: number, rounding: PricedLine['rounding']): number {
  if (amount === 0) return 0
  if (rounding === 'hundredth') return Math.round(amount * 100) / 100
  return rounding === 'count' ? Math.max(1, Math.round(amount)) : Math.round(amount)
}

/**
 * A rate times a quantity, both with at most two decimals, rounded half up. In floats 7.7 × 975 is below 7,507.5, and a
 * spreadsheet or a company that multiplies would come to another rupee.
 */
export function multiply(ratePkr: number, quantity: number): number {
  return Math.round((Math.round(ratePkr * 100) * Math.round(quantity * 100)) / 10_000)
}

/** A percentage, of two decimals at most, of whole rupees, rounded half up. In floats 16.4 % of 1,000,125 is below 164,020.5. */
export function percentOf(pkr: number, pct: number): number {
  return Math.round((pkr * Math.round(pct * 100)) / 10_000)
}

/** Whole rupees in the proportion of two other amounts, rounded half up. Products of amounts are beyond what floats hold. */
export function inProportion(pkr: number, partPkr: number, wholePkr: number): number {
  if (wholePkr === 0) return pkr
  const [amount, part, whole] = [pkr, partPkr, wholePkr].map(BigInt) as [bigint, bigint, bigint]
  return Number((2n * amount * part + whole) / (2n * whole))
}

/** Whole rupees from 100 upward, tenths below. */
export function roundRate(ratePkr: number): number {
  return ratePkr >= 100 ? Math.round(ratePkr) : Math.round(ratePkr * 10) / 10
}
