import { cities as costCities } from '@tameer/calculator'
import {
  beginningOf,
  companyPageAddress,
  costPageAddress,
  fallbackName,
  findCityId,
  type ImageKind,
  type ProjectTexts,
  portfolioPageAddress,
  priceTiers,
  reachOfCompany,
  servicePageAddress,
  services,
  sourceSet,
  webpName,
  widthsFor,
} from '@tameer/contract'
import { html } from 'hono/html'
import type { NamedId } from '../../../db/queries/companies/catalogue.ts'
import type { CompanyRecord, StoredPicture } from '../../../db/queries/companies/companies.ts'
import type { PortfolioRecord } from '../../../db/queries/portfolios/portfolios.ts'
import type { PageWords } from '../../../words/page-words.ts'
import { costSizes } from '../costs/cost-sizes.ts'
import type { Site } from '../site.ts'
import type { Html } from './page-document.ts'

const descriptionLength = 160

/** Shortens text to one line of the length a search engine shows, and cuts between words. */
export function shorten(text: string, length = descriptionLength): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const cut = beginningOf(line, length)
  if (cut === line) return line
  const end = cut.lastIndexOf(' ')
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:،؛۔]+$/, '')}…`
}

interface PictureOptions {
  kind?: ImageKind
  words: string
  /** `sizes` attribute of the picture. */
  sizes: string
  /** Visible at once, so not loaded lazily. */
  first?: boolean
}

/** A stored picture in the size that the page shows. */
export function pictureOf(picture: StoredPicture, { pictures }: Site, options: PictureOptions): Html {
  const { kind = 'photograph', sizes, first = false } = options
  const { file, width, height } = picture
  const set = sourceSet(widthsFor(width, kind), (one) => pictures.inPage(webpName(file, one)))
  return html`<picture><source type="image/webp" srcset="${set}" sizes="${sizes}"><img src="${pictures.inPage(fallbackName(file))}" width="${width}" height="${height}" alt="${options.words}"${first ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`}></picture>`
}

/** Card of a project in a list. */
export function projectCard(portfolio: PortfolioRecord, site: Site, first: boolean): Html {
  const [image] = portfolio.images
  const picture = image && pictureOf(image, site, { words: '', sizes: '(width >= 640px) 24rem, 92vw', first })
  return html`<li class="card">${picture ?? html`<span class="none"></span>`}<div><h3><a href="${site.to(portfolioPageAddress(portfolio))}"><bdi>${portfolio.title}</bdi></a></h3>
<p>${projectLine(portfolio, site)}</p></div></li>`
}

/** Facts and price of a project: `10 Marla · Lahore · 2025 · Complete · $$ middle price`. */
function projectLine(project: PortfolioRecord, { words }: Site): string {
  const facts = words.pages.factLine(project, words.catalogue.namesOf(project.cities))
  return [facts, priceInWords(project.price, words)].filter(Boolean).join(' · ')
}

/** Price tier in words: `$$ middle price`. Empty for a price without a tier. */
export function priceInWords(price: string, { pages }: PageWords): string {
  const tier = priceTiers.find(({ value }) => value === price)
  return tier ? `${tier.symbol}\u00a0${pages.priceTierNames[tier.value]}` : ''
}

