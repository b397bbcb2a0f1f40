import {
  type Article,
  articleOrigin,
  articlePricePkr,
  articlesOf,
  type City,
  cities,
  type PriceBook,
} from '@tameer/calculator'
import { dayInPakistan, daysBetween, oldPriceDays } from '@tameer/contract'
import * as words from '#words/desk-prices'
import { serverNow } from '../../../lib/server-time.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlLook } from '../../../ui/fields/field.tsx'
import { articleName, unitName } from './article-words.ts'
import { type NewPrice, placeOf, type TypedSource } from './prepared.ts'

interface PriceTableProps {
  book: PriceBook
  drafted: readonly NewPrice[]
  source: TypedSource
  put: (prices: readonly NewPrice[]) => void
}

/** Every article with its price in each city: figure, day, age and source, and a field for a new price. */
export function PriceTable({ book, drafted, source, put }: PriceTableProps) {
  const texts = new Map(drafted.map((price) => [placeOf(price), price.text]))
  const type = (article: string, city: City, text: string) =>
    put([{ ...source, article, city, text, note: '' }])
  return (
    <section aria-label={words.table} className="mt-12 border-line border-t pt-8">
      <h2 className="mb-5 text-h3">{words.table}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {articlesOf(book).map((article) => (
          <li className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-[minmax(9rem,1fr)_3fr]" key={article.id}>
            <h3 className="font-medium">
              {articleName(article.id)}{' '}
              <span className="block font-normal text-muted text-small">{unitName(article.id)}</span>
            </h3>
            <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(max(9rem,30%),1fr))]">
              {cities.map((city) => (
                <Price
                  article={article}
                  book={book}
                  city={city}
                  key={city}
                  onType={(text) => type(article.id, city, text)}
                  text={texts.get(placeOf({ article: article.id, city })) ?? ''}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PriceProps {
  article: Article
  city: City
  book: PriceBook
  text: string
  onType: (text: string) => void
}

/** The price of an article in a city; nothing where it has none. */
function Price({ article, city, book, text, onType }: PriceProps) {
  const pkr = articlePricePkr(article, city, book)
  if (pkr === undefined) return null
  const { day, source } = articleOrigin(article, city, book)
  const days = daysBetween(day, dayInPakistan(serverNow()))
  return (
    <li className="flex min-w-0 flex-wrap items-start justify-between gap-3 sm:block">
      <div className="min-w-0 flex-[1_1_9rem] text-small">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-muted">{words.cities[city]}</span>
          <span className="font-display text-lead figures">{words.groupDigits(pkr)}</span>
        </p>
        <p className={days >= oldPriceDays ? 'font-medium text-alarm' : 'text-muted'}>
          {words.dayAndAge(day, days)}
        </p>
        {source && (
          <p className="text-muted wrap-anywhere" dir="auto">
            {source.site}
          </p>
        )}
      </div>
      <input
        aria-label={words.newPriceOf(articleName(article.id, city), words.cities[city])}
        autoComplete="off"
        className={classNames(controlLook, 'shrink-0 basis-28 figures sm:mt-1.5 sm:max-w-40')}
        dir="ltr"
        inputMode="decimal"
        maxLength={20}
        onChange={({ target }) => onType(target.value)}
        value={text}
      />
    </li>
  )
}
