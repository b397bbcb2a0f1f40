// The three lists of the catalogue as the desk changes them. Pure.

export const catalogueLists = ['cities', 'categories', 'building-types'] as const
export type CatalogueList = (typeof catalogueLists)[number]

export const catalogueLimits = {
  /** Characters of a name. */
  name: 60,
  /** Entries of a list. Each is an option beside a filter, with companies that are counted. */
  entries: { cities: 150, categories: 20, 'building-types': 30 },
} as const
