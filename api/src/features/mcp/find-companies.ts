import { clientLink, companyPageAddress, maxLength, screens, services, slugOf } from '@tameer/contract'
import * as z from 'zod'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { findCityByName, listCities } from '../../db/queries/companies/catalogue.ts'
import { listShownMarks } from '../../db/queries/marks/marks.ts'
import { listPortfolioPage } from '../../db/queries/portfolios/portfolios.ts'
import { presentMark } from '../../http/presenters/mark-presenter.ts'
import { siteName } from '../../words/site-name.ts'
import { Refusal, tool } from './tool.ts'

const mostCompanies = 10

export const findCompanies = tool(
  'find_companies',
  {
    title: 'Architects, builders and interior designers',
    description: `At most ten companies that work in Pakistan, in the order of the directory, with the licences and registrations that ${siteName} has checked and the address of each page, where contact and projects are. Companies describe themselves; ${siteName} does not judge their work.`,
    inputSchema: z.strictObject({
      city: z.string().max(60).optional().describe('name of a city in Pakistan'),
      service: z.enum(services.map(({ name }) => name)).optional(),
      text: z
        .string()
        .max(maxLength.search)
        .optional()
        .describe('part of a name, or a trade, locality or plot size'),
    }),
  },
  async ({ city: cityName, service: serviceName, text }, context) => {
    const { db, clock, config } = context
    const city = cityName === undefined ? undefined : await findCity(cityName, context)
    const category = services.find(({ name }) => name === serviceName)?.categoryId
    const filters = { q: text, category, city: city?.id, distinct: 'company', limit: mostCompanies } as const
    const { rows } = await listPortfolioPage(db.read, filters)
    const ids = rows.map(({ companyId }) => companyId)
    const marks = await listShownMarks(db.read, ids, dayInPakistan(clock()))
    return {
      companies: rows.map(({ companyId, company }) => ({
        name: company.name,
        services: company.categories.map(({ name }) => name),
        checkedMarks: (marks.get(companyId) ?? []).map(presentMark),
        page: config.publicUrl + companyPageAddress(company),
      })),
      directory: config.publicUrl + clientLink(screens.contractors.to({ service: category, city: city?.id })),
    }
  },
)

async function findCity(asked: string, { db }: Context) {
  const cities = await listCities(db.read)
  const found = findCityByName(cities, (name) => slugOf(name) === slugOf(asked))
  if (found) return found
  throw new Refusal(`No city has that name. The cities are: ${cities.map(({ name }) => name).join(', ')}.`)
}
