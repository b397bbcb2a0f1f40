import { companyPageAddress, services, slugOf } from '@tameer/contract'
import { html } from 'hono/html'
import type { Database } from '../../db/engines/connect.ts'
import { countCompanyWork } from '../../db/queries/companies/company-work.ts'
import { listPortfolioPage, type PortfolioRecord } from '../../db/queries/portfolios/portfolios.ts'
import type { Html } from './frame/page-document.ts'
import { pictureOf } from './frame/page-parts.ts'
import { findCityBySlug } from './service-page.ts'
import type { Site } from './site.ts'

/** A company with its first matching project and its number of projects. */
export interface Builder {
  portfolio: PortfolioRecord
  /** Counted up to `mostCounted`. */
  projects: number
}

const buildersShown = 6
/** Limit of the count: nobody compares larger numbers. */
const mostCounted = 50
const construction = services.find(({ name }) => name === 'Construction')

/** Returns the first construction companies of a city, given by name, in the order of the directory. */
export async function listBuilders(db: Database['read'], cityName: string): Promise<Builder[]> {
  const city = await findCityBySlug(db, slugOf(cityName))
  if (!city || !construction) return []
  const { rows } = await listPortfolioPage(db, {
    category: construction.categoryId,
    city: city.id,
    distinct: 'company',
    limit: buildersShown,
  })
  const counts = await countCompanyWork(
    db,
    rows.map(({ companyId }) => companyId),
    mostCounted,
  )
  return rows.map((portfolio) => ({ portfolio, projects: counts.get(portfolio.companyId)?.projects ?? 1 }))
}

/** Cards of companies under a heading. Empty when there are none. */
export function builderCards(heading: string, builders: readonly Builder[], site: Site): Html | false {
  if (builders.length === 0) return false
  return html`<section><h2>${heading}</h2><ul class="cards">${builders.map((builder) => builderCard(builder, site))}</ul></section>`
}

function builderCard({ portfolio, projects }: Builder, site: Site): Html {
  const { company, cities, images } = portfolio
  const [image] = images
  const picture = image && pictureOf(image, site, { words: '', sizes: '(width >= 640px) 24rem, 92vw' })
  const where = site.words.catalogue.namesOf(cities)
  const count = site.words.pages.projectCount(projects, projects >= mostCounted)
  return html`<li class="card">${picture ?? html`<span class="none"></span>`}<div><h3><a href="${site.to(companyPageAddress(company))}"><bdi>${company.name}</bdi></a></h3>
<p>${[where, count].filter(Boolean).join(' · ')}</p></div></li>`
}
