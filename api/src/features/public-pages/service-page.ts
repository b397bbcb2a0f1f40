import { companyPageAddress, screens, servicePageAddress, services, slugOf } from '@tameer/contract'
import { html } from 'hono/html'
import { distanceKm } from '../../core/city-places.ts'
import type { Database } from '../../db/engines/connect.ts'
import { findCityByName, listCities, type NamedId } from '../../db/queries/companies/catalogue.ts'
import {
  type CompanyPlace,
  type CountedCity,
  findCompanyBefore,
  listCitiesOfCategory,
} from '../../db/queries/companies/public-pages.ts'
import { listPortfolioPage, type PortfolioRecord } from '../../db/queries/portfolios/portfolios.ts'
import type { Html, Page } from './frame/page-document.ts'
import {
  costLinks,
  howToChoose,
  linkSection,
  type PlainLink,
  pageLinks,
  pictureOf,
  shorten,
} from './frame/page-parts.ts'
import { pageSize } from './frame/page-size.ts'
import { generalAddress, type SharePicture, serviceShare } from './share/share-faces.ts'
import type { Site } from './site.ts'
import type { Crumb } from './structured-data.ts'

type Service = (typeof services)[number]

/** Least number of companies in a list that search engines may index. */
export const fewestIndexed = 3
/** Limit up to which a city's companies are counted. */
const mostCounted = 20

/** Finds a service by its slug. */
export function findService(slug: string): Service | undefined {
  return services.find(({ name }) => slugOf(name) === slug)
}

/** Finds a city by the slug of its name, or of the one that the code has for it. */
export async function findCityBySlug(db: Database['read'], slug: string): Promise<NamedId | undefined> {
  return findCityByName(await listCities(db), (name) => slugOf(name) === slug)
}

/** Writes a company's place for a query: `12~{id}`. */
function writePlace({ positionKey, companyId }: CompanyPlace): string {
  return `${positionKey}~${companyId}`
}

const place = /^(\d{1,10})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Reads a company's place from a query. Returns undefined for any other text. */
export function readPlace(text: string): CompanyPlace | undefined {
  const [, position, companyId] = place.exec(text) ?? []
  const positionKey = Number(position)
  // The databases' integer column holds no larger value.
  if (companyId === undefined || positionKey > 2_147_483_647) return undefined
  return { positionKey, companyId }
}

/** Loads one page of a service's companies, each with its first project (in that city). */
export async function loadServicePage(
  db: Database['read'],
  service: Service,
  city?: NamedId,
  after?: CompanyPlace,
) {
  const asked = { category: service.categoryId, city: city?.id }
  const start = after && { ...after, place: 0 }
  const page = { ...asked, distinct: 'company', limit: pageSize, after: start } as const
  const { rows, next } = await listPortfolioPage(db, page)
  const before = after && (await findCompanyBefore(db, asked, after, pageSize))
  const cities = await listCitiesOfCategory(db, service.categoryId, mostCounted)
  return { service, city, rows, next, after, before, cities }
}

export type ServicePageFacts = Awaited<ReturnType<typeof loadServicePage>>

/** `/services/{service}` and `/services/{service}/{city}`: companies of a service. */
export function servicePage(facts: ServicePageFacts, site: Site): Page {
  const { service, city, rows, next, after, before, cities } = facts
  const words = site.words.pages
  const { companies, lead } = words.services[service.name]
  const own = servicePageAddress(service.name, city?.name)
  const startingAt = (start: CompanyPlace | null | undefined) =>
    start ? `${own}?after=${writePlace(start)}` : own
  const heading = headingOf(service, city, site)
  const previous = after && startingAt(before)
  const following = next ? startingAt(next) : undefined
  const names = rows.map(({ company }) => company.name)
  return {
    title: words.ofTameer(heading),
    description: shorten(words.serviceDescription(heading, lead, names)),
    address: startingAt(after),
    picture: { address: servicePicture(service, city, site).address, words: heading },
    crumbs: serviceTrail(service, city, site),
    data: [listData(heading, rows, site)],
    previous,
    next: following,
    // Only the first page of a list can be too short: a later one follows a full page.
    indexed: rows.length > 0 && (after !== undefined || rows.length >= fewestIndexed),
    body: html`<header><h1>${heading}</h1><p class="lead">${lead}</p></header>
<p class="acts"><a class="act main" href="${site.toScreen(screens.contractors.to({ service: service.categoryId, city: city?.id }))}">${words.toDirectory}</a></p>
<section><h2>${words.companies}</h2>${
      rows.length === 0
        ? html`<p class="text">${after ? words.listEnds : words.noCompany}</p>`
        : html`<ul class="cards">${rows.map((row, index) => companyCard(row, site, index < 2))}</ul>`
    }${pageLinks(previous, following, site)}</section>
${linkSection(
  words.byCity(companies),
  [
    { name: words.allOfPakistan, address: servicePageAddress(service.name), current: city === undefined },
    ...cityLinks(service, cities, site, city),
  ],
  site,
)}
${city && linkSection(words.whatHouseCosts, costLinks([city], site), site)}
${howToChoose(site)}
${linkSection(
  words.otherServices,
  services
    .filter(({ name }) => name !== service.name)
    .map(({ name }) => ({ name: site.words.catalogue.nameOf({ name }), address: servicePageAddress(name) })),
  site,
)}
${!city && linkSection(words.whatHouseCosts, costLinks(cities, site), site)}`,
  }
}

