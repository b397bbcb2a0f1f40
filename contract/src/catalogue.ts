import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf } from './paging.ts'
import { searchQuery } from './search-query.ts'

export const category = z.object({ id: z.int(), name: z.string() })
export const city = z.object({ id: z.int(), name: z.string() })
export const buildingType = z.object({ id: z.int(), name: z.string() })

export type Category = z.infer<typeof category>
export type City = z.infer<typeof city>
export type BuildingType = z.infer<typeof buildingType>

/**
 * A minute of caching saves a page from asking twice for its three lists: the catalogue changes with a migration
 * only.
 */
const open = { tag: 'catalogue', access: 'anyone', status: 200, cacheSeconds: 60 } as const

export const listCategories = endpoint('listCategories', {
  ...open,
  summary: 'The services companies offer.',
  response: listOf(category),
})

export const listCities = endpoint('listCities', {
  ...open,
  summary: 'The cities of Pakistan a portfolio can be in.',
  response: listOf(city),
})

export const listBuildingTypes = endpoint('listBuildingTypes', {
  ...open,
  summary: 'The nine building types.',
  response: listOf(buildingType),
})

const counts = z.array(z.object({ id: z.int(), companies: z.int() }))

export const countCompanies = endpoint('countCompanies', {
  ...open,
  summary: 'How many companies each option of a filter would leave, counted up to 100.',
  /** Each filter's options are counted with the text and all other filters. */
  query: searchQuery,
  response: z.object({
    categories: counts,
    cities: counts,
    buildingTypes: counts,
    prices: z.array(z.object({ price: z.string(), companies: z.int() })),
  }),
})
export type CompanyCounts = z.infer<typeof countCompanies.response>

export const health = endpoint('health', {
  tag: 'service',
  access: 'anyone',
  status: 200,
  summary: 'Says that the server is alive, and which version it is.',
  response: z.object({ status: z.literal('ok'), version: z.string(), commit: z.string() }),
})

export const ready = endpoint('ready', {
  tag: 'service',
  access: 'anyone',
  status: 200,
  summary: 'Says whether the server can serve: the database answers, is up to date, and nothing is stopping.',
  response: z.object({ status: z.literal('ready') }),
})
