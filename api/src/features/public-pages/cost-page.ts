import {
  areas,
  type City,
  cities,
  currentQuickBook,
  type DetailedEstimate,
  grades,
  parseAmountPkr,
  type QuickAmount,
  type QuickEstimate,
  quickEstimate,
} from '@tameer/calculator'
import { costPageAddress, servicePageAddress, services, slugOf } from '@tameer/contract'
import { displayAmount, displayDate, groupDigits } from '@tameer/words/en/amounts'
import { madeOf, madeOfHint } from '@tameer/words/en/bill-page'
import { warning } from '@tameer/words/en/calculator'
import * as words from '@tameer/words/en/cost-page'
import { toKnow } from '@tameer/words/en/estimate-page'
import { cities as cityNames } from '@tameer/words/en/places'
import { inCity, ofTameer, toCalculator, whatHouseCosts } from '@tameer/words/en/public-pages'
import { publishedComplete, todaysBill } from '@tameer/words/en/published-figure'
import { grades as gradeNames, sections as sectionNames } from '@tameer/words/en/values'
import { html } from 'hono/html'
import { billLink, billSections, figure, rows } from './bill-parts.ts'
import { type Builder, builderCards } from './builders.ts'
import {
  type CostSubject,
  costOf,
  costSizes,
  findSize,
  usualBill,
  usualCost,
  usualQuery,
} from './cost-sizes.ts'
import type { Html, Page, Site } from './page-document.ts'
import { linkSection } from './page-parts.ts'
import { costShare } from './share-faces.ts'
import { faqData, type Question } from './structured-data.ts'

/** Below this a difference is the rounding of the published total. */
const roundingPkr = 1_000

/** The city with prices of a slug. */
export function findCostCity(slug: string): City | undefined {
  return cities.find((name) => slugOf(name) === slug)
}

/** City and plot size of two slugs. */
export function findCostSubject(citySlug: string, sizeSlug: string): CostSubject | undefined {
  const city = findCostCity(citySlug)
  const size = findSize(sizeSlug)
  return city && size && { city, size }
}

export interface CostFacts {
  builders: Builder[]
  /** ISO date. */
  today: string
}

/** `/cost/{city}/{size}`: the bill of the usual house, and the published figure where there is one. */
export function costPage(subject: CostSubject, { builders, today }: CostFacts, site: Site): Page {
  const { city, size } = subject
  const bill = usualBill(subject, 'Standard', today)
  const date = displayDate(bill.priceBook.pricesAsOf)
  const { complete, grey } = costOf(bill)
  const [cityName, sizeName] = [cityNames[city], words.sizes[size.name]]
  const title = words.title(sizeName, cityName)
  const figures = [displayAmount(complete.costPkr), displayAmount(grey.costPkr)] as const
  const published = publishedOf(subject)
  const questions = questionsOf(subject, bill, published)
  const address = costPageAddress(city, size.name)
  return {
    title: ofTameer(title),
    description: words.description(sizeName, cityName, ...figures, date),
    address,
    picture: {
      address: costShare(subject, today).address,
      words: words.ofPlace(sizeName, cityName, ...figures),
    },
    crumbs: [
      { name: 'Tameer', address: '/' },
      { name: whatHouseCosts, address: costPageAddress() },
      { name: cityName, address: costPageAddress(city) },
      { name: sizeName, address },
    ],
    data: [faqData(questions)],
    body: html`<header><h1>${title}</h1><hr class="measure"><p class="lead">${words.lead}</p></header>
<div class="two"><section><h2>${words.billAt(date)}</h2>
<p class="note">${words.billHint(groupDigits(bill.answers.coveredAreaSft), bill.answers.storeys, gradeNames[bill.answers.grade])}</p>
<dl class="figures">${figure(words.completeHouse, complete.costPkr, rangeOf(complete))}${figure(words.greyStructure, grey.costPkr, rangeOf(grey))}</dl></section>
${published && publishedSection(published, billLink(usualQuery(subject)))}</div>
<p class="acts"><a class="act main" href="${billLink(usualQuery(subject))}">${toCalculator}</a><a class="act" href="${servicePageAddress('Construction', city)}">${words.companiesIn(cityName)}</a></p>
<section><h2>${words.grades}</h2><p class="note">${words.gradesHint}</p>${gradeRows(subject, today)}</section>
<section><h2>${madeOf}</h2><p class="note">${madeOfHint}</p>${billSections(bill)}</section>
${bill.warnings.length > 0 && html`<section><h2>${toKnow}</h2>${bill.warnings.map((found) => html`<p class="text">${warning(found)}</p>`)}</section>`}
${builderCards(words.builders(cityName), builders, site)}
<section class="faq"><h2>${words.questions}</h2>${questions.map(
      ({ question, answer }) => html`<div><h3>${question}</h3><p>${answer}</p></div>`,
    )}</section>
${linkSection(words.otherSizes(cityName), sizeLinks(subject))}
${linkSection(
  words.elsewhere(sizeName),
  cities.map((name) => ({
    name: cityNames[name],
    address: costPageAddress(name, size.name),
    current: name === city,
  })),
)}
${linkSection(
  words.whoBuilds(cityName),
  services.map(({ name }) => ({ name: inCity(name, cityName), address: servicePageAddress(name, city) })),
)}`,
  }
}

