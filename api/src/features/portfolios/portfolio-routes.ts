import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  hidePortfolio,
  listCompanies,
  listPortfolios,
  maxCounted,
  movePortfolio,
  type SearchInstead,
  type SearchMeaning,
  suggestSearches,
  updatePortfolio,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { findSignedIn } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { invalid } from '../../core/errors.ts'
import type { Reader } from '../../db/database.ts'
import {
  type MendedSearch,
  mendSearch,
  type PortfolioPlace,
  type Reading,
  understandSearch,
} from '../../db/portfolio-search/index.ts'
import { listCities } from '../../db/queries/companies/catalogue.ts'
import { findCompanyLife } from '../../db/queries/companies/company-life.ts'
import { listCompanySummaries } from '../../db/queries/companies/company-summaries.ts'
import { countCompanyWork } from '../../db/queries/companies/company-work.ts'
import { listShownMarks } from '../../db/queries/marks/marks.ts'
import { findPortfolioPlace, listPortfolioPage } from '../../db/queries/portfolios/portfolios.ts'
import { signalDeparture } from '../../http/departure.ts'
import { mount } from '../../http/mount.ts'
import { presentNamed } from '../../http/presenters/named-presenter.ts'
import { presentPortfolio } from '../../http/presenters/portfolio-presenter.ts'
import { presentCompanySummary } from './company-summary-presenter.ts'
import { decodeCursor, encodeCursor } from './portfolio-cursor.ts'
import {
  changePortfolio,
  publishPortfolio,
  putBeside,
  removePortfolio,
  requirePortfolio,
  showOrHide,
} from './portfolio-service.ts'
import { suggestSearchesFor } from './search-suggestions.ts'

/** Portfolios: everybody may read them, and a signed-in company may write its own. */
export function portfolioRoutes(app: FastifyInstance, context: Context): void {
  mount(app, listPortfolios, context, async ({ query, caller }) => {
    const { cursor, after: followed, count, mend, ...filters } = query
    const after = await startOf(context, cursor, followed)
    const countTo = count && maxCounted + 1
    const viewer = filters.company && (await findSignedIn(context, caller))?.companyId
    const question = { ...filters, viewer, after, countTo }
    const found = await listPortfolioPage(context.db.read, question)
    const instead = mend && found.rows.length === 0 ? await mendSearch(context.db.read, filters) : undefined
    const { rows, next, total } = instead
      ? await listPortfolioPage(context.db.read, { ...question, q: instead.q })
      : found
    const reading = await understandSearch(context.db.read, { ...filters, q: instead?.q ?? filters.q })
    const companies = filters.distinct ? rows.map(({ companyId }) => companyId) : []
    const work = await listWork(context, companies)
    return {
      data: rows.map((row) => presentPortfolio(row, context, work.get(row.companyId))),
      nextCursor: next && encodeCursor(next),
      ...(total !== undefined && { total }),
      ...presentMeaning(reading),
      ...(instead && { instead: await presentInstead(context.db.read, instead, reading) }),
    }
  })

  mount(app, listCompanies, context, async ({ query }) => {
    const records = await listCompanySummaries(context.db.read, query.ids)
    const marks = await listShownMarks(
      context.db.read,
      records.map(({ company }) => company.id),
      dayInPakistan(context.clock()),
    )
    return {
      data: records.map((record) =>
        presentCompanySummary(record, marks.get(record.company.id) ?? [], context),
      ),
    }
  })

  // Asked when a list is empty.
  mount(app, suggestSearches, context, ({ query }) => suggestSearchesFor(context.db.read, query))

  mount(app, getPortfolio, context, async ({ params, caller }) => {
    const viewer = await findSignedIn(context, caller)
    return presentPortfolio(await requirePortfolio(context, params.id, viewer?.companyId), context)
  })

  mount(app, createPortfolio, context, async ({ form, files, account, reply }) => {
    const sender = { companyId: account.companyId, files, signal: signalDeparture(reply) }
    return presentPortfolio(await publishPortfolio(context, form, sender), context)
  })

  mount(app, updatePortfolio, context, async ({ params, form, files, account, reply }) => {
    const sender = { companyId: account.companyId, files, signal: signalDeparture(reply) }
    return presentPortfolio(await changePortfolio(context, params.id, form, sender), context)
  })

  mount(app, movePortfolio, context, async ({ params, body, account: { companyId } }) => {
    return presentPortfolio(await putBeside(context, { ...body, id: params.id, companyId }), context)
  })

  mount(app, hidePortfolio, context, async ({ params, body: { hidden }, account: { companyId } }) => {
    return presentPortfolio(await showOrHide(context, { id: params.id, companyId, hidden }), context)
  })

  mount(app, deletePortfolio, context, async ({ params, account }) => {
    await removePortfolio(context, params.id, account.companyId)
    return undefined
  })
}

/** Locality and trade that a search names, for a sentence above the list. Empty when it names neither. */
function presentMeaning({ locality, trade, wish, filters }: Reading): { meant?: SearchMeaning } {
  const { category, city = null } = filters
  if (!locality && !trade && !wish) return {}
  return {
    meant: {
      locality: locality
        ? {
            name: locality.name,
            urdu: locality.urdu,
            cities: locality.cities.map(presentNamed),
          }
        : null,
      trade: trade && category !== undefined ? { name: trade, category, city } : null,
      service: (wish && category) ?? null,
    },
  }
}

/** The search that a list is of in place of the typed one, and its meaning where no word is left beside it. */
async function presentInstead(
  db: Reader,
  mended: MendedSearch,
  { words, filters }: Reading,
): Promise<SearchInstead> {
  if (words !== undefined) return { ...mended, category: null, city: null }
  const city = (await listCities(db)).find(({ id }) => id === filters.city)
  return { ...mended, category: filters.category ?? null, city: city ? presentNamed(city) : null }
}

/** Figures and marks that companies show beside their portfolio in a list, by company id. */
async function listWork({ db, clock }: Context, ids: readonly string[]) {
  const work = await countCompanyWork(db.read, ids)
  const marks = await listShownMarks(db.read, ids, dayInPakistan(clock()))
  const life = await findCompanyLife(db.read, ids, clock())
  return new Map(
    [...work].map(([id, counts]) => [id, { ...counts, marks: marks.get(id) ?? [], life: life.get(id) }]),
  )
}

/**
 * Returns the place after which a page starts; undefined for the first page. Throws `invalid` for an unknown portfolio.
 */
async function startOf(
  { db }: Context,
  cursor: string | undefined,
  followed: string | undefined,
): Promise<PortfolioPlace | undefined> {
  if (cursor !== undefined) return decodeCursor(cursor)
  if (followed === undefined) return undefined
  const place = await findPortfolioPlace(db.read, followed)
  if (!place) throw invalid('noSuchListPage', { after: 'noSuchPortfolio' })
  return place
}
