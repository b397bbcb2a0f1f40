import {
  type NewPortfolio,
  type PortfolioChanges,
  type PortfolioColumn,
  textsToStore,
} from '@tameer/contract'
import { invalid } from '../../core/errors.ts'
import { parsePhone } from '../../core/phone.ts'
import type { Database } from '../../db/connect.ts'
import { findMissingBuildingTypes, findMissingCities } from '../../db/queries/catalogue.ts'

/** The form's texts by column, the phone number as E.164. Throws `invalid` for a number that is none. */
export function storedTexts(form: NewPortfolio | PortfolioChanges): Partial<Record<PortfolioColumn, string>> {
  const texts = textsToStore(form)
  if (!texts.phone) return texts
  const phone = parsePhone(texts.phone)
  if (phone) return { ...texts, phone }
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
