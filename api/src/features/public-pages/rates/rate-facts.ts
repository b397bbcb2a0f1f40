import { type ArticlePrice, articlePrices, type City, type PriceBook } from '@tameer/calculator'
import { daysBetween } from '@tameer/contract'
import type { PriceBooks, Prices } from '../../../prices/price-books.ts'
import { type CostSubject, findSize, makeBill, usualBill } from '../costs/cost-sizes.ts'

/** The book from which the index counts. Books before it counted the house otherwise. */
const indexBase = '2026-11-26'

/** Age of the version that a price is compared with, days. */
const monthAgo = [25, 45] as const
const yearAgo = [345, 385] as const

/** Price of an article in a city, in rupees for its unit. */
export interface Rate extends ArticlePrice {
  /** Change in per cent to the price of a month and of a year ago; undefined where none was published since. */
  readonly monthPct: number | undefined
  readonly yearPct: number | undefined
  /** How many lines of the usual bill of 10 Marla have it. */
  readonly lines: number
}

/** The rates of a city at the newest prices. */
export function ratesOf(city: City, prices: Prices): Rate[] {
  const { books } = prices
  const [month, year] = [monthAgo, yearAgo].map((age) => bookOfAge(books, age))
  const used = usedLines(city, prices)
  return pricesIn(city, books.newest).map((price) => {
    const changeTo = (book: PriceBook | undefined) => {
      const before = book && pricesIn(city, book).find(({ article }) => article.id === price.article.id)
      return before && before.day < price.day ? (price.pkr / before.pkr - 1) * 100 : undefined
    }
    const lines = price.article.lines.filter((line) => used.has(line)).length
    return { ...price, monthPct: changeTo(month), yearPct: changeTo(year), lines }
  })
}

function pricesIn(city: City, book: PriceBook): ArticlePrice[] {
  return articlePrices(book).filter((price) => price.city === city)
}

/** Ids of the lines in the bill of the usual house of 10 Marla. */
function usedLines(city: City, prices: Prices): Set<string> {
  const { sections } = usualBill(referenceHouse(city), 'Standard', prices)
  return new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)))
}

/** The house of the index: 10 Marla. */
function referenceHouse(city: City): CostSubject {
  const size = findSize('10-marla')
  if (!size) throw new Error('no usual house of 10 Marla')
  return { city, size }
}

/** The newest version that is so many days older than the newest of all. */
function bookOfAge(books: PriceBooks, [least, most]: readonly [number, number]): PriceBook | undefined {
  const today = books.newest.version.slice(0, 10)
  const then = books.list().find(({ version }) => {
    const days = daysBetween(version.slice(0, 10), today)
    return days >= least && days <= most
  })
  return then && books.find(then.version)
}

/** Total of the reference house at a version, against 100 at the first. */
export interface IndexPoint {
  readonly version: string
  readonly value: number
}

/** The usual house of a city, 10 Marla at Standard, at each version, the oldest first; one decimal. */
export function indexOf(city: City, books: PriceBooks): IndexPoint[] {
  const totals = books
    .list()
    .filter(({ version }) => version >= indexBase)
    .toReversed()
    .flatMap(({ version }) => {
      const book = books.find(version)
      return book ? [{ version, pkr: makeBill(referenceHouse(city), 'Standard', book).total.costPkr }] : []
    })
  const [first] = totals
  return totals.map(({ version, pkr }) => ({
    version,
    value: Math.round((pkr / (first?.pkr ?? pkr)) * 1000) / 10,
  }))
}
