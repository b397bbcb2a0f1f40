import type { BillLine, BillSection, DetailedEstimate, Warning } from '@tameer/calculator'
import { detailedEstimateAddress, screens } from '@tameer/contract'
import { html } from 'hono/html'
import type { PageWords } from '../../../words/page-words.ts'
import type { Html } from '../frame/page-document.ts'
import type { Site } from '../site.ts'

/** Link to the bill of these answers in the client; `query` is the result of `encodeAnswers`. */
export function billLink(query: string, { toScreen }: Site): string {
  return toScreen(detailedEstimateAddress(query))
}

/** An amount on one line, as in the client: the figure large, its unit small beside it. */
export function amount(text: string): Html {
  const [, figure = text, unit] = /^(\d.*) (\D+)$/.exec(text) ?? []
  return html`<span class="amount">${figure}${unit && html`<small> ${unit}</small>`}</span>`
}

/** Link to the check of a builder's price, for the house of `query` if a page is about one. */
export function checkLink(query: string | undefined, { toScreen, words }: Site): Html {
  return html`<p><a href="${toScreen(screens.check.to({ house: query }))}">${words.check.inBill}</a></p>`
}

interface Figure {
  name: string
  pkr: number
  note?: string | undefined
}

/** A large amount with its name above and a note below. */
export function figure({ name, pkr, note }: Figure, { words: { amounts } }: Site): Html {
  return html`<div><dt>${name}</dt><dd class="figure">${amount(amounts.displayAmount(pkr))}</dd>
${note && html`<dd class="note">${note}</dd>`}</div>`
}

/** Every section of the bill with its sum. The lines are inside, folded. */
export function billSections({ sections, total }: DetailedEstimate, site: Site): Html {
  const { amounts, bill: words } = site.words
  return html`<div class="folds">${sections.map((section) => foldedSection(section, site))}
<p><span>${words.sumOfSections}</span><span>${words.inPkr(amounts.displayAmount(total.costPkr))}</span></p></div>`
}

function foldedSection({ key, costPkr, lines }: BillSection, { words }: Site): Html {
  const { amounts, bill, values } = words
  return html`<details><summary><span>${values.sections[key]}</span><span>${bill.inPkr(amounts.displayAmount(costPkr))}</span></summary>
${rows(lines.map((line) => lineRow(line, words)))}</details>`
}

/** A line in two rows, as in the client: four columns are too narrow on a phone. */
function lineRow(line: BillLine, { amounts, bill, items, quantities }: PageWords): Row {
  const amount = bill.inPkr(amounts.groupDigits(line.costPkr))
  return { name: items.itemName(line.item), amount, note: quantities.displayProduct(line) }
}

export interface Row {
  name: string
  amount: string
  /** Shown below name and amount. */
  note?: string | undefined
}

/** Names at the start, amounts at the end. An amount that does not fit moves below its name. */
export function rows(list: readonly Row[]): Html {
  return html`<dl class="rows">${list.map(
    ({ name, amount, note }) =>
      html`<div><dt>${name}</dt><dd>${amount}</dd>${note && html`<dd class="note">${note}</dd>`}</div>`,
  )}</dl>`
}

/** Text of a warning of the calculator. A note of the price book keeps its own wording. */
export function warningText(found: Warning, { calculator, items }: PageWords): string {
  const said = found.code === 'cityNote' ? { ...found, note: items.itemName(found.note) } : found
  return calculator.warning(said)
}
