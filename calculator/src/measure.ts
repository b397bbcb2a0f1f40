import {
  type City,
  type Driver,
  type Grade,
  grades,
  type PriceBook,
  type PricedLine,
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
}

/** The place of a grade in figures by grade. */
export function gradeIndex(grade: Grade): 0 | 1 | 2 {
  return grades.indexOf(grade) as 0 | 1 | 2
}

/** Measures and prices one line: quantity in the line's unit, rate and cost in rupees. */
export function measureLine(line: PricedLine, setting: Setting, book: PriceBook): Measured {
  const grade = gradeIndex(setting.grade)
  const city = book.cities[setting.city]
  const factor = line.quantityFactors?.[grade] ?? 1
  let amount = 0
  for (const driver in line.drivers)
    amount += (line.drivers[driver as Driver] ?? 0) * setting.drivers[driver as Driver]
  amount *= factor * (city.quantityFactors[line.id] ?? 1)
  if (book.storeyFactorClasses.includes(line.costClass))
    amount *= book.storeyFactors[setting.storeys - 1] ?? 1
  const quantity = factor === 0 ? 0 : roundQuantity(amount, line.rounding)
  const ratePkr = roundRate(line.ratesPkr[grade] * (city.rateIndex[line.costClass] ?? 1))
  return { quantity, ratePkr, costPkr: Math.round(ratePkr * quantity) }
}

function roundQuantity(amount: number, rounding: PricedLine['rounding']): number {
  if (rounding === 'hundredth') return Math.round(amount * 100) / 100
  return rounding === 'count' ? Math.max(1, Math.round(amount)) : Math.round(amount)
}

/** Whole rupees from 100 upward, tenths below. */
function roundRate(ratePkr: number): number {
  return ratePkr >= 100 ? Math.round(ratePkr) : Math.round(ratePkr * 10) / 10
}