/** Cities with companies of a service, each with their number: by name, or by distance from a city. */
function cityLinks(
  { name: service }: Service,
  cities: CountedCity[],
  { words: { catalogue, pages } }: Site,
  city?: NamedId,
): PlainLink[] {
  const unknown = 100_000
  const away = (one: CountedCity) => (city && distanceKm(city.id, one.id)) ?? unknown
  const ordered = city ? cities.toSorted((one, other) => away(one) - away(other)) : cities
  return ordered.map(({ companies, ...one }) => ({
    name: pages.cityCount(catalogue.nameOf(one), companies, companies >= mostCounted),
    address: servicePageAddress(service, one.name),
    current: one.id === city?.id,
  }))
}

/** `/services`: the three services, each with its cities. */
export async function servicesPage(db: Database['read'], site: Site): Promise<Page> {
  const words = site.words.pages
  const counted = await Promise.all(
    services.map(async (service) => ({
      service,
      cities: await listCitiesOfCategory(db, service.categoryId, mostCounted),
    })),
  )
  return {
    title: words.ofTameer(words.allServices),
    description: words.allServicesDescription,
    address: servicePageAddress(),
    picture: { address: generalAddress(site), words: words.allServices },
    crumbs: [
      { name: site.words.shell.tameer, address: '/' },
      { name: words.servicesName, address: servicePageAddress() },
    ],
    data: [],
    body: html`<header><h1>${words.allServices}</h1><p class="lead">${words.allServicesLead}</p></header>
<p class="acts"><a class="act main" href="${site.toScreen(screens.contractors.to())}">${words.toDirectory}</a></p>
${counted.map(
  ({ service, cities }) => html`<section><h2>${words.services[service.name].companies}</h2>
<p class="text">${words.services[service.name].lead}</p>
<ul class="chips"><li><a href="${site.to(servicePageAddress(service.name))}">${words.seeAll(words.services[service.name].companies)}</a></li>${cityLinks(service, cities, site).map(({ name, address }) => html`<li><a href="${site.to(address)}">${name}</a></li>`)}</ul></section>`,
)}
${howToChoose(site)}
${linkSection(words.whatHouseCosts, costLinks([], site), site)}`,
  }
}

/** Share picture of the page. */
export function servicePicture(service: Service, city: NamedId | undefined, site: Site): SharePicture {
  return serviceShare(service.name, headingOf(service, city, site), city?.name, site)
}

function headingOf(
  { name }: Service,
  city: NamedId | undefined,
  { words: { catalogue, pages } }: Site,
): string {
  return pages.inCity(pages.services[name].companies, city ? catalogue.nameOf(city) : pages.pakistan)
}

function serviceTrail(service: Service, city: NamedId | undefined, { words }: Site): Crumb[] {
  const { nameOf } = words.catalogue
  const trail = [
    { name: words.shell.tameer, address: '/' },
    { name: words.pages.servicesName, address: servicePageAddress() },
    { name: nameOf(service), address: servicePageAddress(service.name) },
  ]
  return city
    ? [...trail, { name: nameOf(city), address: servicePageAddress(service.name, city.name) }]
    : trail
}

function companyCard({ company, title, cities, images }: PortfolioRecord, site: Site, first: boolean): Html {
  const [image] = images
  const picture = image && pictureOf(image, site, { words: '', sizes: '(width >= 640px) 24rem, 92vw', first })
  const { catalogue, pages } = site.words
  const where = catalogue.namesOf(cities)
  return html`<li class="card">${picture ?? html`<span class="none"></span>`}<div><h3><a href="${site.to(companyPageAddress(company))}"><bdi>${company.name}</bdi></a></h3>
<p><bdi>${title}</bdi>${where && `${pages.comma}${where}`}</p></div></li>`
}

function listData(heading: string, rows: PortfolioRecord[], { publicUrl, to }: Site) {
  return {
    '@type': 'ItemList',
    name: heading,
    itemListElement: rows.map(({ company }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: company.name,
      url: publicUrl + to(companyPageAddress(company)),
    })),
  }
}
