import {
  type Amounts,
  type Area,
  type City,
  currentPriceBook,
  type DetailedEstimate,
  detailedEstimate,
  encodeAnswers,
  type Grade,
} from '@tameer/calculator'
import { slugOf } from '@tameer/contract'

/** The plot sizes that have a page, as families name them. */
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
  /** The size of the quick estimate, where there are published figures. */
  published?: Area
}

export const costSizes: readonly CostSize[] = sizes

/** The size of a slug; a published size is found by its own name too (`20-marla`). */
export function findSize(slug: string): CostSize | undefined {
  return costSizes.find(({ name, published = name }) => slugOf(name) === slug || slugOf(published) === slug)
}

/** The usual house on such a plot, of which the pages speak. */
export interface CostSubject {
  city: City
  size: CostSize
}

function answersOf({ city, size: { plotSize, plotUnit } }: CostSubject, grade: Grade) {
  return { city, plotSize, plotUnit, constructionType: 'Complete', grade } as const
}

/** Bills of one day only: with the age of the prices the range grows. There are as many as sizes, cities and grades. */
const made = { today: '', bills: new Map<string, DetailedEstimate>() }

/** The bill of the complete house, with the newest prices, kept for the day; `today` is an ISO date. */
export function usualBill(subject: CostSubject, grade: Grade, today: string): DetailedEstimate {
  if (made.today !== today) Object.assign(made, { today, bills: new Map() })
  const key = `${subject.city} ${subject.size.name} ${grade}`
  const bill = made.bills.get(key) ?? makeBill(subject, grade, today)
  made.bills.set(key, bill)
  return bill
}

function makeBill(subject: CostSubject, grade: Grade, today: string): DetailedEstimate {
  const result = detailedEstimate(answersOf(subject, grade), currentPriceBook, today)
  if (!result.ok) throw new Error('the usual house has no bill')
  return result.estimate
}

/** The query of a link to that bill. */
export function usualQuery(subject: CostSubject): string {
  return encodeAnswers(answersOf(subject, 'Standard'), { priceBookVersion: currentPriceBook.version })
}

/** A bill's totals: of the complete house, and of the grey structure that is in it. */
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

/** What that bill comes to. */
export function usualCost(subject: CostSubject, grade: Grade, today: string): UsualCost {
  return costOf(usualBill(subject, grade, today))
}
