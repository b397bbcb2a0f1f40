import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../test/databases.ts'
import { fillMany, idOfMany } from '../../../test/many-rows.ts'
import { plansOf } from '../../../test/query-plans.ts'
import type { Database, Reader } from '../engines/connect.ts'
import { countCompaniesOfCatalogue } from '../queries/companies/company-counts.ts'
import { listCompanySummaries } from '../queries/companies/company-summaries.ts'
import { countCompanyWork } from '../queries/companies/company-work.ts'
import {
  countCompanies,
  findCompanyBefore,
  findMappedId,
  findProjectBefore,
  listCitiesOfCategory,
  listMappedPages,
} from '../queries/companies/public-pages.ts'
import { findPortfolio, listPortfolioPage } from '../queries/portfolios/portfolios.ts'
import type { PortfolioFilters, PortfolioPlace } from './conditions.ts'
import { mendSearch } from './index.ts'

// A page must cost the same with any number of portfolios, so no statement may sort them or scan them all.

const filters: Record<string, PortfolioFilters> = {
  'no filter': {},
  category: { category: 4 },
  'a rare category': { category: 6 },
  'a word': { q: 'construction' },
  'a rare word': { q: 'company 1999' },
  'a trade and a city': { q: 'thekedar lahore' },
  'a word, a trade and a city': { q: 'company builders karachi' },
  'a locality of several cities': { q: 'dha' },
  'a trade in a locality': { q: 'electrician gulberg lahore' },
  'a plot size': { q: '7 marla' },
  'a plot size in a city': { q: '7 marla karachi' },
  'no match': { q: 'zzqx' },
  'a letter': { q: 'c' },
  'two letters': { q: 'on' },
  'a word and a category': { q: 'company', category: 4 },
  'a word in a city': { q: 'company', city: 1 },
  'a word in a rare city': { q: 'company', city: 40 },
  company: { company: idOfMany(7) },
  'a company for itself': { company: idOfMany(7), viewer: idOfMany(7), hidden: 'yes' },
  city: { city: 1 },
  'a rare city': { city: 40 },
  'building type': { buildingType: 1 },
  'a rare building type': { buildingType: 9 },
  price: { price: '100-120' },
  'a rare price': { price: 'rare' },
  'city and building type': { city: 1, buildingType: 1 },
  'city and a rare building type': { city: 1, buildingType: 9 },
  'category and city': { category: 6, city: 1 },
  'price and city': { price: '100-120', city: 40 },
  'all filters': { category: 4, city: 1, buildingType: 1, price: '100-120' },
}

const after: PortfolioPlace = { positionKey: 2_147_483_647, companyId: idOfMany(1001), place: 1 }
const wholeMap = { after: idOfMany(1), until: undefined }

const questions: Record<string, (db: Reader) => Promise<unknown>> = {
  'what companies show': (db) => countCompanyWork(db, [idOfMany(7), idOfMany(1999)]),
  'companies of each service and city': (db) => countCompaniesOfCatalogue(db),
  'companies beside filters': (db) =>
    countCompaniesOfCatalogue(db, { category: 4, city: 40, price: '100-120' }),
  'companies beside a text': (db) => countCompaniesOfCatalogue(db, { q: 'builders dha', buildingType: 1 }),
  'another spelling': (db) => mendSearch(db, { q: 'compani 1990', city: 1 }),
  'companies by their ids': (db) => listCompanySummaries(db, [idOfMany(7), idOfMany(1999)]),
  'one portfolio': (db) => findPortfolio(db, idOfMany(17)),
  'cities of a category': (db) => listCitiesOfCategory(db, 4, 20),
  'companies of a category': (db) => countCompanies(db, 4, 3),
  'cities of a rare category': (db) => listCitiesOfCategory(db, 6, 20),
  'a page before': (db) => findCompanyBefore(db, { category: 4 }, after, 24),
  'a page before in a city': (db) => findCompanyBefore(db, { category: 4, city: 1 }, after, 24),
  'a page of projects before': (db) => findProjectBefore(db, { companyId: idOfMany(7), place: 15_000 }, 24),
  'companies of a site map': (db) => listMappedPages(db, 'companies', wholeMap, 100),
  'projects of a site map': (db) => listMappedPages(db, 'portfolios', wholeMap, 100),
  'the next part of a site map': (db) => findMappedId(db, 'portfolios', idOfMany(1), 10_000),
}

/**
 * Plans with a scan of a growing table, and plans with a sort. A scan of a whole covering index is allowed: it shows
 * its first matches and stops at the page's end.
 */
const costly = {
  sqlite:
    /AUTOMATIC|TEMP B-TREE FOR (GROUP|DISTINCT)|SCAN (accounts|compan|portfolio|images|email|hidden|[lbpo]\b)(?!.*USING COVERING INDEX)/,
  postgres: /Seq Scan on (accounts|compan|portfolio|images|email)|Merge Join/,
}
const sorts = { sqlite: /TEMP B-TREE FOR .*ORDER BY/, postgres: /-> {2}Sort {2}\((?!.*rows=0)/ }

describeOnEachEngine('every page is found by walking indexes in its order', (_open, engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await fillMany(db)
  })
  afterAll(() => db.close())

  it.each(Object.entries(filters))('by %s', async (_name, filter) => {
    for (const distinct of [undefined, 'company'] as const) {
      for (const from of [undefined, after]) {
        const page = { ...filter, distinct, limit: 24, after: from, countTo: 1001 }
        const plans = await plansOf(db, (reader) => listPortfolioPage(reader, page))
        expect(plans).not.toMatch(costly[engine])
        expect(plans).not.toMatch(sorts[engine])
      }
    }
  })

  it.each(Object.entries(questions))('for %s', async (name, ask) => {
    const plans = await plansOf(db, ask)
    expect(plans).not.toMatch(costly[engine])
    if (!name.startsWith('cities')) expect(plans).not.toMatch(sorts[engine])
  })
})
