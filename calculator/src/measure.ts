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

/** Quantity, rate and full cost of a line for one house, before anything is split or left out. */
export interface Measured {
  readonly quantity: number
  readonly ratePkr: number
  readonly costPkr: number
}

/** Setting of a measurement: drivers of the house, city, grade and storeys. */
export interface Setting {
  readonly drivers: Record<Driver, number>
  readonly city: City
  readonly grade: Grade
  readonly storeys: number
  readonly options?: Answers['options']
  readonly ownPrices?: Answers['ownPrices']
}

/**
 * Index of the grade whose figures a line takes: the house's own, or the next better grade that builds the line
 * when the family adds what its own grade does not have.
 */
export function gradeIndex({ option, quantityFactors }: PricedLine, { grade, options }: Setting): 0 | 1 | 2 {
  const own = grades.indexOf(grade) as 0 | 1 | 2
  if (!option || !options?.[option]) return own
  return ([own, 1, 2] as const).find((place) => place >= own && quantityFactors?.[place] !== 0) ?? own
}

/** True when the family leaves out a part of the house that its grade would have. */
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
  // A thing of a size is one thing in every city that has it. A city with a larger factor gets a larger house's
  // size instead.
  const cityFactor = city.quantityFactors[line.id] ?? 1
  amount *= factor * (line.sizes ? Math.sign(cityFactor) : cityFactor)
  if (book.storeyFactorClasses.includes(line.costClass))
    amount *= book.storeyFactors[setting.storeys - 1] ?? 1
  const quantity = roundQuantity(amount, line.rounding)
  const ratePkr = setting.ownPrices?.[line.id] ?? bookRatePkr(line, setting, book)
  return { quantity, ratePkr, costPkr: multiply(ratePkr, quantity) }
}

/** Step of a line's sizes that a house takes; undefined for a line without sizes. */
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
  const { city } = setting
  const { ratesPkr } = sizeOf(line, setting, book) ?? line
  const ratePkr = compiledRatePkr({ ...line, ratesPkr }, gradeIndex(line, setting), city, book)
  const moved = book.cities[city].moved?.[line.id]
  return moved ? roundRate(ratePkr * moved.ratio) : ratePkr
}

/** Rate of a line without sizes in a city, as the book was compiled. */
export function compiledRatePkr(
  { local, ratesPkr, national, costClass }: PricedLine,
  grade: 0 | 1 | 2,
  city: City,
  { cities }: PriceBook,
): number {
  const own = local?.[city]?.rates?.pkr[grade]
  const index = national ? 1 : (cities[city].rateIndex[costClass] ?? 1)
  return own ?? roundRate(ratesPkr[grade] * index)
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
 * Multiplies a rate by a quantity, both with at most two decimals, and rounds half up. In floats 7.7 × 975 is below
 * 7,507.5, so the result would be a rupee less than in a spreadsheet.
 */
export function multiply(ratePkr: number, quantity: number): number {
  return Math.round((Math.round(ratePkr * 100) * Math.round(quantity * 100)) / 10_000)
}

/**
 * Percentage, of at most two decimals, of whole rupees, rounded half up. In floats 16.4 % of 1,000,125 is below
 * 164,020.5.
 */
export function percentOf(pkr: number, pct: number): number {
  return Math.round((pkr * Math.round(pct * 100)) / 10_000)
}

/**
 * Splits whole rupees in the proportion of two other amounts, rounded half up. Products of amounts exceed the exact
 * range of floats.
 */
export function inProportion(pkr: number, partPkr: number, wholePkr: number): number {
  if (wholePkr === 0) return pkr
  const [amount, part, whole] = [pkr, partPkr, wholePkr].map(BigInt) as [bigint, bigint, bigint]
  return Number((2n * amount * part + whole) / (2n * whole))
}

/** Rounds to whole rupees from 100 upward, to tenths below. */
export function roundRate(ratePkr: number): number {
  return ratePkr >= 100 ? Math.round(ratePkr) : Math.round(ratePkr * 10) / 10
}
