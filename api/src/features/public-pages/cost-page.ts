import {
  type Area,
  areas,
  type City,
  type ConstructionType,
  cities,
  currentPriceBook,
  currentQuickBook,
  type DetailedEstimate,
  detailedEstimate,
  parseAmountPkr,
  type QuickAmount,
  type QuickEstimate,
  type QuickSection,
  quickEstimate,
} from '@tameer/calculator'
import { clientLink, costPageAddress, screens, servicePageAddress, services, slugOf } from '@tameer/contract'
import {
  displayAmount,
  displayDate,
  displayItemCost,
  displayRate,
  groupDigits,
} from '@tameer/words/en/amounts'
import * as words from '@tameer/words/en/cost-page'
import { areas as areaNames, cities as cityNames } from '@tameer/words/en/places'
import { inCity, ofTameer, toCalculator } from '@tameer/words/en/public-pages'
import { publishedComplete, todaysBill } from '@tameer/words/en/published-figure'
import { grades as gradeNames, sections as sectionNames } from '@tameer/words/en/values'
import { html } from 'hono/html'
import type { Html, Page } from './page-document.ts'
import { linkSection } from './page-parts.ts'
import { costShare } from './share-faces.ts'
import { faqData, type Question } from './structured-data.ts'

/** Below this a difference is the rounding of the published total. */
const roundingPkr = 1_000

/** The calculator's city and plot size of two slugs. */
export function findCostSubject(citySlug: string, sizeSlug: string): { city: City; area: Area } | undefined {
  const city = cities.find((name) => slugOf(name) === citySlug)
  const area = areas.find((name) => slugOf(name) === sizeSlug)
  return city && area ? { city, area } : undefined
}

/** `/cost/{city}/{size}`: the quick estimate's figures beside today's bill, with what they are and what they are not. */
export function costPage({ city, area }: { city: City; area: Area }, now: number): Page | undefined {
  const grey = quickEstimate({ city, area, constructionType: 'Grey Structure', view: 'Grey Structure' })
  const complete = quickEstimate({ city, area, constructionType: 'Complete', view: 'Complete' })
  const share = costShare(city, area)
  // The range grows with the age of the prices, as in the calculator.
  const today = new Date(now).toISOString().slice(0, 10)
  const greyBill = billOf({ city, area, constructionType: 'Grey Structure', today })
  const bill = billOf({ city, area, constructionType: 'Complete', today })
  if (!grey || !complete || !share || !greyBill || !bill) return undefined
  const date = displayDate(currentQuickBook.pricesAsOf)
  const questions = questionsOf({ grey, complete, greyBill, bill }, date)
  const figures = words.stages(amountWords(grey.total), amountWords(complete.total))
  const [cityName, areaName] = [cityNames[city], areaNames[area]]
  const title = words.title(areaName, cityName)
  const billAddress = clientLink(screens.calculator.to({ city, area }, 'detailed'))
  return {
    title: ofTameer(title),
    description: words.description(areaName, cityName, figures, date),
    address: costPageAddress(city, area),
    picture: { address: share.address, words: words.ofPlace(areaName, cityName, figures) },
    crumbs: [
      { name: 'Tameer', address: '/' },
      { name: title, address: costPageAddress(city, area) },
    ],
    data: [faqData(questions)],
    body: html`<header><h1>${title}</h1><hr class="measure">
<p class="lead">${words.lead}</p></header>
<div class="two"><section><h2>${words.publishedOn(date)}</h2>
<p class="note">${publishedComplete(date, html`<a href="${billAddress}">${todaysBill}</a>`)}</p>
<dl class="figures">${publishedFigure(words.greyStructure, grey.total)}${publishedFigure(words.completeHouse, complete.total)}</dl></section>
<section><h2>${words.billAt(displayDate(bill.priceBook.pricesAsOf))}</h2>
<p class="note">${words.billHint(groupDigits(bill.answers.coveredAreaSft), bill.answers.storeys, gradeNames[bill.answers.grade])}</p>
<dl class="figures">${billFigure(words.greyStructure, greyBill)}${billFigure(words.completeHouse, bill)}</dl></section></div>
<p class="acts"><a class="act main" href="${clientLink(screens.calculator.to({ city, area }))}">${toCalculator}</a><a class="act" href="${servicePageAddress('Construction', city)}">${words.companiesIn(cityName)}</a></p>
<section><h2>${words.madeOf}</h2><p class="note">${words.sectionsHint(areaName, cityName)}</p>
${breakdownTable(complete)}</section>
${linesSection(complete)}
<section class="faq"><h2>${words.questions}</h2>${questions.map(
      ({ question, answer }) => html`<div><h3>${question}</h3><p>${answer}</p></div>`,
    )}</section>
${linkSection(
  words.otherSizes(cityName),
  areas.map((name) => ({
    name: areaNames[name],
    address: costPageAddress(city, name),
    current: name === area,
  })),
)}
${linkSection(
  words.elsewhere(areaName),
  cities.map((name) => ({
    name: cityNames[name],
    address: costPageAddress(name, area),
    current: name === city,
  })),
)}
${linkSection(
  words.whoBuilds(cityName),
  services.map(({ name }) => ({ name: inCity(name, cityName), address: servicePageAddress(name, city) })),
)}`,
  }
}

