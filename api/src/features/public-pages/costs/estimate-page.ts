import { type DetailedEstimate, stageRows } from '@tameer/calculator'
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
import type { PageWords } from '../../../words/page-words.ts'
import type { Html, Notice, Page } from '../frame/page-document.ts'
import { factGrid } from '../frame/page-parts.ts'
import { estimateShare } from '../share/share-faces.ts'
import type { Site } from '../site.ts'
import { billLink, billSections, checkLink, figure, rows, warningText } from './bill-parts.ts'
import type { ReadEstimate, SharedEstimate } from './shared-estimate.ts'

/**
 * `/estimate?…`: a shared bill, calculated again from the answers in its address. With `rupeesForOne` of another currency
 * its amounts are in that one too.
 */
export function estimatePage(shared: SharedEstimate, site: Site, rupeesForOne?: number): Page {
  const { amounts, bill, cost, estimate: words, pages, places } = site.words
  const { daysOfPrices, displayAmount, displayDate, groupDigits } = amounts
  const { estimate, query, older } = shared
  const { answers, total, perSft, priceBook, phases, warnings } = estimate
  const date = daysOfPrices(priceBook)
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
    body: html`<header><h1>${house}</h1><p class="lead">${words.lead}</p></header>
${older && html`<p class="note">${(older.isGone ? words.pricesGone : words.olderPrices)(displayDate(older.version.slice(0, 10)), older.thenPkr === undefined ? undefined : displayAmount(older.thenPkr), displayAmount(older.todayPkr))}</p>`}
<dl class="figures">${figure({ name: stageOf(estimate, site.words.house), pkr: total.costPkr, note: words.aSquareFoot(groupDigits(perSft.costPkr), low, high) }, site)}
${phases.length > 1 && grey && figure({ name: words.ofWhichGrey, pkr: grey.costPkr }, site)}</dl>
<p class="acts"><a class="act main" href="${billLink(query, site)}">${words.change}</a><a class="act" href="${site.to(servicePageAddress('Construction', answers.city))}">${cost.companiesIn(city)}</a></p>
${checkLink(query, site)}
<div class="two"><section><h2>${words.theHouse}</h2>${factGrid(houseFacts(estimate, site.words))}</section>
${moneyByStage(shared, site, rupeesForOne)}</div>
<section><h2>${bill.madeOf}</h2><p class="note">${bill.madeOfHint}</p>
${billSections(estimate, site)}${onTop(estimate, site.words)}</section>
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

/** The answers as rows of a table. Answers without information are empty. */
function houseFacts(estimate: DetailedEstimate, { estimate: words, house }: PageWords): [string, string][] {
  const { coveredAreaSft, storeys, grade } = estimate.answers
  return [
    [words.plot, plotInWords(estimate, house)],
    [words.coveredArea, words.sft(house.groupDigits(coveredAreaSft))],
    [words.storeys, String(storeys)],
    [words.rooms, house.roomCounts(estimate.answers)],
    [words.builtUpTo, [stageOf(estimate, house), materialOf(estimate, house)].join(house.comma)],
    [words.grade, house.grades[grade]],
    [words.differs, optionsInWords(estimate, house).join(house.comma)],
    [words.ownPrices, ownPricesInWords(estimate, house).join(house.semicolon)],
  ]
}

/** The times when the money is needed, and a field for the rate of another currency. */
function moneyByStage(
  { estimate, query }: SharedEstimate,
  site: Site,
  rupeesForOne: number | undefined,
): Html {
  const { amounts, bill, estimate: words, pages, stages } = site.words
  const inPkr = (pkr: number) => bill.inPkr(amounts.displayAmount(pkr))
  const inOther = (pkr: number) =>
    rupeesForOne ? words.inOther(Math.round(pkr / rupeesForOne).toLocaleString('en'), rupeesForOne) : ''
  const { total, addOns } = estimate
  const list = stageRows(estimate).map(({ stage, costPkr, soFarPkr }) => ({
    name: stages.stages[stage],
    amount: inPkr(costPkr),
    note: [`${stages.soFarIs} ${inPkr(soFarPkr)}`, inOther(costPkr)].filter(Boolean).join(pages.semicolon),
  }))
  return html`<section><h2>${stages.stagesTitle}</h2><p class="note">${stages.stagesInShort} ${addOns.length > 0 && stages.stagesWithoutOnTop}</p>
${rows([...list, { name: stages.total, amount: inPkr(total.costPkr), note: inOther(total.costPkr) }])}
<form class="rate" action="${site.to('/estimate')}">${[...new URLSearchParams(query)].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label for="rate">${words.rupeesForOne}<small>${words.rupeesForOneHint}</small></label>
<input id="rate" name="rate" type="number" step="any" min="0.001" max="100000" required value="${rupeesForOne ?? ''}"><button class="act">${words.showAmounts}</button></form></section>`
}

/** The percentages that are switched on, and the total with all of them. */
function onTop(estimate: DetailedEstimate, { estimate: words, house }: PageWords): Html | false {
  const rows = onTopRows(estimate, house)
  if (rows.length === 0) return false
  return html`<h3>${words.onTop}</h3><div class="folds">${rows.map(
    ({ title, costPkr }) => html`<p><span>${title}</span><span>${house.displayRupees(costPkr)}</span></p>`,
  )}</div>`
}
