import {
  missingToShow,
  type NewPortfolio,
  neededToShow,
  type PortfolioChanges,
  type PortfolioColumn,
  parsePhone,
  textsToStore,
} from '@tameer/contract'
import { invalid, invalidField } from '../../core/errors.ts'
import type { Database } from '../../db/connect.ts'
import { findUnchoosable, type NamedId } from '../../db/queries/catalogue.ts'

/** The form's texts by column, with the phone number as E.164. Throws `invalid` for a malformed number. */
export function storedTexts(form: NewPortfolio | PortfolioChanges): Partial<Record<PortfolioColumn, string>> {
  const texts = textsToStore(form)
  if (!texts.phone) return texts
  const phone = parsePhone(texts.phone)
  if (phone) return { ...texts, phone }
  throw invalidField('phone', 'phoneInvalid')
}

/** Throws `invalid` where something is missing that visitors need to be shown. */
export function requireNeeded(portfolio: Parameters<typeof missingToShow>[0]): void {
  const missing = missingToShow(portfolio)
  const [first] = missing
  if (!first) return
  throw invalid(neededToShow[first], Object.fromEntries(missing.map((name) => [name, neededToShow[name]])))
}

/**
 * Throws `invalid` when a city or building type cannot be chosen. `seen` is the portfolio as it is: what it has, it may
 * keep.
 */
export async function requireCatalogueIds(
  db: Database['read'],
  {
    cities = [],
    buildingTypes = [],
  }: { cities?: number[] | undefined; buildingTypes?: number[] | undefined },
  seen?: { cities: readonly NamedId[]; buildingTypes: readonly NamedId[] },
): Promise<void> {
  const idsOf = (kept: readonly NamedId[] | undefined) => kept?.map(({ id }) => id)
  if ((await findUnchoosable(db, 'cities', cities, idsOf(seen?.cities))).length > 0) {
    throw invalid('selectCity', { cities: 'cityNotListed' })
  }
  if ((await findUnchoosable(db, 'buildingTypes', buildingTypes, idsOf(seen?.buildingTypes))).length > 0) {
    throw invalidField('buildingTypes', 'buildingTypeNotListed')
  }
}