function sizeLinks({ city, size }: CostSubject) {
  return costSizes.map(({ name }) => ({
    name: words.sizes[name],
    address: costPageAddress(city, name),
    current: name === size.name,
  }))
}

function rangeOf({ lowPkr, highPkr }: { lowPkr: number; highPkr: number }): string {
  return words.range(displayAmount(lowPkr), displayAmount(highPkr))
}

interface Published {
  grey: QuickEstimate
  complete: QuickEstimate
}

/** The quick estimate's figures: there are some for three sizes. */
function publishedOf({ city, size: { published } }: CostSubject): Published | undefined {
  const area = areas.find((name) => name === published)
  if (!area) return undefined
  const grey = quickEstimate({ city, area, constructionType: 'Grey Structure', view: 'Grey Structure' })
  const complete = quickEstimate({ city, area, constructionType: 'Complete', view: 'Complete' })
  return grey && complete && { grey, complete }
}

function publishedSection({ grey, complete }: Published, billAddress: string): Html {
  const date = displayDate(currentQuickBook.pricesAsOf)
  return html`<section><h2>${words.publishedOn(date)}</h2>
<p class="note">${publishedComplete(date, html`<a href="${billAddress}">${todaysBill}</a>`)}</p>
<dl class="figures">${publishedFigure(words.completeHouse, complete.total)}${publishedFigure(words.greyStructure, grey.total)}</dl>
<div class="folds"><details><summary><span>${words.madeOfPublished}</span></summary>${breakdownRows(complete)}</details></div></section>`
}

function isRange({ lowPkr, highPkr }: QuickAmount): boolean {
  return lowPkr < highPkr
}

function publishedFigure(name: string, amount: QuickAmount): Html {
  return figure(name, amount.pkr, isRange(amount) ? words.middleOf(amount.published) : undefined)
}

/** Every published section: the calculator's six, and the one it has no lines for. */
function breakdownRows({ sections, city, area, total }: QuickEstimate): Html {
  const paint = currentQuickBook.breakdown[city][area].paint_and_ceiling_works
  const paintPkr = parseAmountPkr(paint) ?? 0
  const sumPkr = sections.reduce((sum, section) => sum + section.total.pkr, paintPkr)
  return html`${rows([
    ...sections.map(({ key, total: own }) => ({
      name: sectionNames[key],
      amount: words.inPkr(displayAmount(own.pkr)),
      note: isRange(own) ? own.published : undefined,
    })),
    { name: sectionNames.paint_and_ceiling_works, amount: words.inPkr(displayAmount(paintPkr)) },
  ])}
<p><span>${words.sumOfSections}</span><span>${words.inPkr(displayAmount(sumPkr))}</span></p>
${Math.abs(sumPkr - total.pkr) >= roundingPkr && html`<p class="note">${words.sectionsDiffer(displayAmount(total.pkr))}</p>`}`
}

function gradeRows(subject: CostSubject, today: string): Html {
  return rows(
    grades.map((grade) => {
      const { complete, grey, perSftPkr } = usualCost(subject, grade, today)
      return {
        name: gradeNames[grade],
        amount: words.inPkr(displayAmount(complete.costPkr)),
        note: words.greyAndFoot(displayAmount(grey.costPkr), groupDigits(perSftPkr)),
      }
    }),
  )
}

function questionsOf({ city, size }: CostSubject, bill: DetailedEstimate, published?: Published): Question[] {
  const place = [words.sizes[size.name], cityNames[city]] as const
  const date = displayDate(bill.priceBook.pricesAsOf)
  const { complete, grey } = costOf(bill)
  const [likely, low, high] = [complete.costPkr, complete.lowPkr, complete.highPkr].map(displayAmount) as [
    string,
    string,
    string,
  ]
  return [
    { question: words.askGrey(...place), answer: words.answerGrey(displayAmount(grey.costPkr), date) },
    { question: words.askComplete(...place), answer: words.answerComplete(likely, low, high, date) },
    ...(published ? [publishedQuestion(published, date)] : []),
    { question: words.askNotIn, answer: words.answerNotIn },
    { question: words.askDrawing, answer: words.answerDrawing },
    { question: words.askPrices, answer: words.answerPrices(date) },
  ]
}

function publishedQuestion({ complete }: Published, billDate: string): Question {
  const date = displayDate(currentQuickBook.pricesAsOf)
  const answer = words.answerPublished(displayAmount(complete.total.pkr), date, billDate)
  return { question: words.askPublished, answer }
}
