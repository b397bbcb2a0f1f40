import type { Context } from '../src/context/context.ts'
import { listCities } from '../src/db/queries/companies/catalogue.ts'
import type { NewCompany } from '../src/db/queries/companies/companies.ts'
import type { RequestRow } from '../src/db/tables/request-schema.ts'
import { addRequest } from './request-rows.ts'
import { addCompany, addPortfolio } from './rows.ts'

const dayMs = 24 * 60 * 60_000

/** Stores a construction company with a project in that city; returns its id. */
export async function addFitting(
  { db }: Pick<Context, 'db'>,
  given: Partial<NewCompany> & { city?: string } = {},
): Promise<string> {
  const { city = 'Lahore', ...company } = given
  const cityId = (await listCities(db.read)).find(({ name }) => name === city)?.id ?? 0
  const id = await addCompany(db, { categoryIds: [5], ...company })
  await addPortfolio(db, id, { cityIds: [cityId] })
  return id
}

/**
 * Stores a request for a house in Lahore that was sent to companies eight days ago and has no answer, and a company
 * that fits it. By default one company was asked.
 */
export async function addUnanswered(
  context: Context,
  { companyIds, days = 8, ...given }: Partial<RequestRow> & { companyIds?: string[]; days?: number } = {},
) {
  const openedAt = context.clock() - days * dayMs
  const asked = companyIds ?? [await addFitting(context)]
  const request = await addRequest(context, asked, { openedAt, ...given })
  await context.db.note((trx) =>
    trx
      .updateTable('invitations')
      .set({ sentAt: openedAt, createdAt: openedAt })
      .where('requestId', '=', request.id)
      .execute(),
  )
  return { ...request, openedAt, companyIds: asked, fittingId: await addFitting(context) }
}
