import { type DetailedEstimate, findPriceBook } from '@tameer/calculator'
import { costPageAddress, estimatePageAddress, servicePageAddress } from '@tameer/contract'
import { displayAmount, displayDate, displayRupees, groupDigits } from '@tameer/words/en/amounts'
import { madeOf, madeOfHint } from '@tameer/words/en/bill-page'
import { answerProblem, warning } from '@tameer/words/en/calculator'
import { companiesIn } from '@tameer/words/en/cost-page'
import * as billWords from '@tameer/words/en/detailed-estimate'
import * as words from '@tameer/words/en/estimate-page'
import { cities } from '@tameer/words/en/places'
import { whatHouseCosts } from '@tameer/words/en/public-pages'
import * as labels from '@tameer/words/en/values'
import { html } from 'hono/html'
import { billLink, billSections, figure } from './bill-parts.ts'
import { houseFacts, houseInShort, houseName, notInBill, stageOf } from './house-in-words.ts'
import type { Html, Notice, Page } from './page-document.ts'
import { estimateShare } from './share-faces.ts'
import type { ReadEstimate, SharedEstimate } from './shared-estimate.ts'

/** `/estimate?…`: a bill somebody shared, made again from the answers in its address. */
export function estimatePage(shared: SharedEstimate): Page {
  const { estimate, query, older } = shared
  const { answers, total, perSft, priceBook, phases, warnings } = estimate
  const date = displayDate(priceBook.pricesAsOf)
  const house = houseName(estimate)
  const [likely, low, high] = [total.costPkr, total.lowPkr, total.highPkr].map(displayAmount) as [
    string,
    string,
    string,
  ]
  const title = words.title(house, likely, low, high)
  const address = estimatePageAddress(query)
  const city = cities[answers.city]
  const [grey] = phases
  return {
    title,
    description: words.description(stageOf(estimate), houseInShort(estimate), date),
    address,
    picture: { address: estimateShare(estimate).address, words: title },
    crumbs: [
      { name: 'Tameer', address: '/' },
      { name: whatHouseCosts, address: costPageAddress() },
      { name: house, address },
    ],
    data: [],
    indexed: false,
    body: html`<header><h1>${house}</h1><hr class="measure"><p class="lead">${words.lead}</p></header>
${older && html`<p class="note">${billWords.olderPrices(displayDate(findPriceBook(older.version)?.pricesAsOf ?? older.version), older.totalPkr === undefined ? undefined : displayAmount(older.totalPkr), likely)}</p>`}
<dl class="figures">${figure(stageOf(estimate), total.costPkr, words.aSquareFoot(groupDigits(perSft.costPkr), low, high))}
${phases.length > 1 && grey && figure(words.ofWhichGrey, grey.costPkr, undefined)}</dl>
<p class="acts"><a class="act main" href="${billLink(query)}">${words.change}</a><a class="act" href="${servicePageAddress('Construction', answers.city)}">${companiesIn(city)}</a></p>
<div class="two"><section><h2>${words.theHouse}</h2><dl class="facts">${houseFacts(estimate).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl></section>
<section><h2>${madeOf}</h2><p class="note">${madeOfHint}</p>
${billSections(estimate)}${onTop(estimate)}</section></div>
${warnings.length > 0 && html`<section><h2>${words.toKnow}</h2>${warnings.map((found) => html`<p class="text">${warning(found)}</p>`)}</section>`}
<section><h2>${words.inAndNot}</h2><p class="text">${words.isIn(date)}</p>${notInBill(estimate).map((text) => html`<p class="text">${text}</p>`)}</section>`,
  }
}

/** What stands at an address whose answers make no estimate. */
export function estimateNotice(read: Exclude<ReadEstimate, SharedEstimate>): Notice {
  if (read === 'too long') return { title: words.unreadable, text: words.tooLong }
  return {
    title: words.unreadable,
    text: words.unreadableText,
    points: [...new Set(read.problems.map(answerProblem))],
    main: { name: words.putRight, address: billLink(read.query) },
  }
}

/** The percentages that are on, and the bill with all of them. */
function onTop({ addOns, totalWithAddOns }: DetailedEstimate): Html | false {
  if (addOns.length === 0) return false
  return html`<h3>${words.onTop}</h3><div class="folds">${addOns.map(
    ({ id, pct, amountPkr, status }) =>
      html`<p><span>${billWords.addOnLine(labels.addOns[id], pct, labels.statuses[status])}</span><span>${displayRupees(amountPkr)}</span></p>`,
  )}<p><span>${words.withAllOnTop}</span><span>${displayRupees(totalWithAddOns.costPkr)}</span></p></div>`
}
