import { beforePath, languages, screens } from '@tameer/contract'
import { html, raw } from 'hono/html'
import { escapeHtml } from '../../../core/escape-html.ts'
import type { Site } from '../site.ts'
import { breadcrumbData, type Crumb, type StructuredItem, structuredData } from '../structured-data.ts'

export type Html = ReturnType<typeof html>

/** Content of one page. Addresses are paths of the English page. */
export interface Page {
  title: string
  description: string
  address: string
  /** Share picture of 1200 × 630 pixels. */
  picture: { address: string; words: string }
  crumbs: Crumb[]
  data: StructuredItem[]
  body: Html
  /** Addresses of the previous and the next page of a list. */
  previous?: string | undefined
  next?: string | undefined
  /** False keeps the page out of search engines, for a list with nothing in it. */
  indexed?: boolean
}

/** Renders the whole page as text. */
export async function renderPage(page: Page, site: Site): Promise<string> {
  const { title, description, picture, crumbs, previous, next } = page
  const at = (address: string) => site.publicUrl + address
  const own = (address: string) => at(site.to(address))
  const head = html`<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${own(page.address)}">
${languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${at(beforePath(one) + page.address)}">`)}<link rel="alternate" hreflang="x-default" href="${at(page.address)}">
${previous === undefined ? '' : html`<link rel="prev" href="${own(previous)}">`}
${next === undefined ? '' : html`<link rel="next" href="${own(next)}">`}
<meta property="og:site_name" content="${site.words.shell.tameer}">
<meta property="og:locale" content="${site.language}_PK">
${languages.filter((one) => one !== site.language).map((one) => html`<meta property="og:locale:alternate" content="${one}_PK">`)}
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${own(page.address)}">
<meta property="og:image" content="${at(picture.address)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${picture.words}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${at(picture.address)}">
<meta name="twitter:image:alt" content="${picture.words}">
${structuredData([...page.data, { '@type': 'WebPage', name: title, url: own(page.address), inLanguage: site.language }, breadcrumbData(crumbs, site)])}`
  const body = html`${trail(crumbs, site)}<main class="sheet">${page.body}</main>`
  return frame({ head, body, hidden: page.indexed === false, address: page.address }, site)
}

/** A message in place of a page. */
export interface Notice {
  title: string
  text: string
  /** Problems, one in each point. */
  points?: string[]
  /** Path that was asked for and not found. */
  asked?: string
  /** Main link of the notice. Default: the front page. */
  main?: { name: string; address: string }
}

/** Renders a page with a notice, such as an error; it has no address of its own. */
export function renderNoticePage(
  { title, text, points = [], asked, main }: Notice,
  site: Site,
): Promise<string> {
  const words = site.words.pages
  const head = html`<title>${words.ofTameer(title)}</title>`
  const body = html`<main class="sheet"><header><h1>${title}</h1></header>
<p class="text">${text}</p>
${asked && html`<p>${words.asked} <code dir="ltr">${asked}</code></p>`}
${points.length > 0 && html`<ul class="text points">${points.map((point) => html`<li>${point}</li>`)}</ul>`}
<p class="acts">${main && html`<a class="act main" href="${main.address}">${main.name}</a>`}<a class="act${main ? '' : ' main'}" href="${site.to('/')}">${words.home}</a>
<a class="act" href="${site.toScreen(screens.contractors.to())}">${words.contractors}</a>
<a class="act" href="${site.toScreen(screens.calculator.to())}">${words.calculator}</a></p>
${asked && html`<section class="failure"><h2>${words.failure}</h2><p role="alert">${words.status}</p></section>`}</main>`
  return frame({ head, body, hidden: true }, site)
}

interface Framed {
  head: Html
  body: Html
  hidden: boolean
  /** Address of the page in English. Default: the front page. */
  address?: string
}

async function frame({ head, body, hidden, address = '/' }: Framed, site: Site) {
  const { css, frame } = site.style[site.language]
  const { other, otherFront } = site.words.language
  // In the frame the link to the other language leads to its front page.
  const withTwin = (part: string) =>
    raw(part.replaceAll(`href="${otherFront}"`, () => `href="${escapeHtml(beforePath(other) + address)}"`))
  const page = await html`<!doctype html>
<html lang="${site.language}"${site.language === 'ur' ? raw(' dir="rtl"') : ''}${site.demo ? raw(' data-demo') : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${hidden || site.demo ? raw('<meta name="robots" content="noindex">') : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${raw(frame.preloads)}
<style>${raw(css)}</style></head><body>
${withTwin(frame.bar)}
${body}
${withTwin(frame.footer)}
</body></html>
`
  return page.toString()
}

function trail(crumbs: Crumb[], { words, to }: Site): Html {
  const last = crumbs.length - 1
  return html`<nav class="crumbs sheet" aria-label="${words.pages.trail}"><ol>${crumbs.map(
    ({ name, address }, index) =>
      index === last
        ? html`<li><span aria-current="page" dir="auto">${name}</span></li>`
        : html`<li><a dir="auto" href="${to(address)}">${name}</a></li>`,
  )}</ol></nav>`
}
