import {
  countCompanies,
  getPriceBook,
  listBuildingTypes,
  listCategories,
  listCities,
  listPriceBooks,
  type Named,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import * as catalogue from '../../db/queries/companies/catalogue.ts'
import { countCompaniesOfCatalogue } from '../../db/queries/companies/company-counts.ts'
import { mount } from '../../http/mount.ts'
import { presentNamed } from '../../http/presenters/named-presenter.ts'
import { loadPriceBooks } from '../../prices/price-books.ts'

export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const { read } = context.db
  mount(app, listCategories, context, async () => present(await catalogue.listCategories(read)))
  mount(app, listCities, context, async () => present(await catalogue.listCities(read)))
  mount(app, listBuildingTypes, context, async () => present(await catalogue.listBuildingTypes(read)))
  mount(app, countCompanies, context, ({ query }) => countCompaniesOfCatalogue(read, query))
  mount(app, listPriceBooks, context, async () => ({ data: (await loadPriceBooks(read)).list() }))
  mount(app, getPriceBook, context, async ({ params }) => {
    const books = await loadPriceBooks(read)
    const [book, changes] = [books.find(params.version), books.changesTo(params.version)]
    if (!book || !changes) throw notFound('pricesGone')
    return { changes, usual: books.usualOf(book) }
  })
}

function present(entries: readonly catalogue.NamedId[]): { data: Named[] } {
  return { data: entries.map(presentNamed) }
}
