import type { BillLine, BillSection, DetailedEstimate } from '@tameer/calculator'
import { clientLink, detailedEstimateAddress } from '@tameer/contract'
import { displayAmount, displayRate, groupDigits } from '@tameer/words/en/amounts'
import * as words from '@tameer/words/en/bill-page'
import { displayQuantity } from '@tameer/words/en/quantities'
import { sections as sectionNames } from '@tameer/words/en/values'
import { html } from 'hono/html'
import type { Html } from './page-document.ts'

/** The bill of answers in the client; `query` is what `encodeAnswers` writes. */
export function billLink(query: string): string {
  return clientLink(detailedEstimateAddress(query))
}

/** A large amount under its name, with a note below. */
export function figure(name: string, pkr: number, note: string | undefined): Html {
  const [number, unit] = displayAmount(pkr).split(' ')
  return html`<div><dt>${name}</dt><dd class="figure"><small>${words.pkr}</small> ${number} <small>${unit}</small></dd>
${note && html`<dd class="note">${note}</dd>`}</div>`
}

/** Every section of the bill with its sum, folded; its lines inside. */
export function billSections({ sections, total }: DetailedEstimate): Html {
  return html`<div class="folds">${sections.map(foldedSection)}
<p><span>${words.sumOfSections}</span><span>${words.inPkr(displayAmount(total.costPkr))}</span></p></div>`
}

function foldedSection({ key, costPkr, lines }: BillSection): Html {
  const name = sectionNames[key]
  return html`<details><summary><span>${name}</span><span>${words.inPkr(displayAmount(costPkr))}</span></summary>
<div class="scroll" tabindex="0" role="region" aria-label="${words.linesOf(name)}"><table><thead><tr><th scope="col">${words.item}</th><th scope="col">${words.rate}</th><th scope="col">${words.quantity}</th><th scope="col">${words.costPkr}</th></tr></thead>
<tbody>${lines.map(lineRow)}</tbody></table></div></details>`
}

function lineRow(line: BillLine): Html {
  const { id, item, ratePkr, unit, costPkr } = line
  return html`<tr><th scope="row">${item}</th><td>${displayRate(ratePkr, unit, id)}</td><td>${displayQuantity(line)}</td><td>${groupDigits(costPkr)}</td></tr>`
}
