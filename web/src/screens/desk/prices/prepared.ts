// New prices before they are published, judged by the rules that the server keeps too. Pure.
import {
  articlePrices,
  type City,
  cities,
  detailedEstimate,
  movePrices,
  type PriceBook,
  type PriceEntry,
  roundRate,
} from '@tameer/calculator'
import { priceStep } from '@tameer/contract'
import { judgeFigure } from '@tameer/figures'

/** A source as the form has it. */
export interface TypedSource {
  readonly name: string
  readonly url: string
  readonly day: string
  readonly kind: PriceEntry['kind']
}

/** A new price as typed or pasted. */
export interface NewPrice extends TypedSource {
  readonly article: string
  readonly city: City
  readonly text: string
  readonly note: string
}

export const placeOf = ({ article, city }: Pick<NewPrice, 'article' | 'city'>) => `${article} ${city}`

export interface Judged {
  readonly price: NewPrice
  readonly beforePkr: number
  /** Undefined for a text that is no price. */
  readonly pkr: number | undefined
  readonly pct: number
  readonly step: ReturnType<typeof priceStep> | 'notAPrice'
  /** True when it can be published. */
  readonly sound: boolean
}

/** Judges the new prices in the order of the table. 0 and empty texts are not collected and left out. */
export function judge(prices: readonly NewPrice[], book: PriceBook): Judged[] {
  return articlePrices(book).flatMap(({ article, city, pkr: beforePkr }) => {
    const price = prices.find((one) => one.article === article.id && one.city === city)
    const figure = judgeFigure(price?.text ?? '')
    if (!price || figure.is === 'empty' || (figure.is === 'figure' && figure.value === 0)) return []
    const pkr = figure.is === 'figure' && figure.value > 0 ? roundRate(figure.value) : undefined
    const step = pkr === undefined ? 'notAPrice' : priceStep(beforePkr, pkr)
    const sound = step === 'near' || (step === 'far' && price.note.trim() !== '')
    return [{ price, beforePkr, pkr, pct: ((pkr ?? beforePkr) / beforePkr - 1) * 100, step, sound }]
  })
}

/** The entries of prices that can be published. */
export function entriesOf(judged: readonly Judged[]): PriceEntry[] {
  return judged.flatMap(({ price, pkr, sound }) => {
    if (!sound || pkr === undefined) return []
    const { article, city, kind, name, url, day, note } = price
    const source = { name, ...(url ? { url } : {}), day }
    return [{ article, city, pkr, kind, source, ...(note ? { note } : {}) }]
  })
}

/** Prices that bring back the book before the newest change. */
export function takeBack(
  changed: readonly PriceEntry[],
  before: PriceBook,
  words: { note: string; source: string },
): NewPrice[] {
  const places = new Map(changed.map((entry) => [placeOf(entry), entry]))
  return articlePrices(before).flatMap(({ article, city, pkr, day, source }) => {
    if (!places.has(placeOf({ article: article.id, city }))) return []
    const name = (source?.site || words.source).slice(0, 120)
    const url = /^https?:/.test(source?.page ?? '') ? (source?.page ?? '') : ''
    return [
      {
        article: article.id,
        city,
        text: String(roundRate(pkr)),
        note: words.note,
        name,
        url,
        day,
        kind: 'published' as const,
      },
    ]
  })
}

const plots = [
  { name: '5 Marla', plotSize: 5, plotUnit: 'Marla', grade: 'Economy' },
  { name: '10 Marla', plotSize: 10, plotUnit: 'Marla', grade: 'Standard' },
  { name: '1 Kanal', plotSize: 1, plotUnit: 'Kanal', grade: 'Premium' },
] as const

/** Totals of the reference houses of each city before and after, in rupees. */
export function referenceHouses(entries: readonly PriceEntry[], book: PriceBook) {
  const { version: base, pricesAsOf } = book
  const moved = movePrices(book, [{ version: 'next', base, pricesAsOf, entries }])
  return cities.flatMap((city) =>
    plots.map(({ name, ...house }) => {
      const [beforePkr = 0, afterPkr = 0] = [book, moved].map((prices) => {
        const made = detailedEstimate({ city, constructionType: 'Complete', ...house }, prices)
        return made.ok ? made.estimate.total.costPkr : 0
      })
      return { city, plot: name, grade: house.grade, beforePkr, afterPkr }
    }),
  )
}
