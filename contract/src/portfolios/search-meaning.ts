import * as z from 'zod'
import { city } from '../companies/catalogue.ts'

/** Trades that people search for and no company is listed for. Companies of a service bring such workmen. */
export const trades = [
  ...(['electrician', 'plumber', 'mason', 'carpenter', 'painter', 'tileFixer', 'steelFixer'] as const),
  ...(['welder', 'plasterer', 'shuttering', 'labourer', 'ceilingFixer', 'kitchenMaker'] as const),
  ...(['surveyor', 'structuralEngineer'] as const),
] as const
export type Trade = (typeof trades)[number]

/** Meaning of search words that are no filter, for a sentence above the list. */
export const searchMeaning = z.object({
  /** A locality, with the cities it belongs to, as far as the list is of them. */
  locality: z.object({ name: z.string(), urdu: z.string(), cities: z.array(city) }).nullable(),
  /** A trade, and the service, with a city if one is meant, whose companies the list shows instead. */
  trade: z.object({ name: z.enum(trades), category: z.int(), city: z.int().nullable() }).nullable(),
  /** The service that does what the search names, such as a renovation: the list has its companies. */
  service: z.int().nullable(),
})
export type SearchMeaning = z.infer<typeof searchMeaning>

/** The search that a list is of when nothing has the words that were asked for. */
export const searchInstead = z.object({
  /** Its words: misspelt ones corrected, unknown ones left out. */
  q: z.string(),
  leftOut: z.array(z.string()),
  /** Service and city, when its words and filters name nothing else; else null. */
  category: z.int().nullable(),
  city: city.nullable(),
})
export type SearchInstead = z.infer<typeof searchInstead>
