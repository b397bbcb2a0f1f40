import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../paging.ts'
import { searchQuery } from '../portfolios/search-query.ts'

const named = z.object({
  id: z.int(),
  name: z.string(),
  /** The name in Urdu, where the product's own words do not have it. */
  nameUr: z.string().optional(),
})
export type Named = z.infer<typeof named>

export const category = named
export const city = named
export const buildingType = named

export type Category = Named
export type City = Named
export type BuildingType = Named

/** A minute of caching saves a page from asking twice for its three lists, which the desk seldom changes. */
const open = { tag: 'catalogue', access: 'anyone', status: 200, cacheSeconds: 60 } as const

export const listCategories = endpoint('listCategories', {
  ...open,
  summary: 'The services companies offer.',
  response: listOf(named),
})

export const listCities = endpoint('listCities', {
  ...open,
  summary: 'The cities of Pakistan a portfolio can be in.',
  response: listOf(named),
})

export const listBuildingTypes = endpoint('listBuildingTypes', {
  ...open,
  summary: 'The building types.',
  response: listOf(named),
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
