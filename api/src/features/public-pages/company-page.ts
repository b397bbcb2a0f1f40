import {
  companyPageAddress,
  reachOfCompany,
  readPageName,
  screens,
  servicePageAddress,
  services,
} from '@tameer/contract'
import { html, raw } from 'hono/html'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import type { NamedId } from '../../db/queries/companies/catalogue.ts'
import type { CompanyRecord } from '../../db/queries/companies/companies.ts'
import { findProfile } from '../../db/queries/companies/company-facts.ts'
import { countCompanyWork } from '../../db/queries/companies/company-work.ts'
import { findProjectBefore } from '../../db/queries/companies/public-pages.ts'
import type { ShownMark } from '../../db/queries/marks/marks.ts'
import {
  findPortfolioPlace,
  listPortfolioPage,
  type PortfolioRecord,
} from '../../db/queries/portfolios/portfolios.ts'
import { presentMark } from '../../http/presenters/mark-presenter.ts'
import { ownData, ownFacts } from './company-facts.ts'
import { contactActs } from './contact-links.ts'
import type { Page } from './frame/page-document.ts'
import {
  companyData,
  costLinks,
  factGrid,
  howToChoose,
  isBuilder,
  linkSection,
  pageLinks,
  pictureOf,
  projectCard,
  reportLink,
  serviceLinks,
  shorten,
} from './frame/page-parts.ts'
import { pageSize } from './frame/page-size.ts'
import { companyShare } from './share/share-faces.ts'
import { findShareLogo } from './share/share-logo.ts'
import type { Site } from './site.ts'
import type { Crumb } from './structured-data.ts'

/** Limit up to which a company's projects are counted. */
const mostCounted = 100

/** Loads a company with a page of its projects. Returns undefined when it has none, so that no empty page is shown. */
export async function loadCompanyPage(context: Context, id: string, asked?: string) {
  const db = context.db.read
  const today = dayInPakistan(context.clock())
  const profile = await findProfile(db, id, today)
  if (!profile) return undefined
  const { company } = profile
  const place = asked === undefined ? undefined : await findPortfolioPlace(db, asked)
  // A start at a project that does not exist gives the first page.
  const start = place?.companyId === id ? place : undefined
  const after = start && asked
  const { rows, next } = await listPortfolioPage(db, { company: id, limit: pageSize, after: start })
  const [first] = rows
  if (!first) return undefined
  const before = start && (await findProjectBefore(db, start, pageSize))
  const projectCount = (await countCompanyWork(db, [id], mostCounted)).get(id)?.projects ?? rows.length
  const logo = await findShareLogo(context, company)
  return { company, profile, logo, today, first, projects: rows, projectCount, next: next?.id, after, before }
}

export type CompanyPageFacts = NonNullable<Awaited<ReturnType<typeof loadCompanyPage>>>

/** Reads the project id at which the page starts from a query. Returns undefined for any other text. */
export function readProjectStart(text: string): string | undefined {
  const found = readPageName(text)
  return found?.slug === '' ? found.id : undefined
}