function isRange({ lowPkr, highPkr }: QuickAmount): boolean {
  return lowPkr < highPkr
}

function amountWords(amount: QuickAmount): string {
  return words.amountPublished(displayAmount(amount.pkr), isRange(amount) ? amount.published : undefined)
}

interface Asked {
  city: City
  area: Area
  constructionType: ConstructionType
  /** ISO date. */
  today: string
}

/** The usual house on such a plot, priced with the newest price book. */
function billOf({ area, today, ...house }: Asked): DetailedEstimate | undefined {
  const result = detailedEstimate({ ...house, plotSize: Number.parseInt(area, 10) }, currentPriceBook, today)
  return result.ok ? result.estimate : undefined
}

function publishedFigure(name: string, amount: QuickAmount): Html {
  return figure(name, amount.pkr, isRange(amount) ? words.middleOf(amount.published) : undefined)
}

function billFigure(name: string, { total }: DetailedEstimate): Html {
  return figure(name, total.costPkr, words.range(displayAmount(total.lowPkr), displayAmount(total.highPkr)))
}

function figure(name: string, pkr: number, note: string | undefined): Html {
  const [number, unit] = displayAmount(pkr).split(' ')
  return html`<div><dt>${name}</dt><dd class="figure"><small>${words.pkr}</small> ${number} <small>${unit}</small></dd>
${note && html`<dd class="note">${note}</dd>`}</div>`
}

/** Every published section: the calculator's six, and the one it has no lines for. */
function breakdownTable({ sections, city, area, total }: QuickEstimate): Html {
  const paint = currentQuickBook.breakdown[city][area].paint_and_ceiling_works
  const paintPkr = parseAmountPkr(paint) ?? 0
  const sumPkr = sections.reduce((sum, section) => sum + section.total.pkr, paintPkr)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.breakdown}"><table><thead><tr><th scope="col">${words.section}</th><th scope="col">${words.cost}</th></tr></thead>
<tbody>${sections.map(({ key, total: own }) => sectionRow(sectionNames[key], displayAmount(own.pkr), isRange(own) ? own.published : undefined))}
${sectionRow(sectionNames.paint_and_ceiling_works, displayAmount(paintPkr), undefined)}</tbody>
<tfoot><tr><th scope="row">${words.sumOfSections}</th><td>${words.inPkr(displayAmount(sumPkr))}</td></tr></tfoot></table></div>
${Math.abs(sumPkr - total.pkr) >= roundingPkr && html`<p class="note">${words.sectionsDiffer(displayAmount(total.pkr))}</p>`}`
}

function sectionRow(title: string, text: string, published: string | undefined): Html {
  return html`<tr><th scope="row">${title}</th><td>${words.inPkr(text)}${published && html` <small>${published}</small>`}</td></tr>`
}

function linesSection({ sections, city, area }: QuickEstimate): Html {
  const { reference } = currentQuickBook
  const house = { city: cityNames[reference.city], sft: groupDigits(reference.coveredAreaSft) }
  return html`<section class="lines"><h2>${words.referenceLines}</h2>
<p class="note">${words.referenceHint(house, areaNames[area], cityNames[city])}</p>
${sections.map(sectionTable)}</section>`
}

function sectionTable({ key, total, lines, linesPkr }: QuickSection): Html {
  const title = sectionNames[key]
  const differs = Math.abs(linesPkr - total.pkr) >= roundingPkr
  return html`<h3>${title}</h3><div class="scroll" tabindex="0" role="region" aria-label="${words.linesOf(title)}"><table><thead><tr><th scope="col">${words.item}</th><th scope="col">${words.rate}</th><th scope="col">${words.quantity}</th><th scope="col">${words.cost}</th></tr></thead>
<tbody>${lines.map(
    ({ id, item, ratePkr, unit, quantity, costPkr }) =>
      html`<tr><th scope="row">${item}</th><td>${displayRate(ratePkr, unit, id)}</td><td>${groupDigits(quantity)}</td><td>${displayItemCost(costPkr)}</td></tr>`,
  )}</tbody><tfoot><tr><th scope="row">${words.sumOfLines}</th><td></td><td></td><td>${displayAmount(linesPkr)}</td></tr></tfoot></table></div>
${differs && html`<p class="note">${words.linesDiffer(displayAmount(total.pkr))}</p>`}`
}

interface Figures {
  grey: QuickEstimate
  complete: QuickEstimate
  greyBill: DetailedEstimate
  bill: DetailedEstimate
}

function questionsOf({ grey, complete, greyBill, bill }: Figures, date: string): Question[] {
  const [city, area] = [cityNames[grey.city], areaNames[grey.area]]
  const billDate = displayDate(bill.priceBook.pricesAsOf)
  const costOf = ({ total }: DetailedEstimate) => displayAmount(total.costPkr)
  return [
    {
      question: words.askGrey(area, city),
      answer: words.answerGrey(amountWords(grey.total), date, costOf(greyBill), billDate),
    },
    {
      question: words.askComplete(area, city),
      answer: words.answerComplete(amountWords(complete.total), date, costOf(bill), billDate),
    },
    { question: words.askNotIn, answer: words.answerNotIn },
    { question: words.askDrawing, answer: words.answerDrawing },
    { question: words.askPrices, answer: words.answerPrices(date, billDate) },
  ]
}
