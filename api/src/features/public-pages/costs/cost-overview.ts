import { type City, cities, nameOfBook, usualMarlaSft } from '@tameer/calculator'
import {
  costPageAddress,
  embedPageAddress,
  ratesPageAddress,
  screens,
  servicePageAddress,
  services,
} from '@tameer/contract'
import { html } from 'hono/html'
import type { Prices } from '../../../prices/price-books.ts'
import { builderCards } from '../builders.ts'
import type { Html, Page } from '../frame/page-document.ts'
import { linkSection, scrollTable } from '../frame/page-parts.ts'
import { generalAddress } from '../share/share-faces.ts'
import type { Site } from '../site.ts'
import { amount, checkLink } from './bill-parts.ts'
import type { CostFacts } from './cost-page.ts'
import { type CostSize, costSizes, usualBill, usualCost } from './cost-sizes.ts'

function pricesOf(city: City, prices: Prices, { words: { amounts } }: Site): string {
  return amounts.daysOfPrices(
    usualBill({ city, size: costSizes[0] as CostSize }, 'Standard', prices).priceBook,
  )
}

function pricesEverywhere({ books }: Prices, { words: { amounts } }: Site): string {
  return amounts.daysOfPrices(nameOfBook(books.newest))
}

function toOwnHouse({ words: { pages }, toScreen }: Site): Html {
  return html`<a class="act main" href="${toScreen(`${screens.calculator.to()}?mode=detailed`)}">${pages.toCalculator}</a>`
}

/** `/cost/{city}`: every plot size of a city. */
export function cityCostPage(city: City, { builders, prices }: CostFacts, site: Site): Page {
  const { catalogue, cost: words, pages, places, shell, values } = site.words
  const cityName = places.cities[city]
  const title = words.cityTitle(cityName)
  const rows = costSizes.map((size) => {
    const { complete, grey } = usualCost({ city, size }, 'Standard', prices)
    const link = html`<a href="${site.to(costPageAddress(city, size.name))}">${words.sizes[size.name]}</a>`
    return tableRow(link, [complete.costPkr, grey.costPkr], site)
  })
  return {
    title: pages.ofTameer(title),
    description: words.cityDescription(cityName, pricesOf(city, prices, site)),
    address: costPageAddress(city),
    picture: { address: generalAddress(site), words: title },
    crumbs: [
      { name: shell.tameer, address: '/' },
      { name: pages.whatHouseCosts, address: costPageAddress() },
      { name: cityName, address: costPageAddress(city) },
    ],
    data: [],
    body: html`<header><h1>${title}</h1><p class="lead">${words.lead}</p></header>
<section class="lines"><h2>${words.bySize}</h2><p class="note">${words.tableHint(values.grades.Standard, pricesOf(city, prices, site))} ${places.marlaIsUsual(usualMarlaSft)}</p>
${scrollTable(words.bySize, [words.plotSize, words.completeHouse, words.greyStructure], rows)}</section>
<p class="acts">${toOwnHouse(site)}<a class="act" href="${site.to(servicePageAddress('Construction', city))}">${words.companiesIn(cityName)}</a><a class="act" href="${site.to(ratesPageAddress(city))}">${site.words.ratesPage.ratesIn(cityName)}</a></p>
${checkLink(undefined, site)}
${builderCards(words.builders(cityName), builders, site)}
${linkSection(
  words.otherCities,
  cities.map((name) => ({
    name: places.cities[name],
    address: costPageAddress(name),
    current: name === city,
  })),
  site,
)}
${linkSection(
  words.whoBuilds(cityName),
  services.map(({ name }) => ({
    name: pages.inCity(catalogue.nameOf({ name }), cityName),
    address: servicePageAddress(name, city),
  })),
  site,
)}`,
  }
}

/** `/cost`: the complete house of every plot size in every city with prices. */
export function allCostsPage(prices: Prices, site: Site): Page {
  const { amounts, cost: words, pages, places, shell, values } = site.words
  const title = words.everywhereTitle
  const rows = costSizes.map(
    (size) =>
      html`<tr><th scope="row">${words.sizes[size.name]}</th>${cities.map(
        (city) =>
          html`<td><a href="${site.to(costPageAddress(city, size.name))}">${amount(amounts.displayAmount(usualCost({ city, size }, 'Standard', prices).complete.costPkr))}</a></td>`,
      )}</tr>`,
  )
  const names = cities.map((city) => places.cities[city])
  return {
    title: pages.ofTameer(title),
    description: words.everywhereDescription(names.join(pages.comma), pricesEverywhere(prices, site)),
    address: costPageAddress(),
    picture: { address: generalAddress(site), words: title },
    crumbs: [
      { name: shell.tameer, address: '/' },
      { name: pages.whatHouseCosts, address: costPageAddress() },
    ],
    data: [],
    body: html`<header><h1>${title}</h1><p class="lead">${words.lead}</p></header>
<section class="lines"><h2>${words.bySize}</h2><p class="note">${words.completeTableHint(values.grades.Standard, pricesEverywhere(prices, site))} ${places.marlaIsUsual(usualMarlaSft)}</p>
${scrollTable(words.bySize, [words.plotSize, ...names], rows)}</section>
<p class="acts">${toOwnHouse(site)}<a class="act" href="${site.to(ratesPageAddress())}">${site.words.ratesPage.everywhereTitle}</a></p>
${checkLink(undefined, site)}
<p><a href="${site.to(embedPageAddress)}">${site.words.embed.title}</a></p>
${linkSection(
  words.city,
  cities.map((city) => ({ name: words.costsIn(places.cities[city]), address: costPageAddress(city) })),
  site,
)}`,
  }
}

function tableRow(head: Html, costsPkr: number[], { words: { amounts } }: Site): Html {
  return html`<tr><th scope="row">${head}</th>${costsPkr.map((pkr) => html`<td>${amount(amounts.displayAmount(pkr))}</td>`)}</tr>`
}
