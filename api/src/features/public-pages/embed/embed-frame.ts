import { type Grade, nameOfBook } from '@tameer/calculator'
import { html, raw } from 'hono/html'
import { colourVariables } from '../../../core/colours.ts'
import { sourceHash } from '../../../core/source-hash.ts'
import type { Prices } from '../../../prices/price-books.ts'
import { billLink } from '../costs/bill-parts.ts'
import { type CostSubject, usualCost, usualQuery } from '../costs/cost-sizes.ts'
import type { Html } from '../frame/page-document.ts'
import type { Site } from '../site.ts'

const css = `${colourVariables()}
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--sheet)}
[lang=ur] body{font-family:"Noto Nastaliq Urdu","Urdu Typesetting",Tahoma,sans-serif;line-height:2}
main{padding:1rem;border:1px solid var(--edge);border-top:3px solid var(--brick)}
h1{font-size:1.125rem;font-weight:500}
.sum{font-size:2rem;line-height:1.3}
[lang=ur] .sum{line-height:1.8}
.note,dt{color:var(--muted);font-size:.875rem}
dl{margin-block:.75rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding-block:.375rem;border-top:1px solid var(--line)}
a{color:var(--blue)}
.act{display:inline-block;padding-block:.625rem}`.replaceAll('\n', '')
const script =
  'new ResizeObserver(()=>parent.postMessage({tameerHeight:document.documentElement.offsetHeight},"*")).observe(document.body)'

/** The only policy that lets a page of another site frame this one. It loads nothing and stores nothing. */
export const embedPolicy = `default-src 'none'; style-src '${sourceHash(css)}'; script-src '${sourceHash(script)}'; base-uri 'none'; form-action 'none'; frame-ancestors *`

const others: readonly Grade[] = ['Economy', 'Premium']

/** The cost of a usual house for another site's page; it tells that page its height. */
export async function embedFrame(subject: CostSubject, prices: Prices, site: Site): Promise<string> {
  const { amounts, cost, embed: words, pages, places, values } = site.words
  const { displayAmount } = amounts
  const { complete } = usualCost(subject, 'Standard', prices)
  const title = pages.inCity(cost.sizes[subject.size.name], places.cities[subject.city])
  const bill = site.publicUrl + billLink(usualQuery(subject, prices), site)
  const page = await html`<!doctype html>
<html lang="${site.language}"${site.language === 'ur' ? raw(' dir="rtl"') : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(css)}</style></head><body><main><p class="note">${cost.completeHouse}${pages.comma}${values.grades.Standard}</p>
<h1>${title}</h1>
<p class="sum">${cost.inPkr(displayAmount(complete.costPkr))}</p>
<p class="note">${cost.rangeInPkr(displayAmount(complete.lowPkr), displayAmount(complete.highPkr))}</p>
<dl>${others.map((grade) => gradeRow(grade, subject, prices, site))}</dl>
<p><a class="act" href="${bill}" target="_blank" rel="noopener">${words.toBill}</a></p>
<p class="note">${words.by(html`<a href="${site.publicUrl}${site.to('/')}" target="_blank" rel="noopener">${site.words.shell.tameer}</a>`, amounts.daysOfPrices(nameOfBook(prices.books.newest)))}</p></main><script>${raw(script)}</script></body></html>
`
  return page.toString()
}

function gradeRow(grade: Grade, subject: CostSubject, prices: Prices, { words }: Site): Html {
  const { amounts, cost, values } = words
  const { complete } = usualCost(subject, grade, prices)
  return html`<div><dt>${values.grades[grade]}</dt><dd>${cost.inPkr(amounts.displayAmount(complete.costPkr))}</dd></div>`
}
