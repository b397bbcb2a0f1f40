import type { BillLine, BillSection, DetailedEstimate } from '@tameer/calculator'
import { clientLink, detailedEstimateAddress } from '@tameer/contract'
import { displayAmount, groupDigits } from '@tameer/words/en/amounts'
import * as words from '@tameer/words/en/bill-page'
import { displayProduct } from '@tameer/words/en/quantities'
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
  return html`<details><summary><span>${sectionNames[key]}</span><span>${words.inPkr(displayAmount(costPkr))}</span></summary>
${rows(lines.map(lineRow))}</details>`
}

/** The same two rows as in the client: four columns are too narrow on a phone. */
function lineRow(line: BillLine): Row {
  return { name: line.item, amount: words.inPkr(groupDigits(line.costPkr)), note: displayProduct(line) }
}

export interface Row {
  name: string
  amount: string
  /** Below them. */
  note?: string | undefined
}

/** Names at the start, amounts at the end; where both do not fit, the amount goes below. */
export function rows(list: readonly Row[]): Html {
  return html`<dl class="rows">${list.map(
    ({ name, amount, note }) =>
      html`<div><dt>${name}</dt><dd>${amount}</dd>${note && html`<dd class="note">${note}</dd>`}</div>`,
  )}</dl>`
}
