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
  usualMarlaSft,
} from '@tameer/calculator'
import { costPageAddress, ratesPageAddress, servicePageAddress, services, slugOf } from '@tameer/contract'
import { marlaInWords } from '@tameer/words/house-in-words'
import { html } from 'hono/html'
import type { Prices } from '../../../prices/price-books.ts'
import type { PageWords } from '../../../words/page-words.ts'
import { type Builder, builderCards } from '../builders.ts'
import type { Html, Page } from '../frame/page-document.ts'
import { linkSection } from '../frame/page-parts.ts'
import { costShare } from '../share/share-faces.ts'
import type { Site } from '../site.ts'
import { faqData, type Question } from '../structured-data.ts'
import { billLink, billSections, checkLink, figure, rows, warningText } from './bill-parts.ts'
import {
  type CostSubject,
  costOf,
  costSizes,
  findSize,
  usualBill,
  usualCost,
  usualQuery,
} from './cost-sizes.ts'

/** Smaller differences come from rounding the published total. */
const roundingPkr = 1_000

/** Finds the city with prices by its slug. */
export function findCostCity(slug: string): City | undefined {
  return cities.find((name) => slugOf(name) === slug)
}

/** Finds city and plot size by their slugs. */
export function findCostSubject(citySlug: string, sizeSlug: string): CostSubject | undefined {
  const city = findCostCity(citySlug)
  const size = findSize(sizeSlug)
  return city && size && { city, size }
}

export interface CostFacts {
  builders: Builder[]
  prices: Prices
}

