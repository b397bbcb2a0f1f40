import { type City, cities, currentPriceBook } from '@tameer/calculator'
import { clientLink, costPageAddress, screens, servicePageAddress, services } from '@tameer/contract'
import { displayAmount, displayDate } from '@tameer/words/en/amounts'
import * as words from '@tameer/words/en/cost-page'
import { cities as cityNames } from '@tameer/words/en/places'
import { inCity, ofTameer, toCalculator, whatHouseCosts } from '@tameer/words/en/public-pages'
import { grades } from '@tameer/words/en/values'
import { html } from 'hono/html'
import { builderCards } from './builders.ts'
import type { CostFacts } from './cost-page.ts'
import { costSizes, usualCost } from './cost-sizes.ts'
import type { Html, Page, Site } from './page-document.ts'
import { linkSection } from './page-parts.ts'
import { generalAddress } from './share-faces.ts'

const pricesOf = displayDate(currentPriceBook.pricesAsOf)
const toOwnHouse = html`<a class="act main" href="${clientLink(`${screens.calculator.to()}?mode=detailed`)}">${toCalculator}</a>`

/** `/cost/{city}`: every plot size of a city. */
export function cityCostPage(city: City, { builders, today }: CostFacts, site: Site): Page {
  const cityName = cityNames[city]
  const title = words.cityTitle(cityName)
  const rows = costSizes.map((size) => {
    const { complete, grey } = usualCost({ city, size }, 'Standard', today)
    const link = html`<a href="${costPageAddress(city, size.name)}">${words.sizes[size.name]}</a>`
    return tableRow(link, [complete.costPkr, grey.costPkr])
  })
  return {
    title: ofTameer(title),
    description: words.cityDescription(cityName, pricesOf),
    address: costPageAddress(city),
    picture: { address: generalAddress, words: title },
    crumbs: [
      { name: 'Tameer', address: '/' },
      { name: whatHouseCosts, address: costPageAddress() },
      { name: cityName, address: costPageAddress(city) },
    ],
    data: [],
    body: html`<header><h1>${title}</h1><hr class="measure"><p class="lead">${words.lead}</p></header>
<section class="lines"><h2>${words.bySize}</h2><p class="note">${words.tableHint(grades.Standard, pricesOf)}</p>
${costTable([words.plotSize, words.completeHouse, words.greyStructure], rows)}</section>
<p class="acts">${toOwnHouse}<a class="act" href="${servicePageAddress('Construction', city)}">${words.companiesIn(cityName)}</a></p>
${builderCards(words.builders(cityName), builders, site)}
${linkSection(
  words.otherCities,
  cities.map((name) => ({ name: cityNames[name], address: costPageAddress(name), current: name === city })),
)}
${linkSection(
  words.whoBuilds(cityName),
  services.map(({ name }) => ({ name: inCity(name, cityName), address: servicePageAddress(name, city) })),
)}`,
  }
}

/** `/cost`: the complete house of every plot size in every city with prices. */
export function allCostsPage(today: string): Page {
  const title = words.everywhereTitle
  const rows = costSizes.map(
    (size) =>
      html`<tr><th scope="row">${words.sizes[size.name]}</th>${cities.map(
        (city) =>
          html`<td><a href="${costPageAddress(city, size.name)}">${displayAmount(usualCost({ city, size }, 'Standard', today).complete.costPkr)}</a></td>`,
      )}</tr>`,
  )
  const names = cities.map((city) => cityNames[city])
  return {
    title: ofTameer(title),
    description: words.everywhereDescription(names.join(', '), pricesOf),
    address: costPageAddress(),
    picture: { address: generalAddress, words: title },
    crumbs: [
      { name: 'Tameer', address: '/' },
      { name: whatHouseCosts, address: costPageAddress() },
    ],
    data: [],
    body: html`<header><h1>${title}</h1><hr class="measure"><p class="lead">${words.lead}</p></header>
<section class="lines"><h2>${words.bySize}</h2><p class="note">${words.completeTableHint(grades.Standard, pricesOf)}</p>
${costTable([words.plotSize, ...names], rows)}</section>
<p class="acts">${toOwnHouse}</p>
${linkSection(
  words.city,
  cities.map((city) => ({ name: words.costsIn(cityNames[city]), address: costPageAddress(city) })),
)}`,
  }
}

function costTable(heads: string[], rows: Html[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.bySize}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

function tableRow(head: Html, amounts: number[]): Html {
  return html`<tr><th scope="row">${head}</th>${amounts.map((pkr) => html`<td>${displayAmount(pkr)}</td>`)}</tr>`
}
