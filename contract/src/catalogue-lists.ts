import { findEstimateCity } from './city-ids.ts'
import { services } from './services.ts'

// The three lists of the catalogue as the desk changes them. Pure.

export const catalogueLists = ['cities', 'categories', 'building-types'] as const
export type CatalogueList = (typeof catalogueLists)[number]

export const catalogueLimits = {
  /** Characters of a name. */
  name: 60,
  /** Entries of a list. Each is an option beside a filter, with companies that are counted. */
  entries: { cities: 150, categories: 20, 'building-types': 30 },
} as const

/** The building types of the specification have the ids up to this one. */
const seededTypes = 9

/** True for an entry that cannot be retired: screens and links that are not made of the lists name it. */
export function isFixedEntry(list: CatalogueList, id: number): boolean {
  if (list === 'cities') return findEstimateCity(id) !== undefined
  if (list === 'categories') return services.some(({ categoryId }) => categoryId === id)
  return id <= seededTypes
}