/** `/cost/{city}/{size}`: the bill of the usual house, and the published figure if there is one. */
export function costPage(subject: CostSubject, { builders, prices }: CostFacts, site: Site): Page {
  const {
    amounts,
    bill: billWords,
    catalogue,
    cost: words,
    estimate,
    house,
    pages,
    places,
    values,
  } = site.words
  const { daysOfPrices, displayAmount, groupDigits } = amounts
  const { city, size } = subject
  const bill = usualBill(subject, 'Standard', prices)
  const date = daysOfPrices(bill.priceBook)
  const { complete, grey } = costOf(bill)
  const [cityName, sizeName] = [places.cities[city], words.sizes[size.name]]
  const title = words.title(sizeName, cityName)
  const figures = [displayAmount(complete.costPkr), displayAmount(grey.costPkr)] as const
  const published = publishedOf(subject)
  const questions = questionsOf(subject, { bill, published }, site.words)
  const address = costPageAddress(city, size.name)
  const marla = bill.answers.marlaStandardSft
  return {
    title: pages.ofTameer(title),
    description: `${words.description(sizeName, cityName, ...figures, date)} ${places.marlaIs(marla)}`,
    address,
    picture: {
      address: costShare(subject, prices, site).address,
      words: [words.ofPlace(sizeName, cityName, ...figures), ...marlaInWords(bill, house)].join(house.comma),
    },
    crumbs: [
      { name: site.words.shell.tameer, address: '/' },
      { name: pages.whatHouseCosts, address: costPageAddress() },
      { name: cityName, address: costPageAddress(city) },
      { name: sizeName, address },
    ],
    data: [faqData(questions, site)],
    body: html`<header><h1>${title}</h1><p class="lead">${words.lead}</p></header>
<div class="two"><section><h2>${words.billAt(date)}</h2>
<p class="note">${words.billHint(groupDigits(bill.answers.coveredAreaSft), bill.answers.storeys, values.grades[bill.answers.grade])} ${places.marlaIsUsual(marla)}</p>
<dl class="figures">${figure({ name: words.completeHouse, pkr: complete.costPkr, note: rangeOf(complete, site) }, site)}${figure({ name: words.greyStructure, pkr: grey.costPkr, note: rangeOf(grey, site) }, site)}</dl></section>
${published && publishedSection(published, billLink(usualQuery(subject, prices), site), site)}</div>
<p class="acts"><a class="act main" href="${billLink(usualQuery(subject, prices), site)}">${pages.toCalculator}</a><a class="act" href="${site.to(servicePageAddress('Construction', city))}">${words.companiesIn(cityName)}</a><a class="act" href="${site.to(ratesPageAddress(city))}">${site.words.ratesPage.ratesIn(cityName)}</a></p>
${checkLink(usualQuery(subject, prices), site)}
<section><h2>${words.grades}</h2><p class="note">${words.gradesHint}</p>${gradeRows(subject, prices, site.words)}</section>
<section><h2>${billWords.madeOf}</h2><p class="note">${billWords.madeOfHint}</p>${billSections(bill, site)}</section>
${bill.warnings.length > 0 && html`<section><h2>${estimate.toKnow}</h2>${bill.warnings.map((found) => html`<p class="text">${warningText(found, site.words)}</p>`)}</section>`}
${builderCards(words.builders(cityName), builders, site)}
<section class="faq"><h2>${words.questions}</h2>${questions.map(
      ({ question, answer }) => html`<div><h3>${question}</h3><p>${answer}</p></div>`,
    )}</section>
${linkSection(words.otherSizes(cityName), sizeLinks(subject, site.words), site)}
${linkSection(
  words.elsewhere(sizeName),
  cities.map((name) => ({
    name: places.cities[name],
    address: costPageAddress(name, size.name),
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

function sizeLinks({ city, size }: CostSubject, { cost: words }: PageWords) {
  return costSizes.map(({ name }) => ({
    name: words.sizes[name],
    address: costPageAddress(city, name),
    current: name === size.name,
  }))
}

function rangeOf(
  { lowPkr, highPkr }: { lowPkr: number; highPkr: number },
  {
    words: {
      amounts: { displayAmount },
      cost,
    },
  }: Site,
): string {
  return cost.rangeInPkr(displayAmount(lowPkr), displayAmount(highPkr))
}

interface Published {
  grey: QuickEstimate
  complete: QuickEstimate
}

/** Figures of the quick estimate. They exist for three sizes. */
function publishedOf({ city, size: { published } }: CostSubject): Published | undefined {
  const area = areas.find((name) => name === published)
  if (!area) return undefined
  const grey = quickEstimate({ city, area, constructionType: 'Grey Structure', view: 'Grey Structure' })
  const complete = quickEstimate({ city, area, constructionType: 'Complete', view: 'Complete' })
  return grey && complete && { grey, complete }
}

function publishedSection({ grey, complete }: Published, billAddress: string, site: Site): Html {
  const { amounts, cost: words, places, published } = site.words
  const date = amounts.displayDate(currentQuickBook.pricesAsOf)
  return html`<section><h2>${words.publishedOn(date)}</h2>
<p class="note">${published.publishedComplete(date, html`<a href="${billAddress}">${published.todaysBill}</a>`)} ${places.marlaIs(usualMarlaSft)}</p>
<dl class="figures">${publishedFigure(words.completeHouse, complete.total, site)}${publishedFigure(words.greyStructure, grey.total, site)}</dl>
<div class="folds"><details><summary><span>${words.madeOfPublished}</span></summary>${breakdownRows(complete, site)}</details></div></section>`
}

function isRange({ lowPkr, highPkr }: QuickAmount): boolean {
  return lowPkr < highPkr
}

function publishedFigure(name: string, amount: QuickAmount, site: Site): Html {
  const note = isRange(amount) ? site.words.cost.middleOf(amount.published) : undefined
  return figure({ name, pkr: amount.pkr, note }, site)
}

/** Rows of every published section: the calculator's six, and the one for which it has no lines. */
function breakdownRows({ sections, city, area, total }: QuickEstimate, { words: pageWords }: Site): Html {
  const {
    amounts: { displayAmount },
    cost: words,
    values: { sections: sectionNames },
  } = pageWords
  const paint = currentQuickBook.breakdown[city][area].paint_and_ceiling_works
  const paintPkr = parseAmountPkr(paint) ?? 0
  const sumPkr = sections.reduce((sum, section) => sum + section.total.pkr, paintPkr)
  return html`${rows([
    ...sections.map(({ key, total: own }) => ({
      name: sectionNames[key],
      amount: words.inPkr(displayAmount(own.pkr)),
      note: isRange(own) ? words.asPublished(own.published) : undefined,
    })),
    { name: sectionNames.paint_and_ceiling_works, amount: words.inPkr(displayAmount(paintPkr)) },
  ])}
<p><span>${words.sumOfSections}</span><span>${words.inPkr(displayAmount(sumPkr))}</span></p>
${Math.abs(sumPkr - total.pkr) >= roundingPkr && html`<p class="note">${words.sectionsDiffer(displayAmount(total.pkr))}</p>`}`
}

function gradeRows(subject: CostSubject, prices: Prices, { amounts, cost: words, values }: PageWords): Html {
  const { displayAmount, groupDigits } = amounts
  return rows(
    grades.map((grade) => {
      const { complete, grey, perSftPkr } = usualCost(subject, grade, prices)
      return {
        name: values.grades[grade],
        amount: words.inPkr(displayAmount(complete.costPkr)),
        note: words.greyAndFoot(displayAmount(grey.costPkr), groupDigits(perSftPkr)),
      }
    }),
  )
}

function questionsOf(
  { city, size }: CostSubject,
  { bill, published }: { bill: DetailedEstimate; published: Published | undefined },
  pageWords: PageWords,
): Question[] {
  const {
    amounts: { daysOfPrices, displayAmount },
    cost: words,
    places,
  } = pageWords
  const place = [words.sizes[size.name], places.cities[city]] as const
  const date = daysOfPrices(bill.priceBook)
  const { complete, grey } = costOf(bill)
  const [likely, low, high] = [complete.costPkr, complete.lowPkr, complete.highPkr].map(displayAmount) as [
    string,
    string,
    string,
  ]
  return [
    { question: words.askGrey(...place), answer: words.answerGrey(displayAmount(grey.costPkr), date) },
    { question: words.askComplete(...place), answer: words.answerComplete(likely, low, high, date) },
    ...(published ? [publishedQuestion(published, date, pageWords)] : []),
    { question: words.askMarla, answer: places.marlaIsUsual(bill.answers.marlaStandardSft) },
    { question: words.askNotIn, answer: words.answerNotIn },
    { question: words.askDrawing, answer: words.answerDrawing },
    { question: words.askPrices, answer: words.answerPrices(date) },
  ]
}

function publishedQuestion(
  { complete }: Published,
  billDate: string,
  { amounts: { displayAmount, displayDate }, cost: words }: PageWords,
): Question {
  const date = displayDate(currentQuickBook.pricesAsOf)
  const answer = words.answerPublished(displayAmount(complete.total.pkr), date, billDate)
  return { question: words.askPublished, answer }
}
