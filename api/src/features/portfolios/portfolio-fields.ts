import {
  missingToShow,
  type NewPortfolio,
  neededToShow,
  type PortfolioChanges,
  type PortfolioColumn,
  textsToStore,
} from '@tameer/contract'
import { storedPhone } from '../../core/contact/stored-phone.ts'
import { invalid, invalidField } from '../../core/errors.ts'
import type { Database } from '../../db/engines/connect.ts'
import { findUnknown } from '../../db/queries/companies/catalogue.ts'

/** The form's texts by column, with the phone number as E.164. Throws `invalid` for a malformed number. */
export function storedTexts(form: NewPortfolio | PortfolioChanges): Partial<Record<PortfolioColumn, string>> {
  const texts = textsToStore(form)
  return texts.phone ? { ...texts, phone: storedPhone('phone', texts.phone) } : texts
}

/** Throws `invalid` where something is missing that visitors need to be shown. */
export function requireNeeded(portfolio: Parameters<typeof missingToShow>[0]): void {
  const missing = missingToShow(portfolio)
  const [first] = missing
  if (!first) return
  throw invalid(neededToShow[first], Object.fromEntries(missing.map((name) => [name, neededToShow[name]])))
}

/** Throws `invalid` for a city or a building type that is not in the lists. */
export async function requireCatalogueIds(
  db: Database['read'],
  {
    cities = [],
    buildingTypes = [],
  }: { cities?: number[] | undefined; buildingTypes?: number[] | undefined },
): Promise<void> {
  if ((await findUnknown(db, 'cities', cities)).length > 0) {
    throw invalid('selectCity', { cities: 'cityNotListed' })
  }
  if ((await findUnknown(db, 'buildingTypes', buildingTypes)).length > 0) {
    throw invalidField('buildingTypes', 'buildingTypeNotListed')
  }
}
