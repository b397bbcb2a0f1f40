import { articlePricePkr, articlesOf, type City, cities, nameOfBook, type Source } from '@tameer/calculator'
import { costPageAddress, ratesFileAddress, ratesPageAddress } from '@tameer/contract'
import { html } from 'hono/html'
import type { Prices } from '../../../prices/price-books.ts'
import type { PageWords } from '../../../words/page-words.ts'
import { rows } from '../costs/bill-parts.ts'
import type { Html, Page } from '../frame/page-document.ts'
import { linkSection, scrollTable } from '../frame/page-parts.ts'
import { ratesShare } from '../share/share-faces.ts'
import type { Site } from '../site.ts'
import { indexChart } from './index-chart.ts'
import { indexOf, type Rate, ratesOf } from './rate-facts.ts'

/** `/rates/{city}`: each rate with its change, day and source, and the index of the usual house. */
export function cityRatesPage(city: City, prices: Prices, site: Site): Page {
  const { amounts, places, ratesPage: words } = site.words
  const cityName = places.cities[city]
  const title = words.cityTitle(cityName)
  const days = daysOf(prices, site)
  const index = indexOf(city, prices.books)
  const rates = ratesOf(city, prices)
  const sources = [...new Set(rates.flatMap(({ source }) => source ?? []))]
  return {
    ...headOf(title, words.cityDescription(cityName, days), city, prices, site),
    body: html`<header><h1>${title}</h1><p class="lead">${words.lead}</p></header>
<section><h2>${words.today}</h2><p class="note">${words.todayHint(days)}</p>
${rows(rates.map((rate) => rateRow(rate, { city, sources }, site.words)))}
<h3>${words.sources}</h3><ol class="note sources">${sources.map((source) => html`<li><bdi>${[source.site, source.page].filter(Boolean).join(': ')}</bdi></li>`)}</ol></section>
<section class="lines"><h2>${words.index}</h2><p class="note">${words.indexHint(cityName, amounts.displayDate(index[0]?.version.slice(0, 10) ?? ''))}</p>
${indexChart(index, site.words)}</section>
${download(city, site)}
${linkSection(words.otherCities, cityLinks(city, site.words), site)}
${linkSection(words.costs, [{ name: words.costOf(cityName), address: costPageAddress(city) }], site)}`,
  }
}

/** `/rates`: the rates of all cities side by side. */
export function allRatesPage(prices: Prices, site: Site): Page {
  const { amounts, places, ratesPage: words } = site.words
  const title = words.everywhereTitle
  const days = daysOf(prices, site)
  const { newest } = prices.books
  const heads = [
    words.article,
    ...cities.map((city) => html`<a href="${site.to(ratesPageAddress(city))}">${places.cities[city]}</a>`),
  ]
  const table = articlesOf(newest).map(
    (article) =>
      html`<tr><th scope="row">${words.articles[idOf(article.id)]}<br><small>${words.articleUnits[idOf(article.id)]}</small></th>${cities.map(
        (city) => {
          const pkr = articlePricePkr(article, city, newest)
          return html`<td>${pkr === undefined ? '' : amounts.groupDigits(pkr)}</td>`
        },
      )}</tr>`,
  )
  return {
    ...headOf(title, words.everywhereDescription(days), undefined, prices, site),
    body: html`<header><h1>${title}</h1><p class="lead">${words.lead}</p></header>
<section class="lines"><h2>${words.today}</h2><p class="note">${words.todayHint(days)}</p>
${scrollTable(words.today, heads, table)}</section>
${download(undefined, site)}
${linkSection(words.withSources, cityLinks(undefined, site.words), site)}
${linkSection(words.costs, [{ name: site.words.cost.everywhereTitle, address: costPageAddress() }], site)}`,
  }
}

type ArticleId = keyof PageWords['ratesPage']['articles']
const idOf = (article: string) => article as ArticleId

/** Head of a page of rates, with what programs read about the file. */
function headOf(
  title: string,
  description: string,
  city: City | undefined,
  prices: Prices,
  site: Site,
): Omit<Page, 'body'> {
  const { pages, places, ratesPage: words, shell } = site.words
  const { version, ...days } = nameOfBook(prices.books.newest)
  const address = ratesPageAddress(city)
  const crumbs = [
    { name: shell.tameer, address: '/' },
    { name: words.rates, address: ratesPageAddress() },
    ...(city ? [{ name: places.cities[city], address }] : []),
  ]
  return {
    title: pages.ofTameer(title),
    description,
    address,
    picture: { address: ratesShare(city, prices, site).address, words: title },
    crumbs,
    data: [
      {
        '@type': 'Dataset',
        name: title,
        description,
        url: site.publicUrl + site.to(address),
        version,
        license: 'https://creativecommons.org/licenses/by/4.0/',
        isAccessibleForFree: true,
        spatialCoverage: city ? places.cities[city] : pages.pakistan,
        temporalCoverage: `${days.pricesSince ?? days.pricesAsOf}/${days.pricesAsOf}`,
        creator: { '@type': 'Organization', name: shell.tameer, url: `${site.publicUrl}/` },
        distribution: [
          {
            '@type': 'DataDownload',
            encodingFormat: 'text/csv',
            contentUrl: site.publicUrl + fileOf(city),
          },
        ],
      },
    ],
  }
}

interface InCity {
  city: City
  /** All that the city's rates are from: a row names its own by its number. */
  sources: readonly Source[]
}

function rateRow(
  { article, pkr, ...rate }: Rate,
  { city, sources }: InCity,
  { amounts, ratesPage, values }: PageWords,
) {
  const words = ratesPage
  const id = idOf(article.id)
  const changes = [
    rate.monthPct !== undefined && words.inAMonth(rate.monthPct),
    rate.yearPct !== undefined && words.inAYear(rate.yearPct),
  ]
  return {
    name: words.localArticles[`${id} ${city}`] ?? words.articles[id],
    amount: words.inPkr(amounts.groupDigits(pkr)),
    note: [
      words.forUnit(words.articleUnits[id]),
      ...changes.filter(Boolean),
      amounts.displayDate(rate.day),
      values.statuses[rate.status],
      rate.source && words.sourceNumber(sources.indexOf(rate.source) + 1),
      words.usedIn(rate.lines),
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

function daysOf({ books }: Prices, { words }: Site): string {
  return words.amounts.daysOfPrices(nameOfBook(books.newest))
}

function fileOf(city: City | undefined): string {
  return city ? `${ratesFileAddress}?city=${city}` : ratesFileAddress
}

function download(city: City | undefined, { words: { ratesPage: words } }: Site): Html {
  return html`<section><h2>${words.file}</h2><p class="text">${words.fileHint('CC BY 4.0')}</p>
<p class="acts"><a class="act" href="${fileOf(city)}" download>${words.download}</a></p></section>`
}

function cityLinks(current: City | undefined, { places, ratesPage: words }: PageWords) {
  return cities.map((city) => ({
    name: words.ratesIn(places.cities[city]),
    address: ratesPageAddress(city),
    current: city === current,
  }))
}