/** `/c/{company}`: a company's facts, ways to reach it, and its projects. */
export function companyPage(facts: CompanyPageFacts, site: Site): Page {
  const { company, profile, today, projects, next, after, before } = facts
  const { catalogue, facts: factWords, messages, pages: words } = site.words
  const own = profile.facts
  const address = companyPageAddress(company)
  const startingAt = (id: string | undefined) => (id === undefined ? address : `${address}?after=${id}`)
  const cities = citiesOf(projects)
  const where = catalogue.namesOf(cities)
  const trades = catalogue.namesOf(company.categories)
  const titles = projects.map(({ title }) => title)
  const title = shorten(words.companyTitle(company.name, trades, where), 90)
  const message = {
    subject: words.companySubject,
    greeting: messages.toCompany(site.publicUrl + site.to(address)),
  }
  return {
    title: words.ofTameer(title),
    description: shorten(words.companyDescription(company.name, trades, where, titles.join(words.semicolon))),
    address: startingAt(after),
    picture: { address: companyShare(facts, site).address, words: company.name },
    crumbs: companyTrail(company, site),
    data: [
      {
        ...companyData(company, profile.first, site),
        areaServed: (own.cities.length > 0 ? own.cities : cities).map(catalogue.nameOf),
        ...ownData(profile, site.words.rates, today),
      },
    ],
    previous: after === undefined ? undefined : startingAt(before),
    next: next && startingAt(next),
    body: html`<div class="beside"><div class="panel"><header class="head">${company.image && pictureOf(company.image, site, { kind: 'logo', words: '', sizes: '4.5rem', first: true })}
<div><h1><bdi>${company.name}</bdi></h1><p class="note">${[trades, where].filter(Boolean).join(' · ')}</p></div></header>
${markList(profile.marks, site)}
<p class="acts">${contactActs(company, reachOfCompany(company, profile.first), message, site)}</p></div>
<div><section><h2>${words.projects}</h2><ul class="cards">${projects.map((project, place) => projectCard(project, site, place < 2))}</ul>
${pageLinks(after === undefined ? undefined : startingAt(before), next && startingAt(next), site)}
<p><a href="${site.toScreen(screens.companyProfile.to({ company: company.id }))}">${words.toProfile}</a></p></section>
${own.about && html`<section><h2>${factWords.about}</h2><p class="text" dir="auto">${own.about}</p></section>`}
<section><h2>${words.facts}</h2>${factGrid(factsOf(facts, site))}</section>
${isBuilder(company) && howToChoose(site)}
${linkSection(words.lookFurther, serviceLinks(company.categories, cities, site), site)}
${linkSection(words.whatHouseCosts, costLinks(cities, site), site)}
${reportLink(screens.companyProfile.to({ company: company.id }), site)}</div></div>`,
  }
}

/** Licences and registrations, each with its checker and the day of the check. Empty when there are none. */
function markList(marks: readonly ShownMark[], site: Site) {
  if (marks.length === 0) return false
  const words = site.words.marks
  const { licence } = site.style[site.language].frame.icons
  return html`<ul class="marks" aria-label="${words.marks}">${marks.map((mark) => html`<li>${raw(licence)}<span>${words.markText(presentMark(mark))}</span></li>`)}</ul>`
}

/** Facts and figures of the company as rows. Unknown facts are empty. */
function factsOf(
  { company, profile, today, projects, projectCount }: CompanyPageFacts,
  { words: pageWords }: Site,
): [string, string][] {
  const { catalogue, pages: words } = pageWords
  const kinds = new Map(projects.flatMap(({ buildingTypes }) => buildingTypes).map((type) => [type.id, type]))
  return [
    [words.servicesName, catalogue.namesOf(company.categories)],
    [words.worksIn, catalogue.namesOf(citiesOf(projects))],
    [words.specializations, catalogue.namesOf([...kinds.values()])],
    [words.projects, words.projectCount(projectCount, projectCount >= mostCounted)],
    ...ownFacts(profile, pageWords, today),
  ]
}

/** Breadcrumbs: home, the company's first service, the company. */
export function companyTrail(company: CompanyRecord, { words }: Site): Crumb[] {
  const service = services.find(({ categoryId }) => company.categories.some(({ id }) => id === categoryId))
  const category = company.categories.find(({ id }) => id === service?.categoryId)
  return [
    { name: words.shell.tameer, address: '/' },
    ...(service && category
      ? [{ name: words.catalogue.nameOf(category), address: servicePageAddress(service.name) }]
      : []),
    { name: company.name, address: companyPageAddress(company) },
  ]
}

function citiesOf(projects: PortfolioRecord[]): NamedId[] {
  const byId = new Map(projects.flatMap(({ cities }) => cities).map((city) => [city.id, city]))
  return [...byId.values()]
}
