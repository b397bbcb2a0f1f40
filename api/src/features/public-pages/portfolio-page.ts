import {
  companyPageAddress,
  fallbackName,
  httpLink,
  portfolioPageAddress,
  screens,
  webAddress,
} from '@tameer/contract'
import { html } from 'hono/html'
import type { Context } from '../../context/context.ts'
import {
  findPortfolio,
  listPortfolioPage,
  type PortfolioRecord,
} from '../../db/queries/portfolios/portfolios.ts'
import type { PageWords } from '../../words/page-words.ts'
import { companyTrail } from './company-page.ts'
import { contactActs } from './contact-links.ts'
import type { Html, Page } from './frame/page-document.ts'
import {
  companyData,
  costLinks,
  factGrid,
  linkSection,
  pictureOf,
  priceInWords,
  projectCard,
  reportLink,
  serviceLinks,
  shorten,
} from './frame/page-parts.ts'
import { portfolioShare } from './share/share-faces.ts'
import { findShareLogo } from './share/share-logo.ts'
import type { Site } from './site.ts'

const othersShown = 3

/** Loads a portfolio with a few others of its company. */
export async function loadPortfolioPage(context: Context, id: string) {
  const db = context.db.read
  const portfolio = await findPortfolio(db, id)
  if (!portfolio) return undefined
  const { rows } = await listPortfolioPage(db, { company: portfolio.companyId, limit: othersShown + 1 })
  const logo = await findShareLogo(context, portfolio.company)
  return { portfolio, logo, others: rows.filter((other) => other.id !== id).slice(0, othersShown) }
}

export type PortfolioPageFacts = NonNullable<Awaited<ReturnType<typeof loadPortfolioPage>>>

/** `/p/{portfolio}`: pictures, facts, and ways to reach the company. */
export function portfolioPage(facts: PortfolioPageFacts, site: Site): Page {
  const { portfolio, others } = facts
  const { title, content, company, cities, images } = portfolio
  const address = portfolioPageAddress(portfolio)
  const { catalogue, messages, pages: words } = site.words
  const where = catalogue.namesOf(cities)
  const greeting = messages.aboutProject(title, site.publicUrl + site.to(address))
  return {
    title: words.ofTameer(shorten(words.projectTitle(title, where, company.name), 90)),
    description: shorten(content),
    address,
    picture: {
      address: portfolioShare(facts, site).address,
      words: words.projectBy(title, company.name),
    },
    crumbs: [...companyTrail(company, site), { name: title, address }],
    data: [projectData(portfolio, site)],
    body: html`<header><h1><bdi>${title}</bdi></h1><p class="lead"><a href="${site.to(companyPageAddress(company))}"><bdi>${company.name}</bdi></a>${where && ` · ${where}`}</p></header>
<p class="acts">${contactActs(company, portfolio.reach, { subject: title, greeting }, site)}
<a class="act" href="${site.toScreen(screens.portfolio.to(portfolio.id))}">${words.toPictures}</a></p>
${images.length > 0 && html`<ul class="pictures">${images.map((image, place) => html`<li>${pictureOf(image, site, { words: words.pictureOf(title, place + 1, images.length), sizes: place === 0 ? '(width >= 1200px) 71rem, 92vw' : '(width >= 700px) 24rem, 92vw', first: place === 0 })}</li>`)}</ul>`}
<div class="two"><section><h2>${words.aboutProject}</h2><p class="text" dir="auto">${content}</p></section>
<section><h2>${words.facts}</h2>${factGrid(factsOf(portfolio, site.words))}</section></div>
${others.length > 0 && html`<section><h2>${words.moreBy(html`<bdi>${company.name}</bdi>`)}</h2><ul class="cards">${others.map((other) => projectCard(other, site, false))}</ul></section>`}
${linkSection(words.lookFurther, serviceLinks(company.categories, cities, site), site)}
${linkSection(words.whatHouseCosts, costLinks(cities, site), site)}
${reportLink(screens.portfolio.to(portfolio.id), site)}`,
  }
}

function factsOf(portfolio: PortfolioRecord, pageWords: PageWords): [string, string | Html][] {
  const { catalogue, pages: words } = pageWords
  const { address, publication, price, cities, buildingTypes } = portfolio
  const video = webAddress(address)
  const lines: [string, string][] = [
    [words.city, catalogue.namesOf(cities)],
    [words.plot, words.plotName(portfolio.plot) ?? ''],
    [words.yearFinished, words.yearName(portfolio.yearFinished) ?? ''],
    [words.builtAs, words.builtName(portfolio.builtAs) ?? ''],
    [words.address, video ? '' : address],
    [words.price, priceInWords(price, pageWords)],
    [words.kind, catalogue.namesOf(buildingTypes)],
    [words.publication, publication],
  ]
  const links: [string, string][] = [
    [words.video, video ?? ''],
    [words.website, portfolio.website],
    [words.magazine, portfolio.magazineLink],
    [words.facebook, portfolio.facebookLink],
    [words.twitter, portfolio.twitterLink],
    [words.linkedin, portfolio.linkedinLink],
    [words.instagram, portfolio.instagramLink],
    [words.tiktok, portfolio.tiktokLink],
  ]
  return [
    ...lines,
    ...links.flatMap(([name, text]): [string, Html][] => {
      const href = httpLink(text)
      if (href === undefined) return []
      const shown = href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
      return [[name, html`<a href="${href}" rel="nofollow ugc noopener noreferrer">${shown}</a>`]]
    }),
  ]
}

function projectData(portfolio: PortfolioRecord, site: Site) {
  const { title, content, company, cities, images, createdAt, updatedAt, buildingTypes } = portfolio
  return {
    '@type': 'CreativeWork',
    name: title,
    description: content,
    url: site.publicUrl + site.to(portfolioPageAddress(portfolio)),
    image: images.map(({ file }) => site.pictures.whole(fallbackName(file))),
    creator: companyData(company, portfolio, site),
    locationCreated: cities.map(({ name }) => ({
      '@type': 'Place',
      name,
      address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: 'PK' },
    })),
    genre: buildingTypes.map(({ name }) => name),
    datePublished: new Date(createdAt).toISOString(),
    dateModified: new Date(updatedAt).toISOString(),
  }
}
