import type { DetailedEstimate } from '@tameer/calculator'
import { costPageAddress, estimatePageAddress, servicePageAddress } from '@tameer/contract'
import {
  houseInShort,
  houseName,
  leftOutInWords,
  marlaInWords,
  materialOf,
  onTopRows,
  optionsInWords,
  ownPricesInWords,
  plotInWords,
  stageOf,
} from '@tameer/words/house-in-words'
import { html } from 'hono/html'
import type { PageWords } from '../../words/page-words.ts'
import { billLink, billSections, checkLink, figure, warningText } from './bill-parts.ts'
import type { Html, Notice, Page } from './page-document.ts'
import { estimateShare } from './share-faces.ts'
import type { ReadEstimate, SharedEstimate } from './shared-estimate.ts'
import type { Site } from './site.ts'

/** `/estimate?…`: a shared bill, calculated again from the answers in its address. */
export function estimatePage(shared: SharedEstimate, site: Site): Page {
  const { amounts, bill, cost, detailed: billWords, estimate: words, pages, places } = site.words
  const { displayAmount, displayDate, groupDigits } = amounts
  const { estimate, query, older } = shared
  const { answers, total, perSft, priceBook, phases, warnings } = estimate
  const date = displayDate(priceBook.pricesAsOf)
  const house = houseName(estimate, site.words.house)
  const [likely, low, high] = [total.costPkr, total.lowPkr, total.highPkr].map(displayAmount) as [
    string,
    string,
    string,
  ]
  const title = words.title(house, likely, low, high)
  const address = estimatePageAddress(query)
  const city = places.cities[answers.city]
  const [grey] = phases
  return {
    title,
    description: words.description(
      stageOf(estimate, site.words.house),
      [...marlaInWords(estimate, site.words.house), ...houseInShort(estimate, site.words.house)],
      date,
    ),
    address,
    picture: { address: estimateShare(estimate, site).address, words: title },
    crumbs: [
      { name: site.words.shell.tameer, address: '/' },
      { name: pages.whatHouseCosts, address: costPageAddress() },
      { name: house, address },
    ],
    data: [],
    indexed: false,
    body: html`<header><h1>${house}</h1><hr class="measure"><p class="lead">${words.lead}</p></header>
${older && html`<p class="note">${billWords.olderPrices(displayDate(older.version), older.totalPkr === undefined ? undefined : displayAmount(older.totalPkr), likely)}</p>`}
<dl class="figures">${figure({ name: stageOf(estimate, site.words.house), pkr: total.costPkr, note: words.aSquareFoot(groupDigits(perSft.costPkr), low, high) }, site)}
${phases.length > 1 && grey && figure({ name: words.ofWhichGrey, pkr: grey.costPkr }, site)}</dl>
<p class="acts"><a class="act main" href="${billLink(query, site)}">${words.change}</a><a class="act" href="${site.to(servicePageAddress('Construction', answers.city))}">${cost.companiesIn(city)}</a></p>
${checkLink(query, site)}
<div class="two"><section><h2>${words.theHouse}</h2><dl class="facts">${houseFacts(estimate, site.words).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl></section>
<section><h2>${bill.madeOf}</h2><p class="note">${bill.madeOfHint}</p>
${billSections(estimate, site)}${onTop(estimate, site.words)}</section></div>
${warnings.length > 0 && html`<section><h2>${words.toKnow}</h2>${warnings.map((found) => html`<p class="text">${warningText(found, site.words)}</p>`)}</section>`}
<section><h2>${words.inAndNot}</h2><p class="text">${words.isIn(date)}</p>${leftOutInWords(estimate, site.words.house).map((text) => html`<p class="text">${text}</p>`)}</section>`,
  }
}

/** Notice for an address whose answers make no estimate. */
export function estimateNotice(read: Exclude<ReadEstimate, SharedEstimate>, site: Site): Notice {
  const { calculator, estimate: words } = site.words
  if (read === 'too long') return { title: words.unreadable, text: words.tooLong }
  return {
    title: words.unreadable,
    text: words.unreadableText,
    points: [...new Set(read.problems.map(calculator.answerProblem))],
    main: { name: words.putRight, address: billLink(read.query, site) },
  }
}

/** The answers as rows of a table. Answers without information are left out. */
function houseFacts(estimate: DetailedEstimate, { estimate: words, house }: PageWords): [string, string][] {
  const { coveredAreaSft, storeys, grade } = estimate.answers
  const rows: [string, string][] = [
    [words.plot, plotInWords(estimate, house)],
    [words.coveredArea, words.sft(house.groupDigits(coveredAreaSft))],
    [words.storeys, String(storeys)],
    [words.rooms, house.roomCounts(estimate.answers)],
    [words.builtUpTo, [stageOf(estimate, house), materialOf(estimate, house)].join(house.comma)],
    [words.grade, house.grades[grade]],
    [words.differs, optionsInWords(estimate, house).join(house.comma)],
    [words.ownPrices, ownPricesInWords(estimate, house).join(house.semicolon)],
  ]
  return rows.filter(([, text]) => text !== '')
}

/** The percentages that are switched on, and the total with all of them. */
function onTop(estimate: DetailedEstimate, { estimate: words, house }: PageWords): Html | false {
  const rows = onTopRows(estimate, house)
  if (rows.length === 0) return false
  return html`<h3>${words.onTop}</h3><div class="folds">${rows.map(
    ({ title, costPkr }) => html`<p><span>${title}</span><span>${house.displayRupees(costPkr)}</span></p>`,
  )}</div>`
}
