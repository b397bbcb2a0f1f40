import { cities } from '@tameer/calculator'
import {
  costPageAddress,
  embedAddress,
  embedPageAddress,
  type Language,
  languages,
  slugOf,
} from '@tameer/contract'
import { html } from 'hono/html'
import { type CostSubject, costSizes } from '../costs/cost-sizes.ts'
import type { Html, Page } from '../frame/page-document.ts'
import { linkSection } from '../frame/page-parts.ts'
import { generalAddress } from '../share/share-faces.ts'
import type { Site } from '../site.ts'

const languageNames = { en: 'English', ur: 'اردو' } as const
/** Room for the frame where nothing listens for its height. */
const heights = { en: '21rem', ur: '25rem' } as const

type Choice = readonly [value: string, name: string]

/** `/embed`: the line that puts the cost of a usual house on another site, for a chosen house and language. */
export function embedPage({ city, size, language }: CostSubject & { language: Language }, site: Site): Page {
  const { cost, embed: words, pages, places, shell } = site.words
  const query = new URLSearchParams({ city: slugOf(city), plot: slugOf(size.name), language })
  const source = `${site.publicUrl}${embedAddress}?${query}`
  const line = `<iframe src="${source.replaceAll('&', '&amp;')}" title="${pages.whatHouseCosts}" loading="lazy" style="width:100%;max-width:30rem;height:${heights[language]};border:0"></iframe>`
  return {
    title: pages.ofTameer(words.title),
    description: words.lead,
    address: embedPageAddress,
    picture: { address: generalAddress(site), words: words.title },
    crumbs: [
      { name: shell.tameer, address: '/' },
      { name: words.title, address: embedPageAddress },
    ],
    data: [],
    body: html`<header><h1>${words.title}</h1><p class="lead">${words.lead}</p></header>
<section><form class="rate" action="${site.to(embedPageAddress)}">
${select(
  'city',
  cost.city,
  slugOf(city),
  cities.map((one) => [slugOf(one), places.cities[one]] as const),
)}
${select(
  'plot',
  cost.plotSize,
  slugOf(size.name),
  costSizes.map(({ name }) => [slugOf(name), cost.sizes[name]] as const),
)}
${select(
  'language',
  words.language,
  language,
  languages.map((one) => [one, languageNames[one]] as const),
)}
<button class="act">${words.show}</button></form></section>
<section><h2>${words.line}</h2><p class="note">${words.lineHint}</p>
<pre dir="ltr" tabindex="0"><code>${line}</code></pre>
<p class="acts"><a class="act main" href="${source}">${words.preview}</a></p></section>
<section><h2>${words.rules}</h2><ul class="text points">${words.points('postMessage({ tameerHeight })').map((point) => html`<li>${point}</li>`)}</ul></section>
${linkSection(pages.whatHouseCosts, [{ name: cost.costsIn(places.cities[city]), address: costPageAddress(city) }], site)}`,
  }
}

function select(name: string, label: string, chosen: string, choices: readonly Choice[]): Html {
  return html`<label for="${name}">${label}</label><select id="${name}" name="${name}">${choices.map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  )}</select>`
}
