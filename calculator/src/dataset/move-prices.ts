// Prices published after a book was compiled, by article and city. Pure: the same inputs give the same book everywhere.
import { articles } from '../../books/articles.js'
import { compiledRatePkr } from '../measure.ts'
import { rateOrigin } from '../rate-origin.ts'
import {
  type Article,
  type City,
  type CityFigures,
  cities,
  type MovedRate,
  nameOf,
  type PriceBook,
  type Source,
  type Status,
} from './price-book.ts'

/** Price of an article in a city. */
export interface PriceEntry {
  readonly article: string
  readonly city: City
  /** Rupees for the article's unit. */
  readonly pkr: number
  /** Printed by an office or a shop, or told by somebody who buys or sells. */
  readonly kind: 'published' | 'reported'
  readonly source: { readonly name: string; readonly url?: string | undefined; readonly day: string }
  readonly note?: string | undefined
}

/** A published version: what differs from the version before. */
export interface PriceChange {
  /** A day, `2026-12-29`, or a correction on the same day, `2026-12-29.2`. */
  readonly version: string
  /** The version before. */
  readonly base: string
  /** Day of its newest prices. */
  readonly pricesAsOf: string
  readonly entries: readonly PriceEntry[]
}

/**
 * Applies changes to a book in their order. A line's rate is its compiled one times the article's last price over its
 * compiled price, rounded once, as rates are: nothing adds up over the months, and a price that comes back brings back
 * every rate. Entries about an article or a city that the book does not have are left out.
 */
export function movePrices(book: PriceBook, changes: readonly PriceChange[]): PriceBook {
  return changes.reduce(applyChange, book)
}

/** The articles of a book; none in those before 2026-11-26. */
export function articlesOf(book: PriceBook): readonly Article[] {
  return articles[(book.compiled ?? book).version] ?? []
}

/** Price of an article in a city, in rupees for its unit; undefined where the book has none. */
export function articlePricePkr(article: Article, city: City, book: PriceBook): number | undefined {
  const compiledPkr = compiledPricePkr(article, city, book)
  const ratio = book.cities[city].moved?.[article.lines[0]]?.ratio ?? 1
  return compiledPkr && Math.round(compiledPkr * ratio * 100) / 100
}

/** Origin of an article's price in a city: ISO date, how sure it is, and its first source where there is one. */
export function articleOrigin(
  { lines: [first] }: Article,
  city: City,
  book: PriceBook,
): { readonly day: string; readonly status: Status; readonly source: Source | undefined } {
  const line = book.lines.find(({ id }) => id === first)
  const origin = line && rateOrigin(line, city, 1, book)
  const moved = book.cities[city].moved?.[first]
  return {
    day: moved?.day ?? (book.compiled ?? book).pricesAsOf,
    status: origin?.status ?? 'assumed',
    source: book.sources[moved?.source ?? origin?.sources[0] ?? ''],
  }
}

/** Price of an article in a city, with its origin. */
export interface ArticlePrice extends ReturnType<typeof articleOrigin> {
  readonly article: Article
  readonly city: City
  /** Rupees for the article's unit. */
  readonly pkr: number
}

/** Every price of a book, by article and then by city. */
export function articlePrices(book: PriceBook): ArticlePrice[] {
  return articlesOf(book).flatMap((article) =>
    cities.flatMap((city) => {
      const pkr = articlePricePkr(article, city, book)
      return pkr === undefined ? [] : [{ article, city, pkr, ...articleOrigin(article, city, book) }]
    }),
  )
}

function compiledPricePkr({ lines, size = 1, cities }: Article, city: City, book: PriceBook) {
  const line = book.lines.find(({ id }) => id === lines[0])
  return line && (cities?.includes(city) ?? true) ? compiledRatePkr(line, 1, city, book) * size : undefined
}

function applyChange(book: PriceBook, { version, pricesAsOf, entries }: PriceChange): PriceBook {
  const cities: Record<City, CityFigures> = { ...book.cities }
  const sources: Record<string, Source> = { ...book.sources }
  const printed = entries.map(({ source }) => JSON.stringify(source))
  for (const [at, { article: id, city, pkr, kind, source }] of entries.entries()) {
    const article = articlesOf(book).find((one) => one.id === id)
    const compiledPkr = article && compiledPricePkr(article, city, book)
    if (!compiledPkr) continue
    const sourceId = `${version}/${printed.indexOf(printed[at] ?? '') + 1}`
    sources[sourceId] = { site: source.name, page: source.url ?? '', date: source.day }
    const moved: MovedRate = { ratio: pkr / compiledPkr, day: source.day, source: sourceId }
    const quoted = kind === 'published' ? kind : 'derived'
    cities[city] = {
      ...cities[city],
      moved: {
        ...cities[city].moved,
        ...Object.fromEntries(
          article.lines.map((line, place) => [line, place ? moved : { ...moved, quoted }]),
        ),
      },
    }
  }
  const compiled = book.compiled ?? nameOf(book)
  return { ...book, version, pricesAsOf, compiled, cities, sources }
}
