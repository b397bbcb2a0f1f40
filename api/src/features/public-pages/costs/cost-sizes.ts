import {
  type Amounts,
  type Area,
  type City,
  type DetailedEstimate,
  detailedEstimate,
  encodeAnswers,
  type Grade,
  type PriceBook,
} from '@tameer/calculator'
import { slugOf } from '@tameer/contract'
import type { Prices } from '../../../prices/price-books.ts'

/** Plot sizes that have a page, in the units that families use. */
const sizes = [
  { name: '3 Marla', plotSize: 3, plotUnit: 'Marla' },
  { name: '5 Marla', plotSize: 5, plotUnit: 'Marla', published: '5 Marla' },
  { name: '7 Marla', plotSize: 7, plotUnit: 'Marla' },
  { name: '8 Marla', plotSize: 8, plotUnit: 'Marla' },
  { name: '10 Marla', plotSize: 10, plotUnit: 'Marla', published: '10 Marla' },
  { name: '12 Marla', plotSize: 12, plotUnit: 'Marla' },
  { name: '1 Kanal', plotSize: 1, plotUnit: 'Kanal', published: '20 Marla' },
  { name: '2 Kanal', plotSize: 2, plotUnit: 'Kanal' },
] as const

export interface CostSize {
  name: (typeof sizes)[number]['name']
  plotSize: number
  plotUnit: 'Marla' | 'Kanal'
  /** Name of the size in the quick estimate, if it has published figures. */
  published?: Area
}

export const costSizes: readonly CostSize[] = sizes

/** Finds a size by its slug. A published size has the slug of its own name too (`20-marla`). */
export function findSize(slug: string): CostSize | undefined {
  return costSizes.find(({ name, published = name }) => slugOf(name) === slug || slugOf(published) === slug)
}

/** City and plot size of a usual house, which a page is about. */
export interface CostSubject {
  city: City
  size: CostSize
}

function answersOf({ city, size: { plotSize, plotUnit } }: CostSubject, grade: Grade) {
  return { city, plotSize, plotUnit, constructionType: 'Complete', grade } as const
}

/**
 * Bills at the prices of one day. The map is bounded: one bill for each size, city and grade.
 */
const made = { at: '', bills: new Map<string, DetailedEstimate>() }

/** Returns the bill of the complete house with the newest prices, cached for the day. */
export function usualBill(subject: CostSubject, grade: Grade, prices: Prices): DetailedEstimate {
  const at = `${prices.books.newest.version} ${prices.today}`
  if (made.at !== at) Object.assign(made, { at, bills: new Map() })
  const key = `${subject.city} ${subject.size.name} ${grade}`
  const bill = made.bills.get(key) ?? makeBill(subject, grade, prices.books.newest, prices.today)
  made.bills.set(key, bill)
  return bill
}

/** The bill of the complete house at a book's prices; their age widens its range where `today` is given. */
export function makeBill(
  subject: CostSubject,
  grade: Grade,
  book: PriceBook,
  today?: string,
): DetailedEstimate {
  const result = detailedEstimate(answersOf(subject, grade), book, today)
  if (!result.ok) throw new Error('the usual house has no bill')
  return result.estimate
}

/** Query of a link to the usual bill. */
export function usualQuery(subject: CostSubject, { books }: Prices): string {
  return encodeAnswers(answersOf(subject, 'Standard'), { priceBookVersion: books.newest.version })
}

/** Totals of a bill: of the complete house, and of the grey structure in it. */
export interface UsualCost {
  complete: Amounts
  grey: Amounts
  perSftPkr: number
}

export function costOf({ total, phases, perSft }: DetailedEstimate): UsualCost {
  return {
    complete: total,
    grey: phases.find(({ phase }) => phase === 'grey') ?? total,
    perSftPkr: perSft.costPkr,
  }
}

/** Totals of the usual bill. */
export function usualCost(subject: CostSubject, grade: Grade, prices: Prices): UsualCost {
  return costOf(usualBill(subject, grade, prices))
}
