import type { NewPortfolio, PortfolioChanges } from '@tameer/contract'
import { invalid } from '../../core/errors.ts'
import { parsePhone } from '../../core/phone.ts'
import type { Database } from '../../db/connect.ts'
import { findMissingBuildingTypes, findMissingCities } from '../../db/queries/catalogue.ts'

/** The form's texts as they are stored, the phone number as E.164. Throws `invalid` for a number that is none. */
export function storedFields<Form extends NewPortfolio | PortfolioChanges>(form: Form): Form {
  const { phone } = form
  if (phone === undefined || phone === '') return form
  const parsed = parsePhone(phone)
  if (parsed) return { ...form, phone: parsed }
  const message = 'Please enter a valid phone number'
  throw invalid(message, { phone: message })
}

/** Throws `invalid` when the catalogue has no such city or building type. */
export async function requireCatalogueIds(
  db: Database['read'],
  {
    cities = [],
    buildingTypes = [],
  }: { cities?: number[] | undefined; buildingTypes?: number[] | undefined },
): Promise<void> {
  if ((await findMissingCities(db, cities)).length > 0) {
    throw invalid('Please select a city', { cities: 'This city is not in the list' })
  }
  if ((await findMissingBuildingTypes(db, buildingTypes)).length > 0) {
    const message = 'This specialization is not in the list'
    throw invalid(message, { buildingTypes: message })
  }
}
