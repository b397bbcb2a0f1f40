import { beforePath, costPageAddress, languages, screens, wordmark } from '@tameer/contract'
import { html, raw } from 'hono/html'
import type { Site } from './site.ts'
import { breadcrumbData, type Crumb, type StructuredItem, structuredData } from './structured-data.ts'

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
  const body = html`${trail(crumbs, site)}<main class="wide">${page.body}</main>`
  return frame({ head, body, hidden: page.indexed === false, address: page.address }, site)
}

/** A message in place of a page. */
export interface Notice {
  title: string
  text: string
  /** Problems, one in each point. */
  points?: string[]
  /** Main link of the notice. Default: the front page. */
  main?: { name: string; address: string }
}

/** Renders a page with a notice, such as an error; it has no address of its own. */
export function renderNoticePage({ title, text, points = [], main }: Notice, site: Site): Promise<string> {
  const words = site.words.pages
  const head = html`<title>${words.ofTameer(title)}</title>`
  const body = html`<main class="wide"><header><h1>${title}</h1><hr class="measure"></header>
<p class="text">${text}</p>
${points.length > 0 && html`<ul class="text points">${points.map((point) => html`<li>${point}</li>`)}</ul>`}
<p class="acts">${main && html`<a class="act main" href="${main.address}">${main.name}</a>`}<a class="act${main ? '' : ' main'}" href="${site.to('/')}">${words.home}</a>
<a class="act" href="${site.toScreen(screens.contractors.to())}">${words.contractors}</a>
<a class="act" href="${site.toScreen(screens.calculator.to())}">${words.calculator}</a></p></main>`
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
  const { css, fonts } = site.style[site.language]
  const { language: own, pages: words, shell } = site.words
  const links = barLinks(site)
  const page = await html`<!doctype html>
<html lang="${site.language}"${site.language === 'ur' ? raw(' dir="rtl"') : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${hidden || site.demo ? raw('<meta name="robots" content="noindex">') : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
<style>${raw(css)}</style></head><body>
<header>${site.demo ? html`<p class="demo">${words.demo}</p>` : ''}
<div class="bar"><nav class="wide" aria-label="${shell.mainNavigation}">
<a class="mark" href="${site.to('/')}" aria-label="${words.homeLink}">${logo}</a>
<div class="links">${links}</div><details class="menu"><summary aria-label="${shell.openMenu}">${raw(menuIcon)}</summary><div>${links}</div></details></nav></div></header>
${body}
<footer><nav class="wide" aria-label="${words.footer}"><p>${words.footerText}</p>
<a href="${site.to('/services/architecture')}">${words.architecture}</a><a href="${site.to('/services/construction')}">${words.construction}</a>
<a href="${site.to('/services/interior-design')}">${words.interiorDesign}</a><a href="${site.to(costPageAddress())}">${words.whatHouseCosts}</a>
<a href="${site.toScreen(screens.about.to())}">${words.about}</a>
<a lang="${own.other}" hreflang="${own.other}" href="${beforePath(own.other) + address}">${own.otherName}</a></nav></footer>
</body></html>
`
  return page.toString()
}

/** Links in the client's bar for a visitor who is not signed in. */
function barLinks({ words: { shell }, to, toScreen }: Site): Html[] {
  return Object.entries(screens).flatMap(([name, screen]) => {
    if (!('header' in screen) || screen.frame === 'dashboard') return []
    const address = screen.pattern === '/' ? to('/') : toScreen(screen.pattern)
    return html`<a${screen.frame === 'bare' ? html` class="join"` : ''} href="${address}">${shell.bar[name as keyof typeof shell.bar]}</a>`
  })
}

const { viewBox, rise, letters, letterWidth, line, lineWidth } = wordmark
/** Same icon as in the client's bar. */
const menuIcon =
  '<svg aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" viewBox="0 0 24 24" width="20" height="20"><path d="M3 7h18M3 12h18M3 17h12"/></svg>'

/** Same width as in the client's bar. */
const logoWidth = 70
const logo = html`<svg aria-hidden="true" fill="none" viewBox="${viewBox}" width="${logoWidth}" height="${logoWidth * rise}"><path d="${letters}" stroke="currentColor" stroke-width="${letterWidth}"/><path d="${line}" stroke="var(--logo-line)" stroke-width="${lineWidth}"/></svg>`

function trail(crumbs: Crumb[], { words, to }: Site): Html {
  const last = crumbs.length - 1
  return html`<nav class="crumbs wide" aria-label="${words.pages.trail}"><ol>${crumbs.map(
    ({ name, address }, index) =>
      index === last
        ? html`<li><span aria-current="page" dir="auto">${name}</span></li>`
        : html`<li><a dir="auto" href="${to(address)}">${name}</a></li>`,
  )}</ol></nav>`
}