/** Facts beside one another, as on a profile of the client. A fact without a value is left out. */
export function factGrid(facts: readonly (readonly [name: string, value: string | Html])[]): Html {
  return html`<div class="facts"><dl>${facts.map(
    ([name, value]) => value && html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`,
  )}</dl></div>`
}

/** A table that scrolls by itself where it is wider than the screen; `name` is for readers of screens. */
export function scrollTable(name: string, heads: readonly (string | Html)[], rows: readonly Html[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

/** Links from one page of a list to its neighbours. */
export function pageLinks(previous: string | undefined, next: string | undefined, site: Site): Html {
  const words = site.words.pages
  if (previous === undefined && next === undefined) return html``
  return html`<nav class="pages" aria-label="${words.pages}"><span>${
    previous !== undefined &&
    html`<a class="act" rel="prev" href="${site.to(previous)}">${words.previousPage}</a>`
  }</span><span>${next !== undefined && html`<a class="act" rel="next" href="${site.to(next)}">${words.nextPage}</a>`}</span></nav>`
}

export interface PlainLink {
  name: string
  address: string
  current?: boolean
}

/** Short links side by side under a heading. Empty when there are none. */
export function linkSection(heading: string, links: PlainLink[], { to }: Site): Html {
  if (links.length === 0) return html``
  return html`<section><h2>${heading}</h2><ul class="chips">${links.map(
    ({ name, address, current }) =>
      html`<li><a href="${to(address)}"${current ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )}</ul></section>`
}

/** Links to the services a company offers: everywhere, and in each of the cities. */
export function serviceLinks(categories: NamedId[], cities: NamedId[], { words }: Site): PlainLink[] {
  const { nameOf } = words.catalogue
  return services.flatMap(({ categoryId, name }) => {
    const category = categories.find(({ id }) => id === categoryId)
    if (!category) return []
    return [
      ...cities.map((city) => ({
        name: words.pages.inCity(nameOf(category), nameOf(city)),
        address: servicePageAddress(name, city.name),
      })),
      { name: nameOf(category), address: servicePageAddress(name) },
    ]
  })
}

/**
 * Links to the cost pages of the cities that have prices: every size for a single city, otherwise one link for each
 * city.
 */
export function costLinks(cities: readonly NamedId[], { words }: Site): PlainLink[] {
  const cityNames = words.places.cities
  const known = costCities.filter((name) => cities.some(({ id }) => id === findCityId(name)))
  const [only] = known
  if (only === undefined) return [{ name: words.pages.pakistan, address: costPageAddress() }]
  if (known.length > 1)
    return known.map((city) => ({ name: cityNames[city], address: costPageAddress(city) }))
  return costSizes.map(({ name }) => ({
    name: words.pages.inCity(words.cost.sizes[name], cityNames[only]),
    address: costPageAddress(only, name),
  }))
}

/** Questions that a family should ask a builder before it signs. */
export function howToChoose({ words: { choosing } }: Site): Html {
  return html`<section><h2>${choosing.title}</h2><ul class="text points">${choosing.steps.map((step) => html`<li>${step}</li>`)}</ul><p class="note">${choosing.note}</p></section>`
}

/**
 * Structured data of a company; type `GeneralContractor` for a builder. The contact of `project` replaces a missing one
 * of the company.
 */
export function companyData(
  company: CompanyRecord,
  project: ProjectTexts | undefined,
  { publicUrl, pictures, to, words }: Site,
) {
  const { image, categories } = company
  const { phone, email, website } = reachOfCompany(company, project)
  const builds = isBuilder(company)
  return {
    '@type': builds ? 'GeneralContractor' : 'HomeAndConstructionBusiness',
    name: company.name,
    url: publicUrl + to(companyPageAddress(company)),
    ...(phone && { telephone: phone }),
    email,
    ...(website && { sameAs: website }),
    ...(image ? { logo: pictures.whole(fallbackName(image.file)) } : {}),
    ...(categories.length > 0 ? { knowsAbout: categories.map(words.catalogue.nameOf) } : {}),
  }
}

/** True when the company builds; architects and interior designers do not. */
export function isBuilder({ categories }: CompanyRecord): boolean {
  return categories.some(({ id }) => id === constructionId)
}

const constructionId = 5

/** Link to the screen of a company or a project with its report form open. */
export function reportLink(screen: string, { words, toScreen }: Site): Html {
  const link = toScreen(`${screen}${screen.includes('?') ? '&' : '?'}report=yes`)
  return html`<p><a href="${link}" rel="nofollow">${words.pages.report}</a></p>`
}
