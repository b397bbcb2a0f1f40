import { articlePrices, type City } from '@tameer/calculator'
import { csvHead, csvRow } from '@tameer/contract'
import type { PriceBooks } from '../../../prices/price-books.ts'
import { pageWords } from '../../../words/page-words.ts'

/** Part of the file that is asked for: a city, and the first day. */
export interface RatesAsked {
  city?: City | undefined
  since?: string | undefined
}

/** Longest file, bytes: beyond it the oldest prices are left out, and `since` reaches them no more. */
const mostBytes = 1024 * 1024

const head = csvHead(['as_of', 'city', 'article', 'unit', 'pkr', 'kind', 'source', 'note'])

/** `/rates.csv`: every price of every version, the oldest first. */
export function ratesCsv({ city: only, since = '' }: RatesAsked, books: PriceBooks): string {
  const rows = [...compiledRates(books), ...publishedRates(books)]
    .filter(({ day, city }) => day >= since && (only === undefined || city === only))
    .map(({ day, city, article, pkr, kind, source, note }) =>
      csvRow([day, city, article, unitOf(article), pkr, kind, source, note]),
    )
  let bytes = Buffer.byteLength(head)
  const tooLong = rows.findLastIndex((row) => {
    bytes += Buffer.byteLength(row)
    return bytes > mostBytes
  })
  return head + rows.slice(tooLong + 1).join('')
}

/** The prices that each compiled book with articles began with. */
function compiledRates(books: PriceBooks) {
  const compiled = books.list().flatMap(({ version }) => books.find(version) ?? [])
  return compiled
    .filter((book) => book.compiled === undefined)
    .toReversed()
    .flatMap((book) =>
      articlePrices(book).map(({ article, city, pkr, day, status, source }) => ({
        day,
        city,
        article: article.id,
        pkr,
        kind: status,
        source: source ? `${source.site}: ${source.page}` : '',
        note: '',
      })),
    )
}

function publishedRates({ published }: PriceBooks) {
  return published.flatMap(({ entries }) =>
    entries.map(({ article, city, pkr, kind, source: { name, url, day }, note = '' }) => ({
      day,
      city,
      article,
      pkr,
      kind,
      note,
      source: url ? `${name} ${url}` : name,
    })),
  )
}

function unitOf(article: string): string {
  return (pageWords.en.ratesPage.articleUnits as Record<string, string>)[article] ?? ''
}
