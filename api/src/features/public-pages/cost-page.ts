import {
  type Area,
  areas,
  type City,
  cities,
  currentQuickBook,
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
import { sections as sectionNames } from '@tameer/words/en/values'
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

/** `/cost/{city}/{size}`: the quick estimate's figures, with what they are and what they are not. */
export function costPage({ city, area }: { city: City; area: Area }): Page | undefined {
  const grey = quickEstimate({ city, area, constructionType: 'Grey Structure', view: 'Grey Structure' })
  const complete = quickEstimate({ city, area, constructionType: 'Complete', view: 'Complete' })
  const share = costShare(city, area)
  if (!grey || !complete || !share) return undefined
  const date = displayDate(currentQuickBook.pricesAsOf)
  const questions = questionsOf(grey, complete, date)
  const figures = `grey structure ${amountWords(grey.total)}, complete ${amountWords(complete.total)}`
  return {
    title: `What a ${area} house costs in ${city} · Tameer`,
    description: `${area} in ${city}: ${figures}, at prices of ${date}. With the breakdown, the lines of the reference house, and what is not in the cost.`,
    address: costPageAddress(city, area),
    picture: { address: share.address, words: `${area} in ${city}: ${figures}` },
    crumbs: [
      { name: 'Tameer', address: '/' },
      { name: `What a ${area} house costs in ${city}`, address: costPageAddress(city, area) },
    ],
    data: [faqData(questions)],
    body: html`<header><h1>What a ${area} house costs in ${city}</h1><hr class="measure">
<p class="lead">Published figures at prices of ${date}. Take them as figures to plan with: the price of your house is what you and your builder agree in writing.</p></header>
<dl class="figures">${figure('Grey structure', grey.total)}${figure('Complete house', complete.total)}</dl>
<p class="acts"><a class="act main" href="${clientLink(screens.calculator.to({ city, area }))}">Open in Tameer</a><a class="act" href="${servicePageAddress('Construction', city)}">Construction companies in ${city}</a></p>
<section><h2>What it is made of</h2><p class="note">Totals of each section for ${area} in ${city}. Foundation &amp; Structure, Electrical Works and Plumbing Works are the grey structure; the others are the finishing.</p>
${breakdownTable(complete)}</section>
${linesSection(complete)}
<section class="faq"><h2>Questions about the cost</h2>${questions.map(
      ({ question, answer }) => html`<div><h3>${question}</h3><p>${answer}</p></div>`,
    )}</section>
${linkSection(
  `Other sizes in ${city}`,
  areas.map((name) => ({ name, address: costPageAddress(city, name), current: name === area })),
)}
${linkSection(
  `${area} elsewhere`,
  cities.map((name) => ({ name, address: costPageAddress(name, area), current: name === city })),
)}
${linkSection(
  `Who builds in ${city}`,
  services.map(({ name }) => ({ name: `${name} in ${city}`, address: servicePageAddress(name, city) })),
)}`,
  }
}

function isRange({ lowPkr, highPkr }: QuickAmount): boolean {
  return lowPkr < highPkr
}

/** `PKR 1.10 Crore`, or `PKR 1.15 Crore (published as 1.1 to 1.2 Crore)`. */
function amountWords(amount: QuickAmount): string {
  return `PKR ${displayAmount(amount.pkr)}${isRange(amount) ? ` (published as ${amount.published})` : ''}`
}

function figure(name: string, amount: QuickAmount): Html {
  const [number, unit] = displayAmount(amount.pkr).split(' ')
  return html`<div><dt>${name}</dt><dd class="figure"><small>PKR</small> ${number} <small>${unit}</small></dd>
${isRange(amount) && html`<dd class="note">The middle of ${amount.published}, as published</dd>`}</div>`
}

/** Every published section: the calculator's six, and the one it has no lines for. */
function breakdownTable({ sections, city, area, total }: QuickEstimate): Html {
  const paint = currentQuickBook.breakdown[city][area].paint_and_ceiling_works
  const paintPkr = parseAmountPkr(paint) ?? 0
  const sumPkr = sections.reduce((sum, section) => sum + section.total.pkr, paintPkr)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Breakdown"><table><thead><tr><th scope="col">Section</th><th scope="col">Cost</th></tr></thead>
<tbody>${sections.map(({ key, total: own }) => sectionRow(sectionNames[key], displayAmount(own.pkr), isRange(own) ? own.published : undefined))}
${sectionRow(sectionNames.paint_and_ceiling_works, displayAmount(paintPkr), undefined)}</tbody>
<tfoot><tr><th scope="row">Sum of the sections</th><td>PKR ${displayAmount(sumPkr)}</td></tr></tfoot></table></div>
${Math.abs(sumPkr - total.pkr) >= roundingPkr && html`<p class="note">The published total is PKR ${displayAmount(total.pkr)}: the sections are published apart from it and do not add up to it exactly.</p>`}`
}

function sectionRow(title: string, text: string, published: string | undefined): Html {
  return html`<tr><th scope="row">${title}</th><td>PKR ${text}${published && html` <small>${published}</small>`}</td></tr>`
}

function linesSection({ sections, city, area }: QuickEstimate): Html {
  const { reference } = currentQuickBook
  return html`<section class="lines"><h2>The lines of the reference house</h2>
<p class="note">These lines belong to one house, 10 Marla in ${reference.city} with ${groupDigits(reference.coveredAreaSft)} sft on two storeys. They are the same for every city and size; they do not change with ${area} in ${city}.</p>
${sections.map(sectionTable)}</section>`
}

function sectionTable({ key, total, lines, linesPkr }: QuickSection): Html {
  const title = sectionNames[key]
  const differs = Math.abs(linesPkr - total.pkr) >= roundingPkr
  return html`<h3>${title}</h3><div class="scroll" tabindex="0" role="region" aria-label="Lines of ${title}"><table><thead><tr><th scope="col">Item</th><th scope="col">Rate</th><th scope="col">Quantity</th><th scope="col">Cost</th></tr></thead>
<tbody>${lines.map(
    ({ item, ratePkr, unit, quantity, costPkr }) =>
      html`<tr><th scope="row">${item}</th><td>${displayRate(ratePkr, unit)}</td><td>${groupDigits(quantity)}</td><td>${displayItemCost(costPkr)}</td></tr>`,
  )}</tbody><tfoot><tr><th scope="row">Sum of these lines</th><td></td><td></td><td>${displayAmount(linesPkr)}</td></tr></tfoot></table></div>
${differs && html`<p class="note">The section above says ${displayAmount(total.pkr)}: the lines of the reference house do not add up to it.</p>`}`
}

function questionsOf(grey: QuickEstimate, complete: QuickEstimate, date: string): Question[] {
  const { city, area } = grey
  return [
    {
      question: `What does the grey structure of a ${area} house cost in ${city}?`,
      answer: `${amountWords(grey.total)}, at prices of ${date}. That is foundations, walls, roofs, plaster, and the pipes and wires inside them.`,
    },
    {
      question: `What does a complete ${area} house cost in ${city}?`,
      answer: `${amountWords(complete.total)}, at prices of ${date}. A complete house adds tiles, doors, windows, paint, fittings and the connections to the grey structure.`,
    },
    {
      question: 'What is not in these figures?',
      answer:
        'The plot, the fees of an architect or engineer, furniture, appliances, solar panels, and the margin of a contractor who builds for a fixed price.',
    },
    {
      question: 'Do the figures follow my drawing?',
      answer:
        'No. They answer to the city and the size of the plot alone. The detailed calculator in Tameer takes covered area, storeys, rooms and the grade of the finishing.',
    },
    {
      question: 'How fresh are the prices?',
      answer: `They are of ${date}. Bricks, cement and steel move within weeks: ask for a dated quotation before you buy.`,
    },
  ]
}
